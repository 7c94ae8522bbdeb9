export const italy = `
  Albinoleffe ALB
  Alessandria ALE
  Alzano ALZ | Alzano Virescit
  Ancona ANC
  Andria AND | Fidelis Andria | F. Andria
  Arezzo ARE
  Ascoli ASC | Ascoli Calcio | Ascoli Picchio
  Atalanta ATA
  Avellino AVE
  Bari BAI
  Benevento BEN
  Bologna BOL
  Brescia BRE | Brescia Calcio
  Cagliari CAG | Cagliari Calcio
  Carpi CAR
  Carrarese CRR | Carrarese Calcio
  Castel di Sangro CDS | Castel Sangro | C. Sangro
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
  Inter INT | Internazionale Milano | Internazionale | Inter Milano | Inter Mailand
  Juve Stabia JST
  Juventus JUV
  Lanciano LAN | Virtus Lanciano
  Latina LAT
  Lazio LAZ | Lazio Roma | Lazio Rom
  Lecce LEC
  Lecco LCO
  Livorno LIV
  Lucchese LUC
  Mantova MAN | Mantova SSD
  Messina MES
  Milan MIL | AC Milano | Milan AC
  Modena MOD
  Monza MON
  Napoli NAP | SSC Neapel
  Nocerina NOC
  Novara NOV
  Padova PAD | Calcio Padova
  Palermo PAL
  Parma PAR | Parma Calcio
  Perugia PER | AC Perugia Calcio | Perugia Calcio
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
  Roma ROM | AS Rom
  Salernitana SAL
  Sampdoria SAM | Sampdoria Genova
  Sassuolo SAS | Sassuolo Calcio
  Savoia SAV
  Siena SIE | Robur Siena
  Spal SPA | SPAL | SPAL 2013 Ferrara | SPAL Ferrara
  Spezia SPE | Spezia Calcio
  Südtirol SUD | Sudtirol
  Ternana TER
  Torino TOR | Torino Calcio
  Trapani TRA
  Treviso TRE
  Triestina TRI
  Udinese UDI | Udinese Calcio
  Varese VAR
  Venezia VEN
  Vicenza VIC | Lanerossi Vicenza | L.R. Vicenza Virtus | LR Vicenza | L.R. Vicenza | Vicenza Virtus`;
