/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention). */
export const bLeague = `
Utsunomiya Brex|UTB|ffd700 000080|Utsunomiya 36.56 139.88
Ryukyu Golden Kings|RYU|8a6d1d 000|Okinawa 26.33 127.8
Alvark Tokyo|ALV|c8102e 000|Tokyo 35.66 139.53
Chiba Jets|CHJ|c8102e 000|Funabashi 35.69 139.98
Mikawa SeaHorses|MIK|003f87 fff|Kariya 34.99 137
Nagoya Diamond Dolphins|NDD|e60012 000|Nagoya 35.08 137.17
Gunma Crane Thunders|GUN|003da5 c0c0c0|Ota 36.29 139.38
Shimane Susanoo Magic|SHM|003f87 fff|Matsue 35.47 133.05
Osaka Evessa|EVE|e60012 000|Osaka 34.61 135.52
Sun Rockers Shibuya|SRS|ffd200 000|Tokyo
Hiroshima Dragonflies|HDF|f26522 000|Hiroshima 34.4 132.46
Kawasaki Brave Thunders|KBT|c8102e 000|Kawasaki 35.59 139.65
Yokohama B-Corsairs|YBC|00205b 6cace4|Yokohama 35.51 139.61
Nagasaki Velca|VEL|00205b c5a14a|Nagasaki 32.75 129.88
Saga Ballooners|SAG|a50034 fff|Saga 33.25 130.3
Levanga Hokkaido|LEV|78be20 00205b|Sapporo 43.06 141.35
Sendai 89ers|SEN|ffd700 000|Sendai 38.27 140.87
Koshigaya Alphas|KOS|003da5 fff|Koshigaya 35.89 139.79
Akita Northern Happinets|AKI|e6007e fff|Akita 39.72 140.1
Kyoto Hannaryz|KYH|8a1538 fff|Kyoto 35.02 135.58
Shiga Lakes|SHG|00a3e0 fff|Otsu 35 135.87
Toyama Grouses|TOY|c8102e 000|Toyama 36.7 137.21
Altiri Chiba|ALT|00843d fff|Chiba 35.58 140.12
San-en NeoPhoenix|SAN|c8102e 000|Toyohashi 34.77 137.39`;

export const cba = `
Zhejiang Lions|ZHL|005bac fff|Hangzhou 30.27 120.16
Liaoning Flying Leopards|LIA|c8102e fff|Shenyang 41.8 123.43
Beijing Ducks|BEI|003da5 fff|Beijing 39.93 116.44
Guangdong Southern Tigers|GDT|0054a6 fff|Dongguan 23.02 113.75
Xinjiang Flying Tigers|XIN|c8102e ffd700|Ürümqi 43.83 87.62
Shanxi Loongs|SHX|5b2b82 fff|Taiyuan 37.87 112.55
Guangsha Lions|GSH|f26522 000|Hangzhou
Shanghai Sharks|SHS|f58220 003da5|Shanghai 31.18 121.44
Shandong Heroes|SHD|00843d fff|Jinan 36.65 117.12
Qingdao Eagles|QIN|00a3e0 fff|Qingdao 36.07 120.38
Shenzhen Leopards|SHZ|003da5 fff|Shenzhen 22.54 114.06
Beijing Royal Fighters|BRF|c8102e 000|Beijing
Nanjing Monkey Kings|NAN|f58220 000|Nanjing 32.06 118.8
Tianjin Pioneers|TIA|003da5 c8102e|Tianjin 39.13 117.2
Jilin Northeast Tigers|JIL|f26522 000|Changchun 43.82 125.32
Jiangsu Dragons|JSD|0054a6 ffd700|Suzhou 31.3 120.6
Guangzhou Loong Lions|GZL|c8102e fff|Guangzhou 23.13 113.26
Sichuan Blue Whales|SIC|0072ce fff|Chengdu 30.57 104.07
Ningbo Rockets|NIN|00843d fff|Ningbo 29.87 121.54
Fujian Sturgeons|FUJ|c8102e fff|Quanzhou 24.87 118.68`;

