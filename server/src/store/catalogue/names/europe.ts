export const netherlands = `
  Ajax AJA
  Almere City ALM | Almere
  AZ AZA | AZ Alkmaar
  Cambuur CAM | SC Cambuur | Cambuur Leeuwarden
  De Graafschap GRA | Graafschap
  Den Bosch DBO
  Den Haag ADO | ADO Den Haag
  Dordrecht DOR | Dordrecht '90
  Emmen EMM
  Excelsior EXC | SBV Excelsior
  Feyenoord FEY | Feyenoord Rotterdam
  For Sittard FOR | Fortuna Sittard
  Go Ahead Eagles GAE
  Groningen GRO
  Heerenveen HEE
  Heracles HER | Heracles Almelo
  MVV MVV | Maastricht | MVV Maastricht
  NAC Breda NAC | NAC
  Nijmegen NEC | NEC | NEC Nijmegen | N.E.C.
  PEC Zwolle PEC | Zwolle
  PSV Eindhoven PSV | PSV
  RBC Roosendaal RBC | Roosendaal
  RKC Waalwijk RKC | Waalwijk
  Roda ROD | Roda JC | Roda JC Kerkrade
  Sparta Rotterdam SPA | Sparta
  Telstar TEL | SC Telstar
  Twente TWE | Twente '65
  Utrecht UTR
  Veendam VEE
  Vitesse VIT | SBV Vitesse
  VVV Venlo VVV | VVV
  Volendam VLN
  Willem II WIL | Willem II Tilburg`;

export const belgium = `
  Aalst AAL | Eendracht Aalst
  Anderlecht AND | RSC Anderlecht
  Antwerp ANT | Royal Antwerp
  Germinal Beerschot GBA | Germinal
  Bergen MNS | Mons
  Beerschot VA BEE | K Beerschot VA | Beerschot | Beerschot-Wilrijk
  Beveren BEV | Waasland-Beveren | SK Beveren
  Brussels BRU | FC Brussels
  Cercle Brugge CER
  Charleroi CHL | Sporting Charleroi
  Club Brugge CLB | Club Brugge KV
  Dender DEN | FCV Dender EH
  Ekeren EKE | Germinal Ekeren
  Eupen EUP | KAS Eupen
  Francs Borains FRB
  Geel GEE | Verbroedering Geel
  Genk GNK | KRC Genk
  Gent GNT | KAA Gent
  Harelbeke HAR
  Heusden Zolder HEZ | Heusden-Zolder
  Kortrijk KOR | KV Kortrijk
  Louviéroise LVR | Louvieroise
  RAAL La Louvière RAL | RAAL La Louviere | RAAL La Louviére | La Louvière
  Lierse LIE | Lierse SK
  Lokeren LOK | Sporting Lokeren
  Lommel LOM | Lommel SK
  Mechelen MEC | KV Mechelen
  Molenbeek RWD | RWD Molenbeek | RWDM
  Mouscron MOU | Mouscron-Peruwelz | Royal Excel Mouscron | Excelsior Mouscron
  Oostende OOS | KV Oostende
  Oud-Heverlee Leuven OHL | Leuven
  Roeselare ROE
  Seraing SER | RFC Seraing
  St Truiden STV | Sint-Truidense VV | St. Truiden | Sint-Truiden
  Standard STA | Standard Liège | Standard Liege
  St. Gilloise USG | Union Saint-Gilloise | Union SG | Union St. Gilloise
  Tubize TUB
  Westerlo WES | KVC Westerlo
  Zulte Waregem ZWA | SV Zulte Waregem | Waregem`;

export const portugal = `
  Academica ACA | Académica | Académica de Coimbra
  Alverca ALV
  Amadora EAM | Estrela | Estrela Amadora | CF Estrela da Amadora | Estrela da Amadora | Est Amadora | Est. Amadora
  Arouca ARO
  AVS AVS | AVS Futebol
  Aves AVE | Desportivo das Aves
  B-SAD BSA | B SAD | Belenenses SAD
  Belenenses BEL | Os Belenenses
  Beira Mar BEM | Beira-Mar
  Benfica SLB | Sport Lisboa e Benfica | SL Benfica | Benfica Lisboa
  Boavista BOA
  Braga BRA | Sp Braga | Sporting Clube de Braga | Sporting Braga | SC Braga
  Campomaiorense CMP | Campomaior
  Casa Pia CPA | Casa Pia AC
  Chaves CHA | GD Chaves | Desp. Chaves | Desportivo de Chaves
  Estoril EST | GD Estoril Praia | Estoril Praia | GD Estoril
  Famalicão FAM | Famalicao
  Farense FAR
  Feirense FEI
  Felgueiras FEL
  Gil Vicente GIL
  Guimarães VSC | Guimaraes | Vitória Guimarães | Vitória SC | Vitoria Guimaraes
  Leça LEC | Leca
  Leiria LEI | União de Leiria | U. Leiria
  Leixões LEX | Leixoes
  Marítimo MAR | Maritimo | CS Marítimo | Marítimo Funchal
  Moreirense MOR
  Nacional NCI
  Naval NAV | Naval 1º de Maio
  Olhanense OLH
  Paços de Ferreira PAC | Pacos Ferreira | Paços Ferreira
  Penafiel PEN
  Portimonense PRT
  Porto FCP
  Rio Ave RAV
  Salgueiros SAL
  Santa Clara STC
  Setúbal SET | Setubal | Vitória Setúbal
  Sp Covilhã COV | Covilha | Sp Covilha
  Sporting SCP | Sp Lisbon | Sporting CP | Sporting Clube de Portugal | Sporting Lissabon | Sporting Lisboa
  Tirsense TIR
  Tondela TON
  Torreense TOE
  Trofense TRO
  União da Madeira UNI | Uniao Madeira | U. Madeira | Madeira
  Varzim VAR
  Vizela VIZ
  Espinho ESP | Sp Espinho | Sporting Espinho`;

