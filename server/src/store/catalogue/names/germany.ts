export const germany = `
  Aachen AAC | Alemannia Aachen
  Ahlen AHL | TuS Ahlen | RW Ahlen | Rot Weiss Ahlen
  Aue AUE | Erzgebirge Aue
  Augsburg FCA
  Bayern Munich FCB | Bayern München
  Bielefeld DSC | Arminia Bielefeld
  Bochum BOC | VfL Bochum
  Braunschweig EBS | Eintracht Braunschweig
  Burghausen BUR | Wacker Burghausen
  Chemnitz CFC | Chemnitzer FC
  Cottbus FCE | Energie Cottbus
  Carl Zeiss Jena FCJ | CZ Jena | Jena
  Darmstadt D98 | SV Darmstadt
  Dortmund BVB | Borussia Dortmund
  Dresden SGD | Dynamo Dresden
  Duisburg MSV | MSV Duisburg
  Düsseldorf F95 | Fortuna Dusseldorf | Fortuna Düsseldorf | Dusseldorf
  Eintracht Frankfurt SGE | Ein Frankfurt
  Elversberg ELV | SV Elversberg
  Essen RWE | Rot-Weiss Essen | RW Essen
  Frankfurt FSV FSV | FSV Frankfurt
  Köln KOE | FC Koln
  Fortuna Köln FKO | Fortuna Koln | F Koln
  Freiburg SCF
  Greuther Fürth SGF | Greuther Furth | SpVgg Greuther Fürth | Fürth | Furth
  Gütersloh GUT | Gutersloh
  Hamburg HSV | Hamburger SV
  Hannover H96 | Hannover 96
  Hansa Rostock FCH | Rostock
  Heidenheim FCH
  Hertha BSC | Hertha BSC | Hertha Berlin
  Hoffenheim TSG | TSG Hoffenheim
  Holstein Kiel KIE | Kiel
  Homburg HOM
  Ingolstadt FCI
  Kaiserslautern FCK
  Karlsruhe KSC | Karlsruher SC
  Koblenz TUS | TuS Koblenz
  Leipzig LOK | VfB Leipzig | Lokomotive Leipzig
  Leverkusen B04 | Bayer Leverkusen
  Lübeck VFB | Lubeck | VfB Lübeck
  Magdeburg FCM
  Mainz M05 | FSV Mainz
  Mannheim SVW | Waldhof Mannheim
  Meppen MEP
  Mönchengladbach BMG | M'gladbach | Borussia Mönchengladbach | Bor. Mönchengladbach | Bor. M'gladbach
  Munich 1860 M60 | 1860 München | TSV 1860 München | 1860 Munich
  Nürnberg FCN | Nurnberg | Nuremberg
  Oberhausen RWO | Rot-Weiß Oberhausen
  Offenbach OFC | Kickers Offenbach
  Oldenburg OLD | VfB Oldenburg
  Osnabrück OSN | Osnabruck | VfL Osnabrück
  Paderborn SCP
  Preußen Münster PRM | Preussen Munster | Münster | Munster
  RB Leipzig RBL
  Regensburg JAH | Jahn Regensburg | SSV Jahn Regensburg
  Reutlingen REU | SSV Reutlingen
  Saarbrücken FCS | Saarbrucken
  Sandhausen SVS
  Schalke 04 S04 | Schalke
  Siegen SPO | Sportfreunde Siegen
  St. Pauli STP
  Stuttgart VFB | VfB Stuttgart
  Stuttgarter Kickers STK | Stuttgarter K
  Tennis Borussia Berlin TEB | TB Berlin
  Uerdingen KFC | KFC Uerdingen | Bayer Uerdingen
  Ulm ULM | SSV Ulm
  Union Berlin FCU
  Unterhaching UNT | SpVgg Unterhaching
  Verl VER
  Wattenscheid SGW | SG Wattenscheid
  Wehen WEH | Wehen Wiesbaden
  Werder Bremen SVW | SV Werder Bremen
  Wolfsburg WOB | VfL Wolfsburg
  Wuppertal WSV | Wuppertaler SV
  Würzburg WUK | Wurzburger Kickers | Würzburger Kickers
  Zwickau FSV | FSV Zwickau
  Aalen AAL
  Babelsberg SVB | SV Babelsberg 03
  Trier EIN | Ein Trier | Eintracht Trier
  Erfurt RWE | Rot-Weiß Erfurt | Rot-Weiss Erfurt
  Schweinfurt SWF | Schweinfurt 05
  Halle HFC | Hallescher FC | Hallescher
  Großaspach SGS | SG Sonnenhof Großaspach | Sonnenhof Großaspach
  Lotte SFL | Sportfreunde Lotte
  Türkgücü München TGM
  Viktoria Köln VIK
  Havelse HAV | TSV Havelse
  Mainz 05 II M52 | FSV Mainz 05 II | Mainz II
  Bayern Munich II FC2 | Bayern München II
  Borussia Dortmund II BV2 | Dortmund II
  VfB Stuttgart II VF2 | Stuttgart II
  Werder Bremen II SV2`;