export const mpbl = `
Pampanga Giant Lanterns|PGL|f26522 000|San Fernando PH 15.03 120.69
Nueva Ecija Rice Vanguards|NER|00843d ffd700|Cabanatuan 15.49 120.97
Abra Weavers|ABR|c8102e 00205b|Bangued 17.6 120.62
San Juan Knights|SJK|003da5 fff|San Juan PH 14.6 121.03
Quezon Huskers|QHU|c8102e ffd700|Lucena 13.94 121.62
Zamboanga Sikat|ZAM|8a1538 fff|Zamboanga 6.91 122.07
Biñan Tatak Gel|BIN|005bac fff|Biñan 14.34 121.08
Pangasinan Heatwaves|PAN|e30613 f39800|Dagupan 16.04 120.33
Caloocan Batang Kankaloo|CAL|f58220 000|Caloocan 14.65 120.97
Manila Batang Sampaloc|MBS|00205b c8102e|Manila 14.6 121.05
Batangas Rum Masters|BAT|8a1538 ffd700|Batangas 13.76 121.06
Parañaque Patriots|PAR|003da5 c8102e|Parañaque 14.48 121.02
GenSan Warriors|GEN|00843d fff|General Santos 6.11 125.17
Basilan Starhorse|BAS|5b2b82 ffd700|Isabela 6.7 121.97
Davao Occidental Tigers|DAV|ffd700 000|Malita 6.41 125.61
Pasay Voyagers|PAS|00a3e0 00205b|Pasay 14.54 121
Rizal Golden Coolers|RIZ|ffd700 003da5|Antipolo 14.59 121.18
Cebu Greats|CEB|003da5 ffd700|Cebu 10.32 123.89
Valenzuela Classic|VAZ|c8102e fff|Valenzuela 14.7 120.98
Iloilo United Royals|ILO|5b2b82 fff|Iloilo 10.7 122.56`;

export const nblOne = `
Frankston Blues|FRA|003da5 fff|Frankston -38.14 145.12
Mount Gambier Pioneers|MTG|00205b c8102e|Mount Gambier -37.83 140.78
Keilor Thunder|KEI|00843d ffd700|Keilor -37.72 144.83
Sandringham Sabres|SAS|003da5 000|Sandringham -37.95 145.01
Hobart Chargers|HOC|ffd700 000|Hobart -42.87 147.28
Bendigo Braves|BEN|c8102e fff|Bendigo -36.76 144.28
Ballarat Miners|BAL|ffd700 00205b|Ballarat -37.56 143.85
Geelong Venom|GEE|00205b fff|Geelong -38.15 144.36
Dandenong Rangers|DAN|00843d fff|Dandenong -37.98 145.22
Knox Raiders|KNO|5b2b82 ffd700|Knox -37.87 145.23
Nunawading Spectres|NUN|c8102e 000|Nunawading -37.82 145.17
Launceston Tornadoes|LAU|00843d c8102e|Launceston -41.43 147.14`;

export const newZealandNbl = `
Canterbury Rams|CAN|c8102e 000|Christchurch -43.53 172.64
Wellington Saints|WEL|ffd700 000|Wellington -41.27 174.79
Auckland Tuatara|ATU|00843d 00205b|Auckland -36.92 174.81
Southland Sharks|STH|005bac ffd700|Invercargill -46.41 168.35
Otago Nuggets|OTA|ffd700 00205b|Dunedin -45.88 170.5
Nelson Giants|NEL|00205b ffd700|Nelson -41.27 173.28
Tauranga Whai|TAU|00a3e0 000|Tauranga -37.69 176.17
Hawke's Bay Hawks|HAW|000 fff|Napier -39.49 176.92
Taranaki Airs|TAR|ffd700 000|New Plymouth -39.06 174.08
Franklin Bulls|FRB|c8102e fff|Pukekohe -37.2 174.9`;

export const ibl = `
Pelita Jaya|PEL|c8102e fff|Jakarta -6.21 106.85
Satria Muda|SMU|003da5 fff|Bandung -6.91 107.61
Dewa United|DEW|c5a14a 000|Tangerang -6.18 106.63
RANS Simba|RAN|f26522 000|Bogor -6.6 106.8
Hangtuah|HAN|00205b ffd700|Jakarta
Bogor Hornbills|HOR|00843d 000|Bogor
Prawira|PRA|00a3e0 fff|Bandung
Kesatria Bengawan|KES|8a1538 fff|Solo -7.57 110.83
Satya Wacana|SWA|ffd700 003da5|Salatiga -7.33 110.5
Pacific Caesar|PAC|00843d fff|Surabaya -7.26 112.75`;
