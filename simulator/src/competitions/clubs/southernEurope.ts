/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention). */
export const serieA = `
Inter|INT|0068a8 000|Milan 45.48 9.12
Napoli|NAP|12a0d7 fff|Naples 40.83 14.19
Juventus|JUV|000 fff|Turin 45.11 7.64
Milan|MIL|fb090b 000|Milan
Atalanta|ATA|1e71b8 000|Bergamo 45.71 9.68
Roma|ROM|8e1f2f f0bc42|Rome 41.93 12.45
Lazio|LAZ|87d8f7 fff|Rome
Bologna|BOL|1a2f48 a21c26|Bologna 44.49 11.31
Fiorentina|FIO|482e92 fff|Florence 43.78 11.28
Como|COM|003f87 fff|Como 45.81 9.07
Torino|TOR|881f19 fff|Turin
Udinese|UDI|000 fff|Udine 46.08 13.2
Genoa|GEN|ad1919 000d3c|Genoa 44.42 8.95
Sassuolo|SAS|00a752 000|Sassuolo 44.71 10.65
Parma|PAR|fff ffd200|Parma 44.8 10.34
Cagliari|CAG|a50021 002350|Cagliari 39.2 9.14
Verona|VER|002f6c ffe600|Verona 45.44 10.97
Lecce|LEC|fff200 db1b1b|Lecce 40.37 18.21
Cremonese|CRE|e4002b a2aaad|Cremona 45.14 10.03
Pisa|PIS|000 0065bd|Pisa 43.73 10.4`;

export const serieB = `
Palermo|PAL|f5a7c6 000|Palermo 38.15 13.34
Venezia|VEN|000 f37021|Venice 45.43 12.36
Monza|MON|e3001b fff|Monza 45.58 9.31
Frosinone|FRO|ffe600 005ba5|Frosinone 41.63 13.32
Empoli|EMP|00579c fff|Empoli 43.73 10.95
Spezia|SPE|fff 000|La Spezia 44.1 9.81
Cesena|CES|fff 000|Cesena 44.14 12.26
Modena|MOD|fce500 00458b|Modena 44.65 10.92
Catanzaro|CTZ|e30613 ffe600|Catanzaro 38.91 16.59
Juve Stabia|JST|ffe500 003f87|Castellammare 40.7 14.48
Sampdoria|SAM|1b5497 fff|Genoa 44.42 8.95
Bari|BAI|fff d7141a|Bari 41.08 16.84
Padova|PAD|fff d4021d|Padua 45.43 11.86
Reggiana|REG|8a1538 fff|Reggio Emilia 44.71 10.65
Avellino|AVE|00833e fff|Avellino 40.93 14.8
Südtirol|SUD|fff e30613|Bolzano 46.49 11.35
Carrarese|CRR|fff200 005ca9|Carrara 44.05 10.06
Mantova|MAN|fff d4021d|Mantua 45.15 10.78
Pescara|PES|00a0dd fff|Pescara 42.45 14.23
Entella|ENT|00a1de fff|Chiavari 44.32 9.33`;

export const primeiraLiga = `
Sporting|SCP|008057 fff|Lisbon 38.76 -9.16
Porto|FCP|00428c fff|Porto 41.16 -8.58
Benfica|SLB|e83030 fff|Lisbon
Braga|BRA|dc0b15 fff|Braga 41.56 -8.43
Vitória Guimarães|VSC|fff 000|Guimarães 41.45 -8.3
Famalicão|FAM|fff 003da5|Famalicão 41.4 -8.52
Moreirense|MOR|00813f fff|Moreira de Cónegos 41.38 -8.35
Gil Vicente|GIL|e4002b 00205b|Barcelos 41.55 -8.62
Santa Clara|STC|e30613 fff|Ponta Delgada 37.75 -25.66
Estoril|EST|ffe800 003f8e|Estoril 38.72 -9.41
Rio Ave|RAV|008e4a fff|Vila do Conde 41.36 -8.74
Casa Pia|CPA|000 fff|Lisbon
Nacional|NCI|000 fff|Funchal 32.67 -16.88
Estrela Amadora|EAM|e30613 00794a|Amadora 38.75 -9.23
Arouca|ARO|ffe600 0054a6|Arouca 40.93 -8.25
Alverca|ALV|d81e28 00478f|Alverca 38.9 -9.04
Tondela|TON|006b3f ffdd00|Tondela 40.52 -8.08
AVS|AVS|d9000d fff|Vila das Aves 41.37 -8.41`;

export const superLig = `
Galatasaray|GAL|a90432 fdb912|Istanbul 41.06 28.99
Fenerbahçe|FEN|002d72 ffed00|Istanbul
Beşiktaş|BJK|000 fff|Istanbul
Trabzonspor|TRA|7a1a3c 1c9ad6|Trabzon 41 39.65
Başakşehir|IBF|f26522 1e2c57|Istanbul
Samsunspor|SAM|e30613 fff|Samsun 41.23 36.46
Göztepe|GOZ|ffe200 e30613|İzmir 38.4 27.1
Konyaspor|KON|008542 fff|Konya 37.95 32.49
Alanyaspor|ALN|f58220 00843d|Alanya 36.58 32.06
Kasımpaşa|KAS|00205b fff|Istanbul
Rizespor|RIZ|006a3d 0069b4|Rize 41.04 40.58
Gaziantep|GFK|c8102e 000|Gaziantep 37.13 37.38
Antalyaspor|ANT|e30613 fff|Antalya 36.89 30.67
Kayserispor|KAY|ffcb05 da291c|Kayseri 38.74 35.42
Eyüpspor|EYU|6a2c91 ffe600|Istanbul
Gençlerbirliği|GEN|e30613 000|Ankara 39.96 32.81
Kocaelispor|KOC|00843d 000|İzmit 40.77 29.96
Karagümrük|FKG|e30613 000|Istanbul`;

export const superLeagueGreece = `
Olympiacos|OLY|e1001a fff|Piraeus 37.95 23.66
PAOK|PAO|000 fff|Thessaloniki 40.61 22.97
AEK Athens|AEK|ffd700 000|Athens 38.04 23.74
Panathinaikos|PAN|00843d fff|Athens
Aris|ARI|ffd800 000|Thessaloniki
Atromitos|ATR|0072bc fff|Athens
Asteras Tripolis|AST|ffe600 00529b|Tripoli 37.51 22.38
OFI Crete|OFI|000 fff|Heraklion 35.34 25.11
Levadiakos|LVD|006b3f fff|Livadeia 38.43 22.88
Volos|VOL|c8102e 0072bc|Volos 39.39 22.93
Panetolikos|PNT|ffe600 0054a6|Agrinio 38.62 21.41
Kifisia|KIF|0033a0 fff|Athens
Larissa|LAR|8a1538 fff|Larissa 39.61 22.42
Panserraikos|PNS|e30613 fff|Serres 41.09 23.55`;
