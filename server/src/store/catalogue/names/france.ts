export const france = `
  Ajaccio ACA
  Gazélec Ajaccio GFC | Ajaccio GFCO | GFC Ajaccio
  Alès ALE | Ales
  Amiens AMI
  Angers ANG | Angers SCO
  Annecy ANN
  Arles ARL | Arles-Avignon
  Auxerre AUX | AJ Auxerre
  Bastia BAS
  Beauvais BEA
  Besançon BES | Besancon
  Bordeaux BOR | Girondins de Bordeaux | Girondins Bordeaux
  Boulogne BOU
  Bourg-Péronnas BBP | Bourg Peronnas | Bourg-en-Bresse
  Brest BRE | Stade Brestois
  Caen CAE | SM Caen | Stade Malherbe Caen
  Cannes CAN
  Châteauroux CHT | Chateauroux | La Berrichonne Châteauroux | LB Châteauroux | Berrichonne Châteauroux
  Clermont CLF | Clermont Foot
  Concarneau CON | US Concarneau
  Créteil CRE | Creteil | US Créteil-Lusitanos | Créteil-Lusitanos
  Dijon DIJ | Dijon FCO
  Dunkerque DUN | USL Dunkerque
  Évian EVI | Evian Thonon Gaillard | Evian
  Grenoble GRE | Grenoble Foot | Grenoble Foot 38
  Gueugnon GUE
  Guingamp GUI | EA Guingamp
  Istres IST
  Laval LAV | Stade Lavallois
  Le Havre HAC | Havre AC | Havre
  Le Mans LEM
  Lens RCL | Racing Club de Lens
  Lille LIL | Lille OSC
  Libourne LIB | Libourne-Saint-Seurin
  Lorient LOR
  Louhans-Cuiseaux LOU | Louhans-Cuis.
  Lyon OLY | Olympique Lyonnais | Olympique Lyon
  Marseille OLM | Olympique de Marseille | Olympique Marseille | OM
  Martigues MAR
  Metz MET
  Monaco ASM
  Montpellier MON | Montpellier HSC
  Mulhouse MUL
  Nancy NAN | Nancy Lorraine | AS Nancy Lorraine
  Nantes NAN
  Nice NIC | OGC Nice
  Nîmes NIM | Nimes | Nîmes Olympique
  Niort NIO | Chamois Niortais
  Orléans ORL | Orleans
  Paris FC PFC
  Paris Saint-Germain PSG | Paris SG
  Pau PAU | Pau FC
  Perpignan PER
  Quevilly Rouen QRM | Quevilly-Rouen | QRM
  Red Star RED | Red Star 93
  Reims REI | Stade de Reims
  Rennes REN | Stade Rennais
  Rodez ROD | Rodez AF
  Rouen ROU
  Saint-Étienne STE | St Etienne
  Sedan SED
  Sète SET | Sete
  Sochaux SOC | Sochaux-Montbéliard
  Strasbourg STR | RC Strasbourg Alsace
  Toulon TOU
  Toulouse TFC
  Tours TRS
  Troyes TRO | ESTAC Troyes
  Valence VLN
  Valenciennes VAL
  Vannes VAN
  Villefranche VIL
  Wasquehal WAS
  Béziers BEZ | Beziers | AS Béziers
  Chambly CHY | FC Chambly
  Charleville CHV
  Épinal EPI | Epinal
  Saint-Brieuc SBR | St Brieuc | Stade Briochin`;
