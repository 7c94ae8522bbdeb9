/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention). */
export const j1 = `
Vissel Kobe|KOB|8a1538 000|Kobe 34.66 135.17
Kashima Antlers|KAS|b71940 00205b|Kashima 35.99 140.64
Sanfrecce Hiroshima|HIR|50378a fff|Hiroshima 34.4 132.46
Machida Zelvia|MAC|00205b c5a14a|Machida 35.59 139.44
Kawasaki Frontale|KAW|23b7cd 000|Kawasaki 35.59 139.65
Urawa Reds|URA|e7002d 000|Saitama 35.9 139.72
Gamba Osaka|GOS|003f8e 000|Suita 34.8 135.54
Kashiwa Reysol|REY|fff000 000|Kashiwa 35.85 139.97
Kyoto Sanga|KYO|5b2b82 fff|Kyoto 35.02 135.58
Cerezo Osaka|COS|e5006e 00205b|Osaka 34.61 135.52
Yokohama F. Marinos|YFM|00508f e30613|Yokohama 35.51 139.61
FC Tokyo|TOK|0067b2 e6002d|Tokyo 35.66 139.53
Nagoya Grampus|NAG|e60012 f8b500|Nagoya 35.08 137.17
Avispa Fukuoka|FUK|003f87 b7b8b8|Fukuoka 33.59 130.46
Shimizu S-Pulse|SHI|f39800 00205b|Shizuoka 34.98 138.48
Fagiano Okayama|OKA|b0063c 00205b|Okayama 34.68 133.92
Tokyo Verdy|VER|00843d fff|Tokyo
JEF United Chiba|JEF|ffdc00 00843d|Chiba 35.58 140.12
V-Varen Nagasaki|NGS|003f8e f08300|Nagasaki 32.76 129.86
Mito HollyHock|MIT|003f98 e30613|Mito 36.34 140.43`;

export const kLeague = `
Jeonbuk Hyundai|JEO|00843d ffdd00|Jeonju 35.87 127.06
Ulsan HD|ULS|0054a6 ffdd00|Ulsan 35.54 129.26
Seoul|SEO|c8102e 000|Seoul 37.57 126.9
Daejeon Hana|DAE|00695c fff|Daejeon 36.37 127.33
Pohang Steelers|POH|c8102e 000|Pohang 36.01 129.38
Gimcheon Sangmu|GIM|c8102e 00205b|Gimcheon 36.14 128.09
Gangwon|GAN|f26522 00843d|Chuncheon 37.86 127.69
Gwangju|GWA|ffdd00 c8102e|Gwangju 35.13 126.87
Anyang|ANY|5c2d91 fff|Anyang 37.41 126.95
Incheon United|INC|0054a6 000|Incheon 37.47 126.64
Jeju|JEJ|f26522 c8102e|Seogwipo 33.25 126.51
Bucheon|BUC|c8102e 000|Bucheon 37.5 126.8`;

export const superLeagueChina = `
Shanghai Port|SHP|c8102e fff|Shanghai 31.18 121.44
Shanghai Shenhua|SHS|0054a6 fff|Shanghai
Chengdu Rongcheng|CHE|c8102e fff|Chengdu 30.66 104.01
Beijing Guoan|BEI|00843d ffdd00|Beijing 39.93 116.44
Shandong Taishan|SHD|f26522 0054a6|Jinan 36.65 117.12
Tianjin Jinmen|TIA|0054a6 fff|Tianjin 39.05 117.42
Zhejiang|ZHE|00843d fff|Hangzhou 30.27 120.13
Yunnan Yukun|YUN|c8102e fff|Yuxi 24.35 102.54
Qingdao West Coast|QWC|0054a6 ffdd00|Qingdao 36.1 120.4
Henan|HEN|c8102e fff|Zhengzhou 34.72 113.73
Dalian Yingbo|DAL|0054a6 fff|Dalian 38.87 121.53
Shenzhen Peng City|SZP|c8102e 00205b|Shenzhen 22.7 114.22
Wuhan Three Towns|WUH|c8102e ffdd00|Wuhan 30.48 114.16
Qingdao Hainiu|QDH|f26522 00205b|Qingdao
Meizhou Hakka|MEI|c8102e fff|Meizhou 24.29 116.12
Changchun Yatai|CCY|c8102e fff|Changchun 43.85 125.27`;