export const turkey = `
  A. Sebatspor ASE | Akçaabat Sebatspor
  Ad. Demirspor ADE | Adana Demirspor
  Adanaspor ADA
  Akhisar AKH | Akhisar Belediyespor | Akhisarspor
  Alanyaspor ALN
  Altay ALT | Altay Izmir
  Altınordu ATN | Altinordu | Altınordu FK
  Ankara Demirspor ANK
  Ankaragücü MKE | Ankaragucu | MKE Ankaragücü
  Ankaraspor ANS | Osmanlispor | Osmanlıspor | Osmanlıspor FK
  Antalyaspor ANT | Antalya
  Balıkesirspor BAL | Balikesirspor
  Beşiktaş BJK | Besiktas
  Bodrum BOD | Bodrum FK | Bodrumspor
  Bucaspor BUC
  Bursaspor BUR
  Başakşehir IBF | Buyuksehyr | İstanbul Başakşehir | Istanbul Basaksehir | Basaksehir
  Çanakkale Dardanel CAN | Canakkale | Dardanelspor | Canakkale Dardanelspor
  Denizlispor DEN
  Diyarbakırspor DIY | Diyarbakirspor
  Elazığspor ELA | Elazigspor
  Erciyesspor ERC | Kayseri Erciyesspor
  Erzurum BB ERZ | Erzurum BB | Büyükşehir Belediye Erzurumspor | Erzurumspor | BB Erzurumspor
  Eskişehirspor ESK | Eskisehirspor
  Eyüpspor EYU | Eyupspor
  Fenerbahçe FEN | Fenerbahce
  Galatasaray GAL
  Gaziantep GFK | Gaziantep FK | Gazişehir Gaziantep FK | Gazisehir Gaziantep
  Gaziantepspor GAZ
  Gençlerbirliği GEN | Genclerbirligi
  Giresunspor GIR
  Göztepe GOZ | Goztep | Goztepe
  Hacettepespor HAC | Hacettepe | Oftasspor
  Hatayspor HAT
  İstanbulspor IST | Istanbulspor | İstanbulspor AŞ
  Karabükspor KBK | Karabukspor | Kardemir Karabükspor
  Karagümrük FKG | Karagumruk | Fatih Karagümrük | Fatih Karagumruk
  Kasımpaşa KAS | Kasimpasa | Kasımpaşa SK
  Kayserispor KAY | Kayseri
  Kocaelispor KOC
  Konyaspor KON | Atiker Konyaspor
  Malatyaspor MLT
  Yeni Malatyaspor YML
  Manisaspor MAN
  Mersin İdman Yurdu MIY | Mersin Idman Yurdu
  Ordusport ORD | Orduspor
  Pendikspor PEN
  Petrolofisi PET | P. Ofisi | Petrol Ofisi
  Rizespor RIZ | Çaykur Rizespor | Caykur Rizespor
  Sakaryaspor SAK
  Samsunspor SAM
  Sivasspor SIV
  Şanlıurfaspor URF | Sanliurfaspor
  Trabzonspor TRA
  Ümraniyespor UMR | Umraniyespor
  Vanspor VAN
  Yimpaş Yozgatspor YOZ | Yozgatspor
  Zeytinburnuspor ZEY | Zeytinburnu
  Erzurum ERS
  Karşıyaka KSK | Karsiyaka
  Sarıyer SAR | Sariyer
  Şekerspor SEK | Sekerspor | Turk Seker
  Siirt Jetpaspor SIJ | Siirt Jet-PA | Siirtspor
  Boluspor BOL
  Keçiörengücü KEC | Ankara Keçiörengücü
  Menemen MEN | Menemen Belediyespor | Menemenspor`;

