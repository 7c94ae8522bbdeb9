/** Teams, the stronger first: name, code, two colours, home city (with its place at first mention), groups. */
export const nba = `
Oklahoma City Thunder|OKC|007ac1 ef3b24|Oklahoma City 35.46 -97.52|wc nw
Boston Celtics|BOS|007a33 fff|Boston 42.37 -71.06|ec al
Cleveland Cavaliers|CLE|860038 fdbb30|Cleveland 41.5 -81.69|ec cl
Denver Nuggets|DEN|0e2240 fec524|Denver|wc nw
New York Knicks|NYK|006bb6 f58426|New York|ec al
Minnesota Timberwolves|MIN|0c2340 78be20|Minneapolis 44.98 -93.28|wc nw
Houston Rockets|HOU|ce1141 000|Houston|wc sw
LA Lakers|LAL|552583 fdb927|Los Angeles|wc pc
Orlando Magic|ORL|0077c0 000|Orlando|ec se
San Antonio Spurs|SAS|000 c4ced4|San Antonio 29.43 -98.44|wc sw
Golden State Warriors|GSW|1d428a ffc72c|San Francisco 37.77 -122.39|wc pc
Detroit Pistons|DET|c8102e 1d42ba|Detroit 42.34 -83.06|ec cl
LA Clippers|LAC|c8102e 1d428a|Los Angeles|wc pc
Indiana Pacers|IND|002d62 fdbb30|Indianapolis 39.76 -86.16|ec cl
Milwaukee Bucks|MIL|00471b eee1c6|Milwaukee 43.05 -87.92|ec cl
Dallas Mavericks|DAL|00538c 002b5e|Dallas|wc sw
Atlanta Hawks|ATL|e03a3e c1d32f|Atlanta|ec se
Miami Heat|MIA|98002e f9a01b|Miami|ec se
Memphis Grizzlies|MEM|5d76a9 12173f|Memphis 35.14 -90.05|wc sw
Philadelphia 76ers|PHI|006bb6 ed174c|Philadelphia|ec al
Phoenix Suns|PHX|1d1160 e56020|Phoenix 33.45 -112.07|wc pc
Toronto Raptors|TOR|ce1141 000|Toronto|ec al
Chicago Bulls|CHI|ce1141 000|Chicago|ec cl
Portland Trail Blazers|POR|e03a3e 000|Portland|wc nw
Sacramento Kings|SAC|5a2d81 63727a|Sacramento 38.58 -121.5|wc pc
New Orleans Pelicans|NOP|0c2340 c8102e|New Orleans 29.95 -90.08|wc sw
Brooklyn Nets|BKN|000 fff|New York|ec al
Charlotte Hornets|CHA|1d1160 00788c|Charlotte|ec se
Utah Jazz|UTA|002b5c f9a01b|Salt Lake City|wc nw
Washington Wizards|WAS|002b5c e31837|Washington|ec se`;

export const wnba = `
Minnesota Lynx|MIN|236192 9ea2a2|Minneapolis
New York Liberty|NYL|86cebc 000|New York
Las Vegas Aces|LVA|000 ba0c2f|Las Vegas 36.09 -115.18
Phoenix Mercury|PHO|3c286e fa4b0a|Phoenix
Indiana Fever|IND|002d62 e03a3e|Indianapolis
Atlanta Dream|ATL|e31837 5091cd|Atlanta
Seattle Storm|SEA|2c5235 fee11a|Seattle
Golden State Valkyries|GSV|b38fcf 000|San Francisco
Los Angeles Sparks|LAS|552583 fdb927|Los Angeles
Washington Mystics|WAS|e03a3e 002b5c|Washington
Connecticut Sun|CON|f05023 0a2240|Uncasville 41.49 -72.09
Chicago Sky|CHI|418fde ffcd00|Chicago
Dallas Wings|DAL|0c2340 c4d600|Arlington 32.73 -97.11
Toronto Tempo|TTP|7a1f3d 8fb8de|Toronto
Portland Fire|PFI|c8102e 5b2c83|Portland`;

export const euroLeague = `
Olympiacos|OLY|e1001a fff|Piraeus
Real Madrid|RMA|fff febe10|Madrid
Fenerbahçe|FEN|002d72 ffed00|Istanbul
Panathinaikos|PAN|00843d fff|Athens
Monaco|ASM|e7171f fff|Monaco
Barcelona|BAR|a50044 004d98|Barcelona
Valencia|VAL|f58220 000|Valencia
Žalgiris|ZAL|00843d fff|Kaunas 54.89 23.91
Anadolu Efes|EFS|003da5 fff|Istanbul
Hapoel Tel Aviv|HTA|e30613 fff|Tel Aviv 32.09 34.78
Crvena zvezda|CZV|e30613 fff|Belgrade
Partizan|PAR|000 fff|Belgrade
Paris|PBB|00205b e4002b|Paris
Maccabi Tel Aviv|MTA|ffdd00 003da5|Tel Aviv
Milano|MIL|e30613 fff|Milan
Baskonia|BAS|a50034 003da5|Vitoria
Bayern|BAY|dc052d fff|Munich
Virtus Bologna|VIR|000 fff|Bologna
Dubai|DUB|c9a227 000|Dubai 25.1 55.17
ASVEL|ASV|fff 000|Lyon`;

/** Those of the EuroLeague are named by their code alone. */
export const acb = `
=RMA
=BAR
=VAL
Unicaja|UNI|00843d 5c2d91|Málaga
=BAS
La Laguna Tenerife|TEN|ffdd00 000|San Cristóbal de La Laguna 28.47 -16.3
Joventut|JOV|00843d 000|Badalona 41.44 2.23
UCAM Murcia|MUR|e30613 fff|Murcia 37.98 -1.1
Gran Canaria|GCA|ffdd00 0054a6|Las Palmas
Manresa|MAN|e30613 fff|Manresa 41.72 1.81
Bilbao Basket|BIL|000 e30613|Bilbao
Zaragoza|ZAR|e30613 fff|Zaragoza
Breogán|BRO|6cace4 fff|Lugo 43 -7.56
Lleida|LLE|5c2d91 fff|Lleida 41.62 0.63
Girona|GIR|e30613 000|Girona
Andorra|AND|003da5 ffdd00|Andorra
Granada|GRA|e30613 000|Granada
San Pablo Burgos|BUR|0054a6 fff|Burgos`;

export const nbl = `
Sydney Kings|SYD|582c83 ffb81c|Sydney
Melbourne United|MEL|00205b fff|Melbourne
Perth Wildcats|PER|c8102e 000|Perth
Adelaide 36ers|ADL|00205b c8102e|Adelaide
Illawarra Hawks|ILL|c8102e fff|Wollongong -34.42 150.9
South East Melbourne Phoenix|SEM|00843d 000|Melbourne
Tasmania JackJumpers|TAS|00843d ffdd00|Hobart -42.87 147.28
New Zealand Breakers|NZB|00a3e0 000|Auckland
Brisbane Bullets|BRI|00205b ffb81c|Brisbane
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
