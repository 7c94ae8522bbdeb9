/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention). */
export const premierLeague = `
Liverpool|LIV|c8102e f6eb61|Liverpool 53.43 -2.96
Arsenal|ARS|ef0107 fff|London 51.51 -0.13
Manchester City|MCI|6cabdd 1c2c5b|Manchester 53.48 -2.2
Chelsea|CHE|034694 fff|London
Newcastle|NEW|241f20 fff|Newcastle 54.98 -1.62
Manchester United|MUN|da291c fbe122|Manchester
Aston Villa|AVL|670e36 95bfe5|Birmingham 52.51 -1.88
Tottenham|TOT|fff 132257|London
Nottingham Forest|NFO|dd0000 fff|Nottingham 52.94 -1.13
Brighton|BHA|0057b8 fff|Brighton 50.86 -0.08
Crystal Palace|CRY|1b458f c4122e|London
Bournemouth|BOU|da291c 000|Bournemouth 50.74 -1.84
Brentford|BRE|e30613 fff|London
Fulham|FUL|fff 000|London
Everton|EVE|003399 fff|Liverpool
West Ham|WHU|7a263a 1bb1e7|London
Wolves|WOL|fdb913 231f20|Wolverhampton 52.59 -2.13
Leeds|LEE|fff 1d428a|Leeds 53.78 -1.57
Sunderland|SUN|eb172b fff|Sunderland 54.91 -1.39
Burnley|BUR|6c1d45 99d6ea|Burnley 53.79 -2.23`;

export const championship = `
Leicester|LEI|003090 fdbe11|Leicester 52.62 -1.14
Southampton|SOU|d71920 fff|Southampton 50.91 -1.39
Ipswich|IPS|0000ff fff|Ipswich 52.06 1.14
Coventry|COV|59cbe8 fff|Coventry 52.45 -1.5
Middlesbrough|MID|e21a23 fff|Middlesbrough 54.58 -1.22
Sheffield United|SHU|ee2737 000|Sheffield 53.37 -1.47
West Brom|WBA|122f67 fff|West Bromwich 52.51 -1.96
Norwich|NOR|fff200 00a650|Norwich 52.62 1.31
Birmingham|BIR|0000ff fff|Birmingham 52.51 -1.88
Watford|WAT|fbee23 ed2127|Watford 51.65 -0.4
Hull|HUL|f5a12d 000|Hull 53.75 -0.37
Stoke|STK|e03a3e fff|Stoke 52.99 -2.18
Wrexham|WRX|e30613 fff|Wrexham 53.05 -3
Bristol City|BRC|e21a22 fff|Bristol 51.44 -2.62
Swansea|SWA|fff 000|Swansea 51.64 -3.93
Preston|PNE|fff 00205b|Preston 53.77 -2.69
Millwall|MIL|001d5e fff|London 51.51 -0.13
Blackburn|BLB|009ee0 fff|Blackburn 53.73 -2.49
Derby|DER|fff 000|Derby 52.91 -1.45
QPR|QPR|1d5ba4 fff|London
Charlton|CHA|d4021d fff|London
Portsmouth|POR|001489 fff|Portsmouth 50.8 -1.06
Oxford|OXF|fff200 002147|Oxford 51.72 -1.21
Sheffield Wednesday|SHW|0000ff fff|Sheffield`;

export const laLiga = `
Barcelona|BAR|a50044 004d98|Barcelona 41.38 2.12
Real Madrid|RMA|fff febe10|Madrid 40.45 -3.69
Atlético Madrid|ATM|cb3524 fff|Madrid
Athletic Club|ATH|ee2523 fff|Bilbao 43.26 -2.95
Villarreal|VIL|ffe667 005187|Villarreal 39.94 -0.1
Real Betis|BET|0bb363 fff|Seville 37.36 -5.98
Real Sociedad|RSO|0067b1 fff|San Sebastián 43.3 -1.97
Celta Vigo|CEL|8ac3ee fff|Vigo 42.21 -8.74
Valencia|VAL|fff ee3524|Valencia 39.47 -0.36
Sevilla|SEV|fff d4001f|Seville
Osasuna|OSA|d91a21 0a346f|Pamplona 42.8 -1.64
Rayo Vallecano|RAY|fff e53027|Madrid
Girona|GIR|cd2534 fff|Girona 41.96 2.83
Mallorca|MLL|e20613 000|Palma 39.59 2.63
Getafe|GET|005999 fff|Getafe 40.33 -3.71
Espanyol|ESP|007fc8 fff|Barcelona
Alavés|ALA|0761af fff|Vitoria 42.84 -2.69
Elche|ELC|05642c fff|Elche 38.27 -0.66
Levante|LEV|b4053f 005cab|Valencia
Real Oviedo|OVI|0033a0 fff|Oviedo 43.36 -5.87`;