export const greece = `
  AEK AEK | AEK Athens | AEK Athen
  AEL Kalloni KAL | Kalloni | Kallonis
  Larissa LAR | AEL Larissa | AE Lárissa | Larisa
  Apollon Smyrni APO | Apollon | Apollon Smirnis | Apollon Smyrnis
  Aris ARI | Aris Saloniki | Aris Thessaloniki
  Asteras Tripolis AST | Asteras Tripoli
  Athens Kallithea KLT | GS Kallithea | Kallithea | Kalithea
  Atromitos ATR
  Chania CHN
  Doxa Dramas DOX | Doxa Drama | Doxa
  Egaleo EGA | Aigaleo
  Ergotelis ERG
  Ethnikos ETH | Ethnikos Piraeus
  Giannina GIA | PAS Giannina | Giannina PAS | Yiannina
  Ionikos ION
  Iraklis IRA
  Kassandra KSN
  Kavala KAV
  Kalamata KLM
  Kerkyra KER
  Kifisia KIF | AE Kifisias | Kifisias
  Lamia LAM | PAS Lamia
  Levadeiakos LVD | Levadiakos
  Niki Volos NIK
  OFI Crete OFI | OFI | OFI Heraklion
  Olympiakos OLY | Olympiacos | Olympiakos Piraeus
  Olympiakos Volos OLV | Olympiakos Volou
  Panachaiki PCH | Panachaki | Panahaiki | Panachaiki GE
  Panathinaikos PAN
  Panelefsiniakos PEL
  Panetolikos PNT
  Panionios PAI | Panionios GSS
  Panserraikos PNS
  Panthrakikos PTH
  PAOK PAO | PAOK Saloniki | PAOK Thessaloniki
  Platanias PLA
  Proodeftiki PRO | Proodeytiki
  Veria VER | Veroia
  Volos VOL | Volos NFC
  Xanthi XAN | Skoda Xanthi
  Akratitos AKR
  Athinaikos ATH
  Chalkidona CHK | Halkidona
  Edessaikos EDE
  Elefsina ELF | Eleysina
  Ethnikos Asteras EAS | Eth Asteras
  Irakleio HRC | Heracles
  Apollon Kalamarias KAM | Kalamaria
  Kastoria KAS
  Paniliakos PNL
  Thrasyvoulos THR
  Trikala TRI`;

export const austria = `
  Admira ADM | Admira Wacker | Trenkwalder Admira
  Altach ALT | SCR Altach
  Amstetten AMS | SKU Amstetten
  Austria Klagenfurt KLA | A. Klagenfurt | SK Austria Klagenfurt
  Austria Lustenau LUS | A. Lustenau | SC Austria Lustenau
  Austria Salzburg SVA
  Austria Vienna FAK | Austria Wien
  Austria Vienna II FA2 | Austria Wien II
  Blau-Weiß Linz BWL | Blau-Weiss Linz | BW Linz | Blau Weiß Linz
  Bregenz SWB | Schwarz-Weiß Bregenz | SW Bregenz
  First Vienna FVI
  Floridsdorfer AC FAC
  Grazer AK GAK
  Grödig GRO | Grodig
  Hartberg HAR | TSV Hartberg
  Hertha Wels HWE
  Horn HOR | SV Horn
  Kapfenberg KSV | Kapfenberger SV | Kapfenberger | KSV Superfund
  Kärnten KAR | Austria Karnten | Austria Kärnten
  Lafnitz LAF | SV Lafnitz
  LASK LAS | LASK Linz
  Liefering LIE
  Mattersburg MAT
  Rapid Vienna RAP | Rapid Wien | SK Rapid
  Rapid Vienna II RA2 | Rapid Wien II
  Ried RIE | SV Ried
  Salzburg RBS | RB Salzburg | Red Bull Salzburg
  St. Pölten STP | St. Polten | SKN St. Pölten
  Stripfing SVS | Stripfing/Weiden | SV Stripfing/Weiden
  Sturm Graz STU | SK Sturm Graz
  Sturm Graz II ST2
  Voitsberg VOI | ASK Voitsberg
  Wacker Innsbruck WIN | Tirol Innsbruck
  Wiener Neustadt WNE | SC Wiener Neustadt | 1. Wiener Neustädter SC | SC Magna Wiener Neustadt | Neustadt | Magna Wiener Neustadt
  Wolfsberger AC WAC | Wolfsberg | WAC/St. Andrä | WAC
  WSG Tirol WSG | Tirol | WSG Swarovski Tirol | WSG Wattens
  FC Lustenau FCL
  Dornbirn DOR | FC Dornbirn
  Gratkorn GRA
  Juniors OÖ JOO
  Wacker Innsbruck II WI2
  Parndorf PAR | SC/ESV Parndorf
  Vorwärts Steyr VST`;
