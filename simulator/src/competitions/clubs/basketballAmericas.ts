/** Clubs, the stronger first: name, code, two colours, home city (with its place at a table's first mention). */
export const nbb = `
Franca|FRA|c8102e fff|Franca -20.54 -47.4
Flamengo|FLA|c52613 000|Rio de Janeiro -22.91 -43.23
Minas|MIN|00205b fff|Belo Horizonte -19.87 -43.97
Bauru|BAU|f58220 000|Bauru -22.31 -49.06
São Paulo|SAO|c8102e 000|São Paulo -23.53 -46.68
Vasco da Gama|VAS|000 fff|Rio de Janeiro
Brasília|BRA|005bac fff|Brasília -15.79 -47.88
Pinheiros|PIN|00205b 6cace4|São Paulo
Unifacisa|UNI|5b2b82 fff|Campina Grande -7.22 -35.88
Paulistano|PAU|c8102e fff|São Paulo
Mogi das Cruzes|MOG|003da5 fff|Mogi das Cruzes -23.52 -46.19
Corinthians|COR|000 fff|São Paulo
Fortaleza|FOR|c8102e 003da5|Fortaleza -3.81 -38.52
Pato Branco|PAT|00843d ffd700|Pato Branco -26.23 -52.67
Caxias do Sul|CAX|8a1538 fff|Caxias do Sul -29.17 -51.18
União Corinthians|UCO|00205b fff|Santa Cruz do Sul -29.72 -52.43`;

export const bsn = `
Vaqueros de Bayamón|BAY|003da5 c8102e|Bayamón 18.4 -66.15
Leones de Ponce|PON|c8102e 000|Ponce 18.01 -66.61
Gigantes de Carolina|GIG|5b2b82 fff|Carolina 18.38 -65.96
Criollos de Caguas|CAG|f26522 00205b|Caguas 18.23 -66.04
Cangrejeros de Santurce|CSA|f58220 003da5|San Juan PR 18.47 -66.11
Osos de Manatí|MAN|00843d ffd700|Manatí 18.43 -66.48
Piratas de Quebradillas|QUE|c8102e ffd700|Quebradillas 18.47 -66.94
Mets de Guaynabo|GUA|003da5 f58220|Guaynabo 18.36 -66.11
Atléticos de San Germán|SGE|f26522 000|San Germán 18.08 -67.04
Capitanes de Arecibo|ARE|ffd700 000|Arecibo 18.47 -66.72
Santeros de Aguada|AGU|8a1538 ffd700|Aguada 18.38 -67.19
Indios de Mayagüez|MAY|00843d c8102e|Mayagüez 18.2 -67.14`;

export const lnbp = `
Diablos Rojos|DIA|c8102e fff|Mexico City 19.3 -99.15
Fuerza Regia|FRE|003da5 ffd700|Monterrey 25.72 -100.31
Halcones de Xalapa|XAL|c8102e 000|Xalapa 19.54 -96.91
Astros de Jalisco|AST|00205b f58220|Guadalajara 20.68 -103.46
Soles de Mexicali|MXL|ffd700 c8102e|Mexicali 32.62 -115.45
Halcones Rojos|HRO|c8102e ffd700|Veracruz 19.17 -96.13
Dorados de Chihuahua|DOR|c5a14a 000|Chihuahua 28.63 -106.07
Mineros de Zacatecas|ZAC|8a1538 fff|Zacatecas 22.77 -102.57
Abejas de León|ABE|ffd700 000|León 42.59 -5.58
Panteras de Aguascalientes|AGS|5b2b82 fff|Aguascalientes 21.88 -102.29
Santos de San Luis|SLP|00a3e0 fff|San Luis Potosí 22.14 -100.95
Freseros de Irapuato|IRA|c8102e 00843d|Irapuato 20.68 -101.36
El Calor de Cancún|CAN|f26522 00a3e0|Cancún 21.16 -86.85
Lobos Plateados|LOB|c0c0c0 000|Puebla 19.08 -98.16`;

export const cebl = `
Vancouver Bandits|VAN|c8102e 000|Langley 49.1 -122.66
Edmonton Stingers|EDM|ffd700 000|Edmonton 53.55 -113.47
Niagara River Lions|NIA|c8102e 00205b|St. Catharines 43.16 -79.25
Calgary Surge|CAL|e30613 000|Calgary 51.05 -114.07
Scarborough Shooting Stars|SCA|5b2b82 ffd700|Toronto 43.63 -79.42
Winnipeg Sea Bears|WIN|00205b 00a3e0|Winnipeg 49.9 -97.14
Ottawa BlackJacks|OTT|c8102e 000|Ottawa 45.42 -75.7
Montréal Alliance|MTL|000 c5a14a|Montreal 45.56 -73.55
Saskatoon Mamba|SAK|00843d ffd700|Saskatoon 52.13 -106.67
Brampton Honey Badgers|BRM|ffd700 000|Brampton 43.73 -79.76`;

export const lnbDominicana = `
Titanes del Licey|TIT|003da5 fff|Santo Domingo 18.49 -69.93
Leones de Santo Domingo|LEO|c8102e fff|Santo Domingo
Cañeros del Este|CAE|00843d ffd700|La Romana 18.43 -68.97
Marineros de Puerto Plata|PPL|00205b 00a3e0|Puerto Plata 19.79 -70.69
Metros de Santiago|MET|00843d fff|Santiago DO 19.45 -70.7
Reales de La Vega|VEG|5b2b82 ffd700|La Vega 19.22 -70.53
Indios de San Francisco|SFM|8a1538 fff|San Francisco de Macorís 19.3 -70.25
Soles de Santo Domingo Este|SDE|f58220 000|Santo Domingo`;