export const segunda = `
Deportivo La Coruña|DEP|0000ff fff|A Coruña 43.37 -8.42
Racing Santander|RAC|00803d fff|Santander 43.48 -3.79
Almería|ALM|ee1119 fff|Almería 36.84 -2.44
Las Palmas|LPA|ffe400 0068b3|Las Palmas 28.1 -15.46
Málaga|MLG|00a3e0 fff|Málaga 36.73 -4.43
Sporting Gijón|SPG|e3242b fff|Gijón 43.54 -5.64
Valladolid|VLD|921b88 fff|Valladolid 41.64 -4.76
Granada|GRA|c31632 fff|Granada 37.15 -3.6
Cádiz|CAD|fdc500 0045a7|Cádiz 36.5 -6.27
Leganés|LEG|0c2b87 fff|Leganés 40.34 -3.76
Burgos|BRG|000 fff|Burgos 42.34 -3.68
Eibar|EIB|840028 004b93|Eibar 43.18 -2.48
Castellón|CAS|000 fff|Castellón 39.99 -0.04
Huesca|HUE|0033a0 a61b2b|Huesca 42.13 -0.42
Córdoba|COR|00973d fff|Córdoba 37.87 -4.76
Zaragoza|ZAR|fff 003da5|Zaragoza 41.64 -0.9
Albacete|ALB|fff c8102e|Albacete 38.98 -1.85
Mirandés|MIR|e30613 000|Miranda de Ebro 42.68 -2.94
Andorra|AND|ffd700 0032a0|Andorra 42.53 1.52
Ceuta|CEU|fff 000|Ceuta 35.89 -5.31
Cultural Leonesa|CUL|fff c8102e|León 42.59 -5.58
Real Unión|RUN|000 fff|Irún 43.34 -1.79`;

export const bundesliga = `
Bayern Munich|FCB|dc052d fff|Munich 48.22 11.62
Bayer Leverkusen|B04|e32221 000|Leverkusen 51.04 7
Borussia Dortmund|BVB|fde100 000|Dortmund 51.49 7.45
RB Leipzig|RBL|fff dd0741|Leipzig 51.35 12.35
Eintracht Frankfurt|SGE|e1000f 000|Frankfurt 50.07 8.65
VfB Stuttgart|VFB|fff e32219|Stuttgart 48.79 9.23
Freiburg|SCF|000 e2001a|Freiburg 48.02 7.83
Mainz|M05|c3141e fff|Mainz 49.98 8.22
Wolfsburg|WOB|65b32e fff|Wolfsburg 52.43 10.8
Hoffenheim|TSG|1961b5 fff|Sinsheim 49.24 8.89
Borussia Mönchengladbach|BMG|000 1fa22e|Mönchengladbach 51.17 6.39
Werder Bremen|SVW|1d9053 fff|Bremen 53.07 8.84
Union Berlin|FCU|eb1923 ffd700|Berlin 52.46 13.57
Augsburg|FCA|ba3733 46714d|Augsburg 48.32 10.89
Hamburg|HSV|0a3f86 fff|Hamburg 53.59 9.9
Köln|KOE|ed1c24 fff|Cologne 50.93 6.87
St. Pauli|STP|6f4b3a fff|Hamburg
Heidenheim|HDH|e2001a 003b79|Heidenheim 48.67 10.14`;

export const secondBundesliga = `
Schalke|S04|004d9d fff|Gelsenkirchen 51.55 7.07
Hannover|H96|00a13a 000|Hanover 52.36 9.73
Hertha|BSC|005ca9 fff|Berlin 52.46 13.57
Paderborn|SCP|005ca8 000|Paderborn 51.73 8.71
Darmstadt|D98|004e9f fff|Darmstadt 49.86 8.67
Karlsruhe|KSC|005ca9 fff|Karlsruhe 49.02 8.41
Nuremberg|FCN|aa1124 000|Nuremberg 49.43 11.13
Kaiserslautern|FCK|e30613 fff|Kaiserslautern 49.43 7.78
Düsseldorf|F95|da251d fff|Düsseldorf 51.26 6.73
Elversberg|ELV|000 fff|Spiesen-Elversberg 49.32 7.12
Bochum|BOC|005ca9 fff|Bochum 51.49 7.24
Kiel|KIE|006ab3 fff|Kiel 54.35 10.12
Magdeburg|FCM|004f9f fff|Magdeburg 52.13 11.67
Arminia Bielefeld|DSC|004e95 000|Bielefeld 52.03 8.52
Dresden|SGD|ffd700 000|Dresden 51.04 13.75
Braunschweig|EBS|fcd405 0053a1|Braunschweig 52.29 10.52
Fürth|SGF|009932 fff|Fürth 49.49 11
Münster|PRM|00562f fff|Münster 51.93 7.62`;

export const ligueUn = `
Paris Saint-Germain|PSG|004170 da291c|Paris 48.84 2.25
Marseille|OM|fff 2faee0|Marseille 43.27 5.4
Monaco|ASM|e7171f fff|Monaco 43.73 7.42
Lille|LIL|e01e13 1d2b54|Lille 50.61 3.13
Lyon|LYO|fff 14387f|Lyon 45.77 4.98
Nice|NIC|000 e2231a|Nice 43.71 7.19
Lens|RCL|fff200 ec1c24|Lens 50.43 2.82
Strasbourg|STR|009fe3 fff|Strasbourg 48.56 7.75
Rennes|REN|e13327 000|Rennes 48.11 -1.71
Toulouse|TFC|6f2b90 fff|Toulouse 43.58 1.43
Brest|BRS|e30613 fff|Brest 48.4 -4.46
Paris FC|PFC|071c3f 53a9e0|Paris
Nantes|NAN|fcd405 00613a|Nantes 47.26 -1.52
Auxerre|AUX|fff 003f88|Auxerre 47.79 3.59
Lorient|LOR|f58113 000|Lorient 47.75 -3.37
Angers|ANG|000 fff|Angers 47.46 -0.53
Le Havre|HAC|78bee6 15284b|Le Havre 49.5 0.17
Metz|MET|6e1e34 fff|Metz 49.11 6.16`;
