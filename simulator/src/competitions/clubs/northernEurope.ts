/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention). */
export const eredivisie = `
PSV|PSV|ed1c24 fff|Eindhoven 51.44 5.47
Feyenoord|FEY|e30613 000|Rotterdam 51.89 4.52
Ajax|AJA|fff d2122e|Amsterdam 52.31 4.94
AZ|AZA|e30613 fff|Alkmaar 52.61 4.74
Twente|TWE|e30613 fff|Enschede 52.24 6.84
Utrecht|UTR|e30613 fff|Utrecht 52.08 5.15
NEC|NEC|e30613 007a33|Nijmegen 51.82 5.84
Go Ahead Eagles|GAE|e30613 ffe600|Deventer 52.26 6.17
Heerenveen|HEE|0055a4 fff|Heerenveen 52.96 5.94
Sparta Rotterdam|SPA|e30613 fff|Rotterdam
Groningen|GRO|00813f fff|Groningen 53.21 6.59
Fortuna Sittard|FOR|ffe600 00813f|Sittard 51 5.84
NAC Breda|NAC|ffe600 000|Breda 51.6 4.75
Heracles|HER|000 fff|Almelo 52.34 6.65
PEC Zwolle|PEC|0054a6 fff|Zwolle 52.52 6.12
Volendam|VLN|f58220 fff|Volendam 52.49 5.07
Excelsior|EXC|e30613 000|Rotterdam
Telstar|TEL|fff 0033a0|Velsen 52.46 4.63`;

export const proLeague = `
Club Brugge|CLB|0078bf 000|Bruges 51.19 3.18
Union Saint-Gilloise|USG|ffe500 0054a6|Brussels 50.82 4.33
Genk|GNK|0046ad fff|Genk 51 5.53
Anderlecht|AND|4f2d7f fff|Brussels
Gent|GNT|005ca9 fff|Ghent 51.02 3.73
Antwerp|ANT|d71920 fff|Antwerp 51.23 4.47
Standard Liège|STA|e30613 fff|Liège 50.61 5.54
Charleroi|CHL|000 fff|Charleroi 50.41 4.45
Mechelen|MEC|ffe600 d71920|Mechelen 51.04 4.49
Westerlo|WES|ffdd00 005ca9|Westerlo 51.09 4.93
Sint-Truiden|STV|ffe600 0054a6|Sint-Truiden 50.81 5.17
Leuven|OHL|fff 000|Leuven 50.87 4.69
Cercle Brugge|CER|00813f 000|Bruges
Dender|DEN|004b9b fff|Denderleeuw 50.88 4.07
Zulte Waregem|ZWA|a6192e 00813f|Waregem 50.88 3.43
La Louvière|RAL|00843d fff|La Louvière 50.48 4.2`;

export const premiership = `
Celtic|CEL|00985f fff|Glasgow 55.85 -4.21
Rangers|RAN|1b458f fff|Glasgow
Hearts|HEA|8b1538 fff|Edinburgh 55.94 -3.23
Aberdeen|ABE|e2001a fff|Aberdeen 57.16 -2.09
Hibernian|HIB|006b3f fff|Edinburgh
Motherwell|MOT|ffbe00 7b1c32|Motherwell 55.78 -3.98
Dundee United|DUU|f58220 000|Dundee 56.47 -2.97
St Mirren|STM|000 fff|Paisley 55.85 -4.44
Kilmarnock|KIL|005ca9 fff|Kilmarnock 55.6 -4.51
Dundee|DUN|00205b fff|Dundee
Falkirk|FAL|00205b fff|Falkirk 56 -3.75
Livingston|LIV|ffd700 000|Livingston 55.89 -3.52`;

export const austria = `
Salzburg|RBS|e2001a fff|Salzburg 47.82 13
Sturm Graz|STU|000 fff|Graz 47.05 15.45
Austria Wien|FAK|5c2d91 fff|Vienna 48.21 16.37
Rapid Wien|RAP|00813f fff|Vienna
LASK|LAS|000 fff|Linz 48.29 14.28
Wolfsberg|WAC|000 fff|Wolfsberg 46.83 14.84
Hartberg|HAR|0054a6 fff|Hartberg 47.28 15.97
Blau-Weiß Linz|BWL|0046ad fff|Linz
WSG Tirol|WSG|00843d fff|Innsbruck 47.26 11.41
Altach|ALT|ffe600 000|Altach 47.36 9.65
Ried|RIE|000 00843d|Ried 48.21 13.49
Grazer AK|GAK|e30613 fff|Graz`;

export const switzerland = `
Basel|BAS|e30613 0054a6|Basel 47.54 7.62
Young Boys|YB|ffd700 000|Bern 46.96 7.46
Lugano|LUG|000 fff|Lugano 46.02 8.96
Servette|SER|8a1538 fff|Geneva 46.18 6.13
Thun|THU|e30613 fff|Thun 46.75 7.61
St. Gallen|STG|00843d fff|St. Gallen 47.41 9.3
Luzern|LUZ|0054a6 fff|Lucerne 47.03 8.3
Lausanne|LAU|0054a6 fff|Lausanne 46.53 6.62
Sion|SIO|e30613 fff|Sion 46.23 7.37
Zürich|FCZ|fff 0054a6|Zurich 47.38 8.5
Grasshoppers|GCZ|0054a6 fff|Zurich
Winterthur|WIN|e30613 fff|Winterthur 47.5 8.73`;

