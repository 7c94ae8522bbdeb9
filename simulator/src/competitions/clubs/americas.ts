/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention), group. */
export const brasileirao = `
Flamengo|FLA|c52613 000|Rio de Janeiro -22.91 -43.23
Palmeiras|PAL|006437 fff|São Paulo -23.53 -46.68
Botafogo|BOT|000 fff|Rio de Janeiro
Cruzeiro|CRU|003da5 fff|Belo Horizonte -19.87 -43.97
Fluminense|FLU|870a28 00613c|Rio de Janeiro
São Paulo|SAO|fff e30613|São Paulo
Atlético Mineiro|CAM|000 fff|Belo Horizonte
Internacional|INT|e5050f fff|Porto Alegre -30.07 -51.24
Bahia|BAH|006cb5 ed3237|Salvador -12.98 -38.5
Corinthians|COR|fff 000|São Paulo
Grêmio|GRE|0d80bf 000|Porto Alegre
Santos|SAN|fff 000|Santos -23.95 -46.34
Vasco da Gama|VAS|000 fff|Rio de Janeiro
Bragantino|RBB|fff d2001f|Bragança Paulista -22.97 -46.54
Mirassol|MIR|ffe600 00843d|Mirassol -20.82 -49.52
Ceará|CEA|000 fff|Fortaleza -3.81 -38.52
Fortaleza|FOR|006cb5 ed3237|Fortaleza
Vitória|VIT|ff0000 000|Salvador
Juventude|JUV|00843d fff|Caxias do Sul -29.16 -51.18
Sport Recife|SPT|d40019 000|Recife -8.06 -34.9`;

export const argentina = `
River Plate|RIV|fff e2001a|Buenos Aires -34.55 -58.45
Boca Juniors|BOC|00387b fdb913|Buenos Aires
Racing Club|RAC|6cace4 fff|Avellaneda -34.67 -58.37
Vélez Sarsfield|VEL|fff 003da5|Buenos Aires
Talleres|TAL|002d62 fff|Córdoba AR -31.37 -64.25
Estudiantes|EST|e30613 fff|La Plata -34.91 -57.94
Independiente|IND|e30613 fff|Avellaneda
San Lorenzo|SLO|003da5 c8102e|Buenos Aires
Rosario Central|CEN|ffdd00 00387b|Rosario -32.91 -60.67
Lanús|LAN|8a1538 fff|Lanús -34.72 -58.38
Argentinos Juniors|ARG|e30613 fff|Buenos Aires
Defensa y Justicia|DYJ|00843d ffdd00|Florencio Varela -34.81 -58.24
Huracán|HUR|fff e30613|Buenos Aires
Godoy Cruz|GOD|003da5 fff|Mendoza -32.92 -68.84
Belgrano|BEL|6cace4 000|Córdoba AR
Newell's Old Boys|NEW|e30613 000|Rosario
Independiente Rivadavia|RIV2|003da5 fff|Mendoza
Platense|PLA|6b3f1d fff|Vicente López -34.53 -58.48
Unión|UNI|e30613 fff|Santa Fe -31.63 -60.72
Gimnasia La Plata|GLP|fff 00205b|La Plata
Tigre|TIG|003da5 e30613|Victoria -34.45 -58.54
Banfield|BAN|00843d fff|Banfield -34.75 -58.39
Instituto|INS|e30613 fff|Córdoba AR
Barracas Central|BAR|e30613 fff|Buenos Aires
Central Córdoba|CCO|000 fff|Santiago del Estero -27.78 -64.27
Sarmiento|SAR|00843d fff|Junín -34.58 -60.95
Atlético Tucumán|TUC|6cace4 fff|Tucumán -26.81 -65.2
Deportivo Riestra|RIE|000 fff|Buenos Aires
Aldosivi|ALD|ffdd00 00843d|Mar del Plata -38.02 -57.58
San Martín|SMT|00843d 000|San Juan -31.53 -68.53`;

