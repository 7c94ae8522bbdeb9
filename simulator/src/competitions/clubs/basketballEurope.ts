/** Those of the EuroLeague are named by their code alone. */
export const superLigi = `
=FEN
=EFS
Beşiktaş|BJK|000 fff|Istanbul 41.06 28.99
Galatasaray|GAL|a90432 fdb912|Istanbul
Türk Telekom|TTE|005bac fff|Ankara 39.93 32.86
Bahçeşehir Koleji|BAH|c8102e 00205b|Istanbul
Tofaş|TOF|003da5 fff|Bursa 40.19 29.06
Karşıyaka|KAR|00843d c8102e|İzmir 38.4 27.1
Manisa|MAN|c8102e 000|Manisa 38.61 27.43
Aliağa Petkim|PET|00205b f58220|Aliağa 38.8 26.97
Büyükçekmece|BUY|ffd700 00205b|Istanbul
Bursaspor|BUR|00843d fff|Bursa
Mersin|MER|c8102e 003da5|Mersin 36.81 34.64
Esenler Erokspor|ERO|00843d ffd700|Istanbul`;