export const denmark = `
Copenhagen|FCK|fff 00205b|Copenhagen 55.7 12.57
Midtjylland|FCM|000 e30613|Herning 56.12 8.95
Brøndby|BIF|ffe600 0054a6|Brøndby 55.65 12.42
Nordsjælland|FCN|ffdd00 e30613|Farum 55.82 12.35
AGF|AGF|fff 00205b|Aarhus 56.13 10.2
Silkeborg|SIF|e30613 fff|Silkeborg 56.18 9.55
Randers|RFC|0054a6 fff|Randers 56.46 10.01
Viborg|VFF|00843d fff|Viborg 56.46 9.4
Odense|OB|0054a6 fff|Odense 55.4 10.35
Sønderjyske|SJF|8fc1e3 fff|Haderslev 55.25 9.5
Vejle|VB|e30613 fff|Vejle 55.71 9.56
Fredericia|FRE|e30613 fff|Fredericia 55.57 9.75`;

export const allsvenskan = `
Malmö|MFF|6caee0 fff|Malmö 55.58 12.99
Hammarby|HAM|00843d fff|Stockholm 59.29 18.08
AIK|AIK|000 ffdd00|Stockholm
Djurgården|DIF|6caee0 00205b|Stockholm
Mjällby|MAI|ffe600 000|Hällevik 56.03 14.7
Häcken|BKH|ffdd00 000|Gothenburg 57.72 11.93
IFK Göteborg|GBG|0054a6 fff|Gothenburg
Elfsborg|ELF|ffd700 000|Borås 57.72 12.94
GAIS|GAI|00843d 000|Gothenburg
Norrköping|NKP|fff 0054a6|Norrköping 58.58 16.17
Sirius|SIR|0054a6 000|Uppsala 59.85 17.64
Brommapojkarna|BPK|e30613 000|Stockholm
Degerfors|DEG|e30613 fff|Degerfors 59.24 14.42
Halmstad|HBK|0054a6 fff|Halmstad 56.68 12.86
Öster|OST|e30613 0054a6|Växjö 56.88 14.78
Värnamo|VAR|0054a6 fff|Värnamo 57.19 14.04`;

export const eliteserien = `
Bodø/Glimt|BOD|ffdd00 000|Bodø 67.28 14.38
Viking|VIK|00205b fff|Stavanger 58.91 5.73
Brann|BRA|c8102e fff|Bergen 60.37 5.36
Rosenborg|RBK|fff 000|Trondheim 63.41 10.4
Tromsø|TIL|c8102e fff|Tromsø 69.65 18.93
Fredrikstad|FFK|fff c8102e|Fredrikstad 59.21 10.95
Molde|MOL|003da5 fff|Molde 62.73 7.15
Sandefjord|SAN|003da5 c8102e|Sandefjord 59.13 10.22
Vålerenga|VIF|003da5 c8102e|Oslo 59.95 10.73
Sarpsborg 08|S08|003da5 fff|Sarpsborg 59.28 11.1
Kristiansund|KBK|00205b fff|Kristiansund 63.11 7.73
HamKam|HAM|00843d fff|Hamar 60.79 11.08
KFUM Oslo|KFU|c8102e 000|Oslo
Lillestrøm|LSK|ffdd00 000|Lillestrøm 59.96 11.06
Start|STA|ffdd00 000|Kristiansand 58.16 8.03
Aalesund|AAL|f26522 003da5|Ålesund 62.47 6.19`;

export const ireland = `
Shamrock Rovers|SHR|00843d fff|Dublin 53.35 -6.26
Derry City|DER|c8102e fff|Derry 55 -7.32
Shelbourne|SHE|c8102e fff|Dublin
Bohemians|BOH|c8102e 000|Dublin
St Patrick's Athletic|STP|c8102e fff|Dublin
Drogheda United|DRO|8a1538 6cace4|Drogheda 53.72 -6.35
Sligo Rovers|SLI|c8102e fff|Sligo 54.28 -8.48
Galway United|GAL|8a1538 fff|Galway 53.27 -9.05
Waterford|WAT|003da5 fff|Waterford 52.26 -7.11
Dundalk|DUN|fff 000|Dundalk 54 -6.42`;

export const finland = `
KuPS|KPS|ffd200 000|Kuopio 62.89 27.68
HJK|HJK|003da5 fff|Helsinki 60.17 24.94
Ilves|ILV|ffd200 00843d|Tampere 61.5 23.76
Inter Turku|INT|003da5 000|Turku 60.45 22.27
SJK|SJK|000 fff|Seinäjoki 62.79 22.84
VPS|VPS|c8102e 000|Vaasa 63.1 21.62
Haka|HAK|fff 000|Valkeakoski 61.26 24.03
Gnistan|GNI|ffd200 003da5|Helsinki
Jaro|JAR|c8102e fff|Jakobstad 63.67 22.7
Mariehamn|MAR|00843d fff|Mariehamn 60.1 19.93
Oulu|OUL|00205b 00a3e0|Oulu 65.01 25.47
KTP|KTP|003da5 c8102e|Kotka 60.47 26.95`;
