/**
 * Clubs that sources name differently, by country: the name shown, its code, and every name that a source uses and that does
 * not come out the same once `FC`, `1.`, years and the like are taken off.
 */
export const clubNames: Record<string, string> = {
  'gb-eng': `
    Bournemouth BOU
    Brighton BHA | Brighton & Hove Albion | Brighton and Hove Albion
    Ipswich IPS | Ipswich Town
    Leeds LEE | Leeds United
    Leicester LEI | Leicester City
    Luton LUT | Luton Town
    Manchester City MCI | Man City
    Manchester United MUN | Man United
    Newcastle NEW | Newcastle United
    Norwich NOR | Norwich City
    Nottingham Forest NFO | Nott'm Forest
    Sheffield United SHU
    Tottenham TOT | Tottenham Hotspur
    West Brom WBA | West Bromwich Albion
    West Ham WHU | West Ham United
    Wolves WOL | Wolverhampton Wanderers`,
  de: `
    Augsburg FCA
    Bayern Munich FCB | Bayern München
    Bielefeld DSC | Arminia Bielefeld
    Bochum BOC | VfL Bochum
    Darmstadt D98 | SV Darmstadt
    Dortmund BVB | Borussia Dortmund
    Eintracht Frankfurt SGE | Ein Frankfurt
    Köln KOE | FC Koln
    Freiburg SCF
    Greuther Fürth SGF | Greuther Furth | SpVgg Greuther Fürth
    Hamburg HSV | Hamburger SV
    Heidenheim FCH
    Hertha BSC | Hertha BSC
    Hoffenheim TSG | TSG Hoffenheim
    Leverkusen B04 | Bayer Leverkusen
    Mönchengladbach BMG | M'gladbach | Borussia Mönchengladbach
    Mainz M05 | FSV Mainz
    RB Leipzig RBL
    Schalke 04 S04 | Schalke
    St. Pauli STP
    Stuttgart VFB | VfB Stuttgart
    Union Berlin FCU
    Werder Bremen SVW | SV Werder Bremen
    Wolfsburg WOB | VfL Wolfsburg`,
  fr: `
    Ajaccio ACA
    Angers ANG | Angers SCO
    Auxerre AUX | AJ Auxerre
    Brest BRE | Stade Brestois
    Clermont CLF | Clermont Foot
    Le Havre HAC
    Lens RCL | Racing Club de Lens
    Lille LIL | Lille OSC
    Lyon OLY | Olympique Lyonnais
    Marseille OLM | Olympique de Marseille
    Montpellier MON | Montpellier HSC
    Nice NIC | OGC Nice
    Nîmes NIM | Nimes
    Paris Saint-Germain PSG | Paris SG
    Reims REI | Stade de Reims
    Rennes REN | Stade Rennais
    Saint-Étienne STE | St Etienne
    Strasbourg STR | RC Strasbourg Alsace
    Troyes TRO | ESTAC Troyes`,
  it: `
    Cagliari CAG | Cagliari Calcio
    Empoli EMP
    Frosinone FRO | Frosinone Calcio
    Hellas Verona HVE | Verona
    Inter INT | Internazionale Milano
    Lazio LAZ
    Lecce LEC
    Milan MIL
    Napoli NAP
    Parma PAR | Parma Calcio
    Roma ROM
    Sassuolo SAS | Sassuolo Calcio
    Spezia SPE | Spezia Calcio
    Udinese UDI | Udinese Calcio`,
  es: `
    Alavés ALA | Alaves | Deportivo Alavés
    Almería ALM | Almeria
    Athletic Bilbao ATH | Ath Bilbao | Athletic Club
    Atlético Madrid ATM | Ath Madrid | Club Atlético de Madrid
    Cádiz CAD | Cadiz
    Celta Vigo CEL | Celta | RC Celta de Vigo
    Espanyol ESP | Espanol | RCD Espanyol de Barcelona
    Leganés LEG | Leganes
    Mallorca MLL | RCD Mallorca
    Rayo Vallecano RAY | Vallecano | Rayo Vallecano de Madrid
    Betis BET | Real Betis Balompié
    Real Madrid RMA
    Real Sociedad RSO | Sociedad | Real Sociedad de Fútbol
    Valladolid VLD | Real Valladolid`,
};
