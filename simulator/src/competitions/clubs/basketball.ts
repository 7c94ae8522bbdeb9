/** Teams, the stronger first: name, code, two colours, home city (with its place at a table's first mention), groups. */
export const nba = `
Oklahoma City Thunder|OKC|007ac1 ef3b24|Oklahoma City 35.46 -97.52|wc nw
Boston Celtics|BOS|007a33 fff|Boston 42.37 -71.06|ec al
Cleveland Cavaliers|CLE|860038 fdbb30|Cleveland 41.5 -81.69|ec cl
Denver Nuggets|DEN|0e2240 fec524|Denver 39.81 -104.89|wc nw
New York Knicks|NYK|006bb6 f58426|New York 40.83 -73.93|ec al
Minnesota Timberwolves|MIN|0c2340 78be20|Minneapolis 44.98 -93.28|wc nw
Houston Rockets|HOU|ce1141 000|Houston 29.75 -95.35|wc sw
LA Lakers|LAL|552583 fdb927|Los Angeles 34.01 -118.28|wc pc
Orlando Magic|ORL|0077c0 000|Orlando 28.54 -81.39|ec se
San Antonio Spurs|SAS|000 c4ced4|San Antonio 29.43 -98.44|wc sw
Golden State Warriors|GSW|1d428a ffc72c|San Francisco 37.77 -122.39|wc pc
Detroit Pistons|DET|c8102e 1d42ba|Detroit 42.34 -83.06|ec cl
LA Clippers|LAC|c8102e 1d428a|Los Angeles|wc pc
Indiana Pacers|IND|002d62 fdbb30|Indianapolis 39.76 -86.16|ec cl
Milwaukee Bucks|MIL|00471b eee1c6|Milwaukee 43.05 -87.92|ec cl
Dallas Mavericks|DAL|00538c 002b5e|Dallas 33.15 -96.84|wc sw
Atlanta Hawks|ATL|e03a3e c1d32f|Atlanta 33.76 -84.4|ec se
Miami Heat|MIA|98002e f9a01b|Miami 25.96 -80.24|ec se
Memphis Grizzlies|MEM|5d76a9 12173f|Memphis 35.14 -90.05|wc sw
Philadelphia 76ers|PHI|006bb6 ed174c|Philadelphia 39.83 -75.38|ec al
Phoenix Suns|PHX|1d1160 e56020|Phoenix 33.45 -112.07|wc pc
Toronto Raptors|TOR|ce1141 000|Toronto 43.63 -79.42|ec al
Chicago Bulls|CHI|ce1141 000|Chicago 41.86 -87.62|ec cl
Portland Trail Blazers|POR|e03a3e 000|Portland 45.52 -122.69|wc nw
Sacramento Kings|SAC|5a2d81 63727a|Sacramento 38.58 -121.5|wc pc
New Orleans Pelicans|NOP|0c2340 c8102e|New Orleans 29.95 -90.08|wc sw
Brooklyn Nets|BKN|000 fff|New York|ec al
Charlotte Hornets|CHA|1d1160 00788c|Charlotte 35.23 -80.85|ec se
Utah Jazz|UTA|002b5c f9a01b|Salt Lake City 40.58 -111.89|wc nw
Washington Wizards|WAS|002b5c e31837|Washington 38.87 -77.01|ec se`;

export const wnba = `
Minnesota Lynx|MIN|236192 9ea2a2|Minneapolis 44.98 -93.28
New York Liberty|NYL|86cebc 000|New York 40.83 -73.93
Las Vegas Aces|LVA|000 ba0c2f|Las Vegas 36.09 -115.18
Phoenix Mercury|PHO|3c286e fa4b0a|Phoenix 33.45 -112.07
Indiana Fever|IND|002d62 e03a3e|Indianapolis 39.76 -86.16
Atlanta Dream|ATL|e31837 5091cd|Atlanta 33.76 -84.4
Seattle Storm|SEA|2c5235 fee11a|Seattle 47.6 -122.33
Golden State Valkyries|GSV|b38fcf 000|San Francisco 37.77 -122.39
Los Angeles Sparks|LAS|552583 fdb927|Los Angeles 34.01 -118.28
Washington Mystics|WAS|e03a3e 002b5c|Washington 38.87 -77.01
Connecticut Sun|CON|f05023 0a2240|Uncasville 41.49 -72.09
Chicago Sky|CHI|418fde ffcd00|Chicago 41.86 -87.62
Dallas Wings|DAL|0c2340 c4d600|Arlington 32.73 -97.11
Toronto Tempo|TTP|7a1f3d 8fb8de|Toronto 43.63 -79.42
Portland Fire|PFI|c8102e 5b2c83|Portland 45.52 -122.69`;