export const mls = `
Inter Miami|MIA|f7b5cd 231f20|Miami 25.96 -80.24|east
LAFC|LFC|000 c39e6d|Los Angeles 34.01 -118.28|west
Cincinnati|CIN|f05323 263b80|Cincinnati 39.11 -84.52|east
Columbus Crew|CLB|fef200 000|Columbus 39.97 -83.02|east
Seattle Sounders|SEA|5d9741 005595|Seattle 47.6 -122.33|west
Vancouver Whitecaps|VAN|00245e 9dc2ea|Vancouver 49.28 -123.11|west
LA Galaxy|LAG|00245d fff|Los Angeles|west
Philadelphia Union|PHI|071b2c b19b69|Philadelphia 39.83 -75.38|east
San Diego|SDG|697a7c f89e1a|San Diego 32.78 -117.12|west
Minnesota United|MIN|8cd2f4 585958|Saint Paul 44.95 -93.17|west
Orlando City|ORL|633492 fde192|Orlando 28.54 -81.39|east
New York City|NYC|6cace4 041e42|New York 40.83 -73.93|east
Nashville|NSH|ece83a 1f1646|Nashville 36.13 -86.77|east
Charlotte|CLT|1a85c8 000|Charlotte 35.23 -80.85|east
Portland Timbers|PDX|004812 d69a00|Portland 45.52 -122.69|west
Real Salt Lake|RSL|b30838 013a81|Salt Lake City 40.58 -111.89|west
Atlanta United|ATL|80000a 221f1f|Atlanta 33.76 -84.4|east
New York Red Bulls|RBNY|ed1e36 fff|Harrison 40.74 -74.15|east
Austin|ATX|00b140 000|Austin 30.39 -97.72|west
Colorado Rapids|COL|960a2c 9cc2ea|Denver 39.81 -104.89|west
Dallas|DAL|e81f3e 2a4076|Dallas 33.15 -96.84|west
Houston Dynamo|HOU|ff6b00 101820|Houston 29.75 -95.35|west
Chicago Fire|CHI|ff0000 141946|Chicago 41.86 -87.62|east
San Jose Earthquakes|SJE|0067b1 000|San Jose 37.35 -121.93|west
New England|NER|0a2240 ce0e2d|Foxborough 42.09 -71.26|east
Toronto|TOR|b81137 455560|Toronto 43.63 -79.42|east
St. Louis City|STL|d22630 0a1e2c|St. Louis 38.63 -90.21|west
Sporting Kansas City|SKC|91b0d5 002f65|Kansas City 39.12 -94.82|west
Montréal|MTL|0033a1 000|Montreal 45.56 -73.55|east
DC United|DCU|000 ef3e42|Washington 38.87 -77.01|east`;

export const ligaMx = `
América|AME|ffe600 00205b|Mexico City 19.3 -99.15
Cruz Azul|CAZ|0033a0 fff|Mexico City
Toluca|TOL|d50032 fff|Toluca 19.29 -99.67
Tigres|TIG|fdb913 0054a6|Monterrey 25.72 -100.31
Monterrey|MTY|00205b fff|Monterrey
Pumas|PUM|c69214 00205b|Mexico City
Guadalajara|GDL|cd1f2d 00205b|Guadalajara 20.68 -103.46
Pachuca|PAC|0054a6 fff|Pachuca 20.1 -98.76
León|LEO|00843d fff|León MX 21.12 -101.66
Tijuana|TIJ|c8102e 000|Tijuana 32.51 -116.99
Santos Laguna|SAN|00843d fff|Torreón 25.63 -103.38
Juárez|JUA|00843d e30613|Ciudad Juárez 31.75 -106.47
Atlas|ATS|e30613 000|Guadalajara
San Luis|SLP|e30613 0054a6|San Luis Potosí 22.14 -100.95
Necaxa|NEC|e30613 fff|Aguascalientes 21.88 -102.28
Querétaro|QRO|0054a6 000|Querétaro 20.58 -100.37
Mazatlán|MAZ|582c83 000|Mazatlán 23.24 -106.39
Puebla|PUE|fff 0054a6|Puebla 19.08 -98.16`;

