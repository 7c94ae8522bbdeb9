export const spain = `
  Alavés ALA | Alaves | Deportivo Alavés
  Albacete ALB
  Alcorcón ALC | Alcorcon
  Alcoyano ALY
  Algeciras ALG
  Almería ALM | Almeria
  Amorebieta AMO | SD Amorebieta
  Andorra AND
  Athletic Bilbao ATH | Ath Bilbao | Athletic Club
  Bilbao Athletic BLA | Ath Bilbao B | Athletic Club B | Athletic Bilbao B
  Atlético Madrid ATM | Ath Madrid | Club Atlético de Madrid
  Atlético Madrid B ATB | Ath Madrid B
  Badajoz BAD
  Barcelona BAR
  Barcelona B BAB | Barcelona Atlètic
  Betis BET | Real Betis Balompié | Real Betis
  Burgos BRG
  Cádiz CAD | Cadiz
  Cartagena CAR
  Castellón CAS | Castellon
  Celta Vigo CEL | Celta | RC Celta de Vigo
  Ceuta CEU | AD Ceuta | Agrupación Deportiva Ceuta
  Ciudad de Murcia CMU | Ciudad Murcia
  Compostela COM
  Córdoba COR | Cordoba
  Cultural Leonesa CUL | Leonesa
  Deportivo La Coruña DEP | La Coruna | Deportivo de La Coruña | Deportivo
  Écija ECI | Ecija
  Eibar EIB | SD Eibar
  Elche ELC
  Eldense ELD
  Espanyol ESP | Espanol | RCD Espanyol de Barcelona | Espanyol Barcelona
  Extremadura EXT | Extremadura UD
  Ferrol FER | Racing Ferrol | Racing de Ferrol
  Fuenlabrada FUE
  Getafe GET
  Gimnàstic GIM | Gimnastic | Gimnàstic de Tarragona
  Girona GIR
  Granada GRA
  Guadalajara GUA
  Hércules HER | Hercules
  Huesca HUE | SD Huesca
  Ibiza IBI | Ibiza Eivissa
  Jaén JAE | Jaen | Real Jaén
  Las Palmas LPA
  Leganés LEG | Leganes
  Leonesa B LNB
  Levante LEV
  Lleida LLE | Lerida
  Llagostera LLA
  Logroñés LOG | Logrones
  Lorca LOR | Lorca Deportiva
  Lugo LUG
  Málaga MLG | Malaga
  Málaga B MLB | Malaga B
  Mallorca MLL | RCD Mallorca | Real Mallorca
  Mérida MER | Merida
  Mirandés MIR | Mirandes
  Murcia MUR | Real Murcia
  Numancia NUM
  Orihuela ORI
  Osasuna OSA
  Ourense OUR | Orense
  Oviedo OVI | Real Oviedo
  Poli Ejido POE | Polideportivo Ejido
  Ponferradina PON | SD Ponferradina
  Pontevedra PNT
  Racing Santander RAC | Santander | Racing de Santander
  Rayo Vallecano RAY | Vallecano | Rayo Vallecano de Madrid
  Real Madrid RMA
  Real Madrid Castilla CAS | Real Madrid B
  Real Sociedad RSO | Sociedad | Real Sociedad de Fútbol
  Real Sociedad B RSB | Sociedad B
  Real Unión RUN | Real Union
  Recreativo REC | Recreativo Huelva | Recreativo de Huelva
  Reus REU | Reus Deportiu
  Sabadell SAB
  Salamanca SAL
  Sestao SES | Sestao River
  Sevilla SEV
  Sevilla B SEB | Sevilla Atlético
  Sporting Gijón SPG | Sp Gijon | Sporting de Gijón | Real Sporting
  Tenerife TEN
  Terrassa TER | Terrasa
  Toledo TOL
  Universidad Las Palmas ULP | U.Las Palmas
  Valencia VAL
  Valladolid VLD | Real Valladolid
  Vecindario VEC
  Villarreal VIL | Villareal
  Villarreal B VIB
  Xerez XER
  Zaragoza ZAR | Real Zaragoza | Real Saragossa
  Alicante ALI
  Mallorca B MLB | RCD Mallorca B
  Rayo Majadahonda RMA | CF Rayo Majadahonda
  UCAM Murcia UCA | UCAM Murcia CF`;