export const euroLeague = `
Olympiacos|OLY|e1001a fff|Piraeus 37.95 23.66
Real Madrid|RMA|fff febe10|Madrid 40.45 -3.69
Fenerbahçe|FEN|002d72 ffed00|Istanbul 41.06 28.99
Panathinaikos|PAN|00843d fff|Athens 38.04 23.74
Monaco|ASM|e7171f fff|Monaco 43.73 7.42
Barcelona|BAR|a50044 004d98|Barcelona 41.38 2.12
Valencia|VAL|f58220 000|Valencia 39.47 -0.36
Žalgiris|ZAL|00843d fff|Kaunas 54.89 23.91
Anadolu Efes|EFS|003da5 fff|Istanbul
Hapoel Tel Aviv|HTA|e30613 fff|Tel Aviv 32.09 34.78
Crvena zvezda|CZV|e30613 fff|Belgrade 44.78 20.46
Partizan|PAR|000 fff|Belgrade
Paris|PBB|00205b e4002b|Paris 48.84 2.25
Maccabi Tel Aviv|MTA|ffdd00 003da5|Tel Aviv
Milano|MIL|e30613 fff|Milan 45.48 9.12
Baskonia|BAS|a50034 003da5|Vitoria 42.84 -2.69
Bayern|BAY|dc052d fff|Munich 48.22 11.62
Virtus Bologna|VIR|000 fff|Bologna 44.49 11.31
Dubai|DUB|c9a227 000|Dubai 25.1 55.17
ASVEL|ASV|fff 000|Lyon 45.77 4.98`;

/** Those of the EuroLeague are named by their code alone. */
export const acb = `
=RMA
=BAR
=VAL
Unicaja|UNI|00843d 5c2d91|Málaga 36.73 -4.43
=BAS
La Laguna Tenerife|TEN|ffdd00 000|San Cristóbal de La Laguna 28.47 -16.3
Joventut|JOV|00843d 000|Badalona 41.44 2.23
UCAM Murcia|MUR|e30613 fff|Murcia 37.98 -1.1
Gran Canaria|GCA|ffdd00 0054a6|Las Palmas 28.1 -15.46
Manresa|MAN|e30613 fff|Manresa 41.72 1.81
Bilbao Basket|BIL|000 e30613|Bilbao 43.26 -2.95
Zaragoza|ZAR|e30613 fff|Zaragoza 41.64 -0.9
Breogán|BRO|6cace4 fff|Lugo 43 -7.56
Lleida|LLE|5c2d91 fff|Lleida 41.62 0.63
Girona|GIR|e30613 000|Girona 41.96 2.83
Andorra|AND|003da5 ffdd00|Andorra 42.53 1.52
Granada|GRA|e30613 000|Granada 37.15 -3.6
San Pablo Burgos|BUR|0054a6 fff|Burgos 42.34 -3.68`;

export const nbl = `
Sydney Kings|SYD|582c83 ffb81c|Sydney -33.81 151
Melbourne United|MEL|00205b fff|Melbourne -37.83 144.98
Perth Wildcats|PER|c8102e 000|Perth -31.95 115.87
Adelaide 36ers|ADL|00205b c8102e|Adelaide -34.91 138.57
Illawarra Hawks|ILL|c8102e fff|Wollongong -34.42 150.9
South East Melbourne Phoenix|SEM|00843d 000|Melbourne
Tasmania JackJumpers|TAS|00843d ffdd00|Hobart -42.87 147.28
New Zealand Breakers|NZB|00a3e0 000|Auckland -36.92 174.81
Brisbane Bullets|BRI|00205b ffb81c|Brisbane -27.46 153.01
Cairns Taipans|CNS|f26522 00205b|Cairns -16.93 145.77`;

export const pba = `
San Miguel Beermen|SMB|c8102e fff|Manila 14.6 121.05
TNT Tropang 5G|TNT|0054a6 f26522|Manila
Barangay Ginebra|BGK|c8102e 000|Manila
Rain or Shine|ROS|ffdd00 003da5|Manila
Magnolia Hotshots|MAG|00843d fff|Manila
Meralco Bolts|MER|f26522 000|Manila
NLEX Road Warriors|NLX|0054a6 c8102e|Manila
Converge FiberXers|CON|5c2d91 00a3ad|Manila
Phoenix Fuel Masters|PHX|f26522 fff|Manila
NorthPort Batang Pier|NOR|003da5 c8102e|Manila
Blackwater Bossing|BLA|000 c8102e|Manila
Terrafirma Dyip|TER|00843d 000|Manila`;
