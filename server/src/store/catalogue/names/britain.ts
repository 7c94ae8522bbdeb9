export const england = `
  Accrington ACC | Accrington Stanley
  Aldershot ALD | Aldershot Town
  Altrincham ALT
  Arsenal ARS
  Aston Villa AVL
  Barnet BNT
  Barnsley BAR
  Barrow BRW
  Birmingham BIR | Birmingham City
  Blackburn BLB | Blackburn Rovers
  Blackpool BPL
  Bolton BOL | Bolton Wanderers
  Boreham Wood BOW
  Boston BST | Boston United | Boston Utd
  Bournemouth BOU
  Brackley BRK | Brackley Town
  Bradford BRA | Bradford City
  Braintree Town BRT | Braintree
  Brentford BRE
  Brighton BHA | Brighton & Hove Albion | Brighton and Hove Albion
  Bristol City BRC
  Bristol Rovers BRR | Bristol Rvs
  Bromley BRO
  Burnley BUR
  Burton BRT | Burton Albion
  Bury BRY
  Cambridge CAM | Cambridge United
  Cardiff CAR | Cardiff City
  Carlisle CRL | Carlisle United
  Charlton CHA | Charlton Athletic
  Chelsea CHE
  Cheltenham CHL | Cheltenham Town
  Chester CHS | Chester City
  Chesterfield CHF
  Chorley CHO
  Colchester COL | Colchester United
  Coventry COV | Coventry City
  Crawley Town CRA | Crawley
  Crewe CRE | Crewe Alexandra
  Crystal Palace CRY
  Dagenham DAG | Dag and Red | Dagenham & Redbridge | Dagenham and Redbridge
  Darlington DAR
  Derby DER | Derby County
  Doncaster DON | Doncaster Rovers
  Dorking DOR | Dorking Wanderers
  Dover Athletic DOV | Dover
  Eastleigh EAS
  Ebbsfleet EBB | Ebbsfleet United
  Everton EVE
  Exeter EXE | Exeter City
  Fleetwood Town FLE | Fleetwood
  Forest Green FGR | Forest Green Rovers
  Fulham FUL
  Fylde FYL
  Gateshead GAT
  Gillingham GIL
  Grimsby GRI | Grimsby Town
  Halifax HFX | Halifax Town
  Harrogate HAR | Harrogate Town
  Hartlepool HTL | Hartlepool United
  Havant & Waterlooville HAV | Havant and Waterlooville
  Hereford HER | Hereford United
  Huddersfield HUD | Huddersfield Town
  Hull HUL | Hull City
  Ipswich IPS | Ipswich Town
  Kidderminster KID | Kidderminster Harriers
  King's Lynn KLN | Kings Lynn | King's Lynn Town
  Leeds LEE | Leeds United
  Leicester LEI | Leicester City
  Leyton Orient LEY | Orient
  Lincoln LIN | Lincoln City
  Liverpool LIV
  Luton LUT | Luton Town
  Macclesfield MAC | Macclesfield Town
  Maidenhead MAI | Maidenhead United
  Maidstone MDS | Maidstone United
  Manchester City MCI | Man City
  Manchester United MUN | Man United | Man Utd
  Mansfield MAN | Mansfield Town
  Middlesbrough MID | Middlesboro
  Millwall MIL
  Milton Keynes Dons MKD | MK Dons
  Morecambe MOR
  Newcastle NEW | Newcastle United
  Newport County NWP | Newport
  Northampton NOR | Northampton Town
  Norwich NOR | Norwich City
  Nottingham Forest NFO | Nott'm Forest
  Notts County NTC
  Oldham OLD | Oldham Athletic
  Oxford OXF | Oxford United
  Oxford City OXC
  Peterborough PET | Peterboro | Peterborough United
  Plymouth PLY | Plymouth Argyle
  Port Vale PTV
  Portsmouth POR
  Preston PNE | Preston North End
  QPR QPR | Queens Park Rangers
  Reading REA
  Rochdale ROC
  Rotherham ROT | Rotherham United
  Rushden & Diamonds RUS | Rushden & D
  Salford SAL | Salford City
  Scarborough SCA
  Scunthorpe SCU | Scunthorpe United
  Sheffield United SHU | Sheffield Utd
  Sheffield Wednesday SHW | Sheffield Weds
  Shrewsbury SHR | Shrewsbury Town
  Solihull SOL | Solihull Moors
  Southampton SOU
  Southend STH | Southend United
  Stevenage STE | Stevenage Borough
  Stockport STP | Stockport County
  Stoke STK | Stoke City
  Sunderland SUN
  Sutton SUT | Sutton United
  Swansea SWA | Swansea City
  Swindon SWI | Swindon Town
  Tamworth TAM
  Torquay TOR | Torquay United
  Tottenham TOT | Tottenham Hotspur | Spurs
  Tranmere TRA | Tranmere Rovers
  Truro TRU | Truro City
  Walsall WAL
  Watford WAT
  Wealdstone WEA
  West Brom WBA | West Bromwich Albion
  West Ham WHU | West Ham United
  Weymouth WEY
  Wigan WIG | Wigan Athletic
  Wimbledon WIM
  Woking WOK
  Wolves WOL | Wolverhampton Wanderers
  Wrexham WRX
  Wycombe WYC | Wycombe Wanderers
  Yeovil YEO | Yeovil Town
  York YOR | York City
  Telford TEL | AFC Telford United | Telford United
  Alfreton Town ALF | Alfreton
  Bath City BAT | Bath
  Canvey Island CAN
  Dartford DAR
  Droylsden DRO
  Eastbourne Borough EBO
  Farsley FAR | Farsley Celtic
  Gravesend GRA | Gravesend & Northfleet
  Grays GRY | Grays Athletic
  Guiseley GUI
  Hayes & Yeading HAY | Hayes and Yeading United
  Histon HIS
  Hyde United HYD | Hyde
  Kettering Town KET | Kettering
  Lewes LEW
  North Ferriby NFE | North Ferriby United
  Northwich NWV | Northwich Victoria
  Nuneaton Town NUN | Nuneaton | Nuneaton Borough
  Salisbury SLB | Salisbury City
  Southport SPO
  St. Albans STA | St Albans | St Albans City
  Stafford Rangers STR | Stafford
  Welling United WEL | Welling`;