export const colombia = `
Atlético Nacional|NAL|00843d fff|Medellín 6.26 -75.59
Junior|JUN|e30613 0054a6|Barranquilla 10.93 -74.8
Millonarios|MLN|0033a0 fff|Bogotá 4.65 -74.08
Santa Fe|SFE|e30613 fff|Bogotá
América de Cali|AME|e30613 fff|Cali 3.43 -76.54
Medellín|DIM|e30613 003da5|Medellín
Deportes Tolima|TOL|8a1538 ffdd00|Ibagué 4.43 -75.22
Once Caldas|ONC|fff 000|Manizales 5.06 -75.49
Deportivo Cali|CAL|00843d fff|Cali
Bucaramanga|BUC|ffdd00 00843d|Bucaramanga 7.14 -73.12
Pereira|PER|ffdd00 e30613|Pereira 4.8 -75.75
Águilas Doradas|AGU|ffdd00 000|Rionegro 6.15 -75.37
Fortaleza|FOR|00205b e30613|Bogotá
Pasto|PAS|e30613 003da5|Pasto 1.2 -77.28
Llaneros|LLA|8a1538 000|Villavicencio 4.14 -73.63
Alianza|ALI|ffdd00 000|Valledupar 10.47 -73.25
Chicó|CHI|003da5 fff|Tunja 5.54 -73.36
Envigado|ENV|f26522 00843d|Envigado 6.17 -75.58
La Equidad|EQU|00843d fff|Bogotá
Unión Magdalena|UMA|003da5 e30613|Santa Marta 11.23 -74.2`;

export const uslChampionship = `
Louisville City|LOU|582c83 fdb913|Louisville 38.26 -85.73
Charleston Battery|CHS|000 ffdd00|Charleston 32.86 -79.91
New Mexico United|NMU|000 fdb913|Albuquerque 35.07 -106.63
Tampa Bay Rowdies|TBR|00843d ffdd00|St. Petersburg 27.77 -82.63
Sacramento Republic|SAC|8a1538 c5a14a|Sacramento 38.58 -121.5
Pittsburgh Riverhounds|PIT|ffdd00 000|Pittsburgh 40.43 -80
Phoenix Rising|PHX|c8102e 000|Phoenix 33.45 -112.07
San Antonio FC|SAN|000 c8102e|San Antonio 29.43 -98.44
Orange County|OCS|f26522 000|Irvine 33.67 -117.82
El Paso Locomotive|ELP|00205b fdb913|El Paso 31.76 -106.49
Oakland Roots|OAK|000 c5a14a|Oakland 37.75 -122.2
Indy Eleven|IND|c8102e 00205b|Indianapolis 39.76 -86.16
Tulsa|TUL|00205b c5a14a|Tulsa 36.16 -95.99
Hartford Athletic|HFD|00843d 003da5|Hartford 41.76 -72.67
Monterey Bay|MBU|00a3ad 00205b|Seaside 36.65 -121.81
Las Vegas Lights|LVL|00205b f7b5cd|Las Vegas 36.09 -115.18
Lexington|LEX|00843d c5a14a|Lexington 38.04 -84.5
Colorado Springs|COS|003da5 fff|Colorado Springs 38.83 -104.83
Detroit City|DET|8a1538 c5a14a|Detroit 42.34 -83.06
Birmingham Legion|BHM|000 c5a14a|Birmingham US 33.52 -86.8`;

export const chile = `
Colo-Colo|COL|fff 000|Santiago CL -33.45 -70.67
Universidad de Chile|UCH|00205b c8102e|Santiago CL
Universidad Católica|UCA|fff 005bac|Santiago CL
Coquimbo Unido|COQ|ffd200 000|Coquimbo -29.95 -71.34
Palestino|PAL|c8102e 00843d|Santiago CL
O'Higgins|OHI|6cace4 000|Rancagua -34.17 -70.74
Audax Italiano|AUD|00843d fff|Santiago CL
Huachipato|HUA|003da5 000|Talcahuano -36.72 -73.12
Cobresal|COB|f26522 00843d|El Salvador -26.25 -69.63
Unión La Calera|ULC|c8102e fff|La Calera -32.79 -71.19
Everton|EVE|003da5 ffd200|Viña del Mar -33.02 -71.55
Ñublense|NUB|c8102e fff|Chillán -36.61 -72.1
Deportes La Serena|SER|8a1538 fff|La Serena -29.9 -71.25
Deportes Limache|LIM|c8102e 000|Limache -33 -71.27
Universidad de Concepción|UDC|ffd200 003da5|Concepción -36.83 -73.05
Deportes Concepción|CON|5b2b82 fff|Concepción`;
