export const italy = `
  Albinoleffe ALB
  Alessandria ALE
  Alzano ALZ | Alzano Virescit
  Ancona ANC
  Andria AND | Fidelis Andria
  Arezzo ARE
  Ascoli ASC
  Atalanta ATA
  Avellino AVE
  Bari BAI
  Benevento BEN
  Bologna BOL
  Brescia BRE | Brescia Calcio
  Cagliari CAG | Cagliari Calcio
  Carpi CAR
  Carrarese CRR | Carrarese Calcio
  Castel di Sangro CDS | Castel Sangro
  Catania CTA
  Catanzaro CTZ
  Cesena CES
  Chievo CHI | Chievo Verona
  Cittadella CIT
  Como COM
  Cosenza COS | Cosenza Calcio
  Cremonese CRE
  Crotone CRO
  Empoli EMP
  Entella ENT | Virtus Entella
  Feralpisalò FER | FeralpiSalo | Feralpisalo
  Fermana FRM
  Fiorentina FIO
  Florentia Viola FLO
  Foggia FOG
  Frosinone FRO | Frosinone Calcio
  Gallipoli GAL
  Genoa GEN
  Grosseto GRO
  Gubbio GUB
  Hellas Verona HVE | Verona
  Inter INT | Internazionale Milano
  Juve Stabia JST
  Juventus JUV
  Lanciano LAN | Virtus Lanciano
  Latina LAT
  Lazio LAZ
  Lecce LEC
  Lecco LCO
  Livorno LIV
  Lucchese LUC
  Mantova MAN | Mantova SSD
  Messina MES
  Milan MIL
  Modena MOD
  Monza MON
  Napoli NAP
  Nocerina NOC
  Novara NOV
  Padova PAD | Calcio Padova
  Palermo PAL
  Parma PAR | Parma Calcio
  Perugia PER
  Pescara PES | Delfino Pescara
  Piacenza PIA
  Pisa PIS
  Pistoiese PST
  Pordenone POR
  Portogruaro PTG
  Pro Vercelli PVE
  Ravenna RAV
  Reggiana REG
  Reggina RGN
  Rimini RIM
  Roma ROM
  Salernitana SAL
  Sampdoria SAM
  Sassuolo SAS | Sassuolo Calcio
  Savoia SAV
  Siena SIE | Robur Siena
  Spal SPA | SPAL
  Spezia SPE | Spezia Calcio
  Südtirol SUD | Sudtirol
  Ternana TER
  Torino TOR
  Trapani TRA
  Treviso TRE
  Triestina TRI
  Udinese UDI | Udinese Calcio
  Varese VAR
  Venezia VEN
  Vicenza VIC | Lanerossi Vicenza`;