export const scotland = `
  Aberdeen ABE
  Airdrie AIR | Airdrie Utd | Airdrieonians | Airdrie United
  Alloa ALL | Alloa Athletic
  Annan Athletic ANN | Annan
  Arbroath ARB
  Ayr AYR | Ayr United
  Berwick BER | Berwick Rangers
  Bonnyrigg Rose BON
  Brechin BRC | Brechin City
  Celtic CEL
  Clyde CLY
  Clydebank CLB
  Cove Rangers COV
  Cowdenbeath COW
  Dumbarton DUM
  Dundee DUN
  Dundee United DUU | Dundee Utd
  Dunfermline DNF | Dunfermline Athletic
  East Fife EFI
  East Kilbride EKB
  East Stirling EST | East Stirlingshire
  Edinburgh City EDC | FC Edinburgh
  Elgin ELG | Elgin City
  Falkirk FAL
  Forfar FOR | Forfar Athletic
  Gretna GRE
  Hamilton HAM | Hamilton Academical
  Hearts HEA | Heart of Midlothian
  Hibernian HIB
  Inverness INV | Inverness C | Inverness Caledonian Thistle
  Kelty Hearts KEL
  Kilmarnock KIL
  Livingston LIV | Meadowbank
  Montrose MON
  Morton MRT | Greenock Morton
  Motherwell MOT
  Partick PAR | Partick Thistle
  Peterhead PET
  Queen of Sth QOS | Queen of the South
  Queens Park QPK | Queen's Park
  Raith Rvs RAI | Raith Rovers | Raith
  Rangers RAN
  Ross County ROS
  Spartans SPA | The Spartans
  St Johnstone STJ | St. Johnstone
  St Mirren STM | St. Mirren
  Stenhousemuir STE
  Stirling STI | Stirling Albion
  Stranraer STR
  Albion Rovers ABR | Albion Rvs | Albion`;