export const saudi = `
Al-Hilal|HIL|0054a6 fff|Riyadh 24.71 46.68
Al-Nassr|NSR|ffdd00 0054a6|Riyadh
Al-Ittihad|ITT|ffdd00 000|Jeddah 21.49 39.19
Al-Ahli|AHL|00843d fff|Jeddah
Al-Qadsiah|QAD|c8102e ffdd00|Khobar 26.28 50.2
Al-Taawoun|TAW|ffdd00 00205b|Buraidah 26.33 43.97
Al-Ettifaq|ETT|00843d c8102e|Dammam 26.43 50.1
Al-Shabab|SHB|fff 000|Riyadh
Al-Fateh|FTH|0054a6 00843d|Hofuf 25.38 49.59
Neom|NEO|00a3ad fff|Tabuk 28.38 36.57
Al-Khaleej|KHJ|ffdd00 00843d|Saihat 26.48 50.04
Al-Kholood|KHO|c8102e 000|Ar Rass 25.87 43.5
Damac|DAM|c8102e ffdd00|Khamis Mushait 18.3 42.73
Al-Riyadh|RIY|c8102e 000|Riyadh
Al-Fayha|FAY|f26522 0054a6|Al Majma'ah 25.9 45.35
Al-Hazem|HAZ|c8102e 0054a6|Ar Rass
Al-Okhdood|OKH|0054a6 ffdd00|Najran 17.49 44.13
Al-Najma|NAJ|00843d fff|Unaizah 26.09 43.99`;

export const aLeague = `
Auckland|AKL|0072ce 00205b|Auckland -36.92 174.81
Melbourne City|MCY|6cace4 00205b|Melbourne -37.83 144.98
Melbourne Victory|MVC|00205b fff|Melbourne
Western Sydney|WSW|c8102e 000|Sydney -33.81 151
Western United|WUN|00843d 000|Melbourne
Adelaide United|ADE|c8102e 00205b|Adelaide -34.91 138.57
Sydney|SYD|6cace4 00205b|Sydney
Macarthur|MAC|c5a14a 000|Campbelltown -34.05 150.83
Newcastle Jets|NJE|f2b705 00205b|Newcastle AU -32.92 151.73
Central Coast|CCM|ffdd00 00205b|Gosford -33.43 151.34
Wellington Phoenix|WEL|ffdd00 000|Wellington -41.27 174.79
Perth Glory|PER|582c83 f26522|Perth -31.95 115.87
Brisbane Roar|BRI|f26522 8a1538|Brisbane -27.46 153.01`;

export const j2 = `
Sapporo|SAP|c8102e 000|Sapporo 43.02 141.41
Jubilo Iwata|IWA|6cace4 fff|Iwata 34.73 137.88
Omiya Ardija|OMI|f26522 00205b|Saitama 35.9 139.72
Vegalta Sendai|SEN|ffdd00 00205b|Sendai 38.32 140.88
Tokushima Vortis|TKS|00205b 00843d|Tokushima 34.16 134.61
Sagan Tosu|TOS|00a3e0 f7b5cd|Tosu 33.37 130.52
Oita Trinita|OIT|003da5 ffdd00|Oita 33.2 131.66
Imabari|IMA|00205b ffdd00|Imabari 34.03 132.98
Montedio Yamagata|YAM|003da5 fff|Tendo 38.34 140.38
Iwaki|IWK|c8102e 000|Iwaki 37.03 140.86
Blaublitz Akita|AKI|0054a6 fff|Akita 39.72 140.1
Ventforet Kofu|KOF|003da5 c8102e|Kofu 35.62 138.59
Shonan Bellmare|SHO|7ac143 00a3e0|Hiratsuka 35.34 139.34
Yokohama FC|YFC|00a3e0 fff|Yokohama 35.51 139.61
Albirex Niigata|NII|f26522 003da5|Niigata 37.88 139.06
Fujieda MYFC|FUJ|5c2d91 fff|Fujieda 34.89 138.26
Renofa Yamaguchi|RYA|f26522 000|Yamaguchi 34.16 131.44
Kataller Toyama|KTO|003da5 c8102e|Toyama 36.67 137.19
Roasso Kumamoto|KUM|c8102e fff|Kumamoto 32.84 130.8
Tochigi City|TOC|00205b 6cace4|Tochigi 36.38 139.73`;

