/** National teams, the stronger first: name, code, country, two colours, capital. */
export const nations = `
Spain|ESP|es|c60b1e ffc400|Madrid 40.45 -3.69
Argentina|ARG|ar|75aadb fff|Buenos Aires -34.55 -58.45
France|FRA|fr|002654 ed2939|Paris 48.84 2.25
England|ENG|gb-eng|fff ce1124|London 51.51 -0.13
Brazil|BRA|br|ffdc02 009b3a|Brasília -15.78 -47.9
Portugal|POR|pt|da020e 006600|Lisbon 38.76 -9.16
Netherlands|NED|nl|f36c21 fff|Amsterdam 52.31 4.94
Germany|GER|de|fff 000|Berlin 52.46 13.57
Belgium|BEL|be|e30613 000|Brussels 50.82 4.33
Italy|ITA|it|0066b3 fff|Rome 41.93 12.45
Croatia|CRO|hr|e30613 fff|Zagreb 45.82 16.02
Morocco|MAR|ma|c1272d 006233|Rabat 33.96 -6.86
Colombia|COL|co|fcd116 003893|Bogotá 4.65 -74.08
Uruguay|URU|uy|7bafd4 000|Montevideo -34.89 -56.15
Mexico|MEX|mx|006847 ce1126|Mexico City 19.3 -99.15
USA|USA|us|fff 002868|Washington 38.87 -77.01
Switzerland|SUI|ch|d52b1e fff|Bern 46.96 7.46
Japan|JPN|jp|000080 fff|Tokyo 35.66 139.53
Senegal|SEN|sn|fff 00853f|Dakar 14.69 -17.44
Denmark|DEN|dk|c60c30 fff|Copenhagen 55.7 12.57
Iran|IRN|ir|fff da0000|Tehran 35.72 51.28
South Korea|KOR|kr|c60c30 003478|Seoul 37.57 126.9
Ecuador|ECU|ec|ffdd00 0072ce|Quito -0.18 -78.48
Austria|AUT|at|ed2939 fff|Vienna 48.21 16.37
Australia|AUS|au|ffcd00 00843d|Sydney -33.81 151
Turkey|TUR|tr|e30a17 fff|Istanbul 41.06 28.99
Canada|CAN|ca|d52b1e fff|Toronto 43.63 -79.42
Norway|NOR|no|c8102e 00205b|Oslo 59.95 10.73
Nigeria|NGA|ng|008751 fff|Abuja 9.06 7.49
Egypt|EGY|eg|ce1126 000|Cairo 30.07 31.31
Algeria|ALG|dz|fff 006233|Algiers 36.75 3.06
Scotland|SCO|gb-sct|00205b fff|Glasgow 55.85 -4.21
Paraguay|PAR|py|d52b1e 0038a8|Asunción -25.29 -57.66
Tunisia|TUN|tn|e70013 fff|Tunis 36.75 10.27
Ivory Coast|CIV|ci|f77f00 009e60|Abidjan 5.33 -4.02
Sweden|SWE|se|fecc00 006aa7|Stockholm 59.29 18.08
Poland|POL|pl|fff dc143c|Warsaw 52.24 21.05
Serbia|SRB|rs|c6363c 0c4076|Belgrade 44.78 20.46
Uzbekistan|UZB|uz|fff 0099b5|Tashkent 41.28 69.21
Qatar|QAT|qa|8a1538 fff|Doha 25.26 51.45
Saudi Arabia|KSA|sa|006c35 fff|Riyadh 24.71 46.68
South Africa|RSA|za|ffb81c 007a4d|Johannesburg -26.23 27.98
Ghana|GHA|gh|fff 000|Accra 5.55 -0.19
Panama|PAN|pa|da121a 072357|Panama City 8.98 -79.52
Jordan|JOR|jo|fff ce1126|Amman 31.98 35.9
Cape Verde|CPV|cv|003893 cf2027|Praia 14.92 -23.51
New Zealand|NZL|nz|fff 000|Auckland -36.92 174.81
Curaçao|CUW|cw|002b7f f9e814|Willemstad 12.12 -68.88`;