export const kLeague2 = `
Suwon Bluewings|SWB|003da5 c8102e|Suwon 37.26 127.03
Seoul E-Land|SEL|00205b c5a14a|Seoul 37.57 126.9
Suwon City|SWC|003da5 c5a14a|Suwon
Daegu|DAG|00a3e0 fff|Daegu 35.87 128.6
Jeonnam Dragons|JND|ffd200 000|Gwangyang 34.94 127.7
Busan IPark|BUS|c8102e fff|Busan 35.18 129.08
Seongnam|SGN|000 fff|Seongnam 37.42 127.13
Gimpo|GIM|00843d 000|Gimpo 37.62 126.72
Chungnam Asan|ASA|f5c400 003da5|Asan 36.79 127
Cheonan City|CHN|6cace4 fff|Cheonan 36.81 127.15
Gyeongnam|GYE|c8102e 000|Changwon 35.23 128.68
Chungbuk Cheongju|CJU|00205b c8102e|Cheongju 36.64 127.49
Ansan Greeners|ANS|00843d fff|Ansan 37.32 126.83
Hwaseong|HWA|f26522 000|Hwaseong 37.2 126.83`;

export const indonesia = `
Persib|PSB|0054a6 fff|Bandung -6.91 107.61
Borneo Samarinda|BOR|f26522 000|Samarinda -0.5 117.15
Persija|PSJ|c8102e fff|Jakarta -6.21 106.85
Malut United|MLU|c8102e ffd700|Ternate 0.79 127.38
Dewa United|DEW|c5a14a 000|Tangerang -6.18 106.63
Persebaya|PBY|00843d fff|Surabaya -7.26 112.75
Bali United|BAL|c8102e 000|Gianyar -8.54 115.33
PSIM|PSI|003da5 fff|Yogyakarta -7.8 110.36
Arema|ARE|003da5 c8102e|Malang -7.98 112.63
Bhayangkara|BHA|8a6d1d 00843d|Bandar Lampung -5.45 105.26
PSM|PSM|8a1538 fff|Makassar -5.15 119.43
Persita|PST|5b2b82 fff|Tangerang
Persik|PSK|5b2b82 fff|Kediri -7.82 112.01
Persijap|PJP|c8102e fff|Jepara -6.59 110.67
Madura United|MAD|c8102e 000|Bangkalan -7.05 112.74
PSBS Biak|BIA|003da5 ffd700|Biak -1.18 136.09
Persis|PSS|c8102e fff|Solo -7.57 110.83
Semen Padang|SPD|c8102e fff|Padang -0.95 100.35`;

export const uzbekistan = `
Nasaf|NAS|ffd200 00843d|Qarshi 38.86 65.79
Pakhtakor|PAK|ffd200 000|Tashkent 41.31 69.28
Neftchi|NEF|00843d fff|Fergana 40.38 71.79
AGMK|AGM|f26522 000|Olmaliq 40.85 69.6
Navbahor|NAV|c8102e fff|Namangan 41 71.67
Dinamo Samarqand|DIN|005bac fff|Samarkand 39.65 66.96
Sogdiana|SOG|003da5 ffd200|Jizzakh 40.12 67.84
Bunyodkor|BUN|00205b f5c400|Tashkent
Surkhon|SUR|00843d c8102e|Termez 37.22 67.28
Andijon|AND|c8102e 000|Andijan 40.78 72.34
Qizilqum|QIZ|ffd200 c8102e|Zarafshan 41.57 64.2
Mashʼal|MAS|005bac fff|Muborak 39.25 65.15
Xorazm|XOR|00a3e0 fff|Urgench 41.55 60.63
Kokand 1912|KOK|c8102e fff|Kokand 40.53 70.94`;
