/**
 * `country/League`: other names, then Russian, Chinese, Japanese, Korean, Arabic, Hebrew and Hindi; no country if the league
 * has none.
 */
export const leagues = `
  gb-eng/Premier League: epl, english premier league | Премьер-лига, АПЛ | 英超, 英格兰超级联赛 | プレミアリーグ | 프리미어리그 | الدوري الإنجليزي الممتاز, الدوري الإنجليزي | הפרמייר ליג, פרמייר ליג | प्रीमियर लीग
  gb-eng/Championship: english championship | Чемпионшип | 英冠 | チャンピオンシップ | 챔피언십 | دوري البطولة الإنجليزية | הצ'מפיונשיפ | चैंपियनशिप
  gb-eng/FA Cup: english cup | Кубок Англии | 足总杯, 英格兰足总杯 | FAカップ | FA컵 | كأس الاتحاد الإنجليزي | הגביע האנגלי | एफए कप
  es/LaLiga: la liga, primera division, liga española, liga espanhola | Ла Лига, Примера | 西甲 | ラ・リーガ, ラリーガ | 라리가, 라 리가 | الدوري الإسباني | הליגה הספרדית, לה ליגה | ला लीगा
  es/Copa del Rey: spanish cup, king's cup | Кубок Испании, Кубок Короля | 国王杯 | コパ・デル・レイ, スペイン国王杯 | 코파 델 레이 | كأس ملك إسبانيا | גביע המלך הספרדי | कोपा डेल रे
  de/Bundesliga: german bundesliga | Бундеслига | 德甲 | ブンデスリーガ | 분데스리가 | الدوري الألماني | הבונדסליגה, בונדסליגה | बुंडेसलीगा
  it/Serie A: italian serie a, calcio | Серия А | 意甲 | セリエA | 세리에 A, 세리에A | الدوري الإيطالي | הסרייה א', סרייה א | सीरी ए
  fr/Ligue 1: french ligue 1, ligue one | Лига 1 | 法甲 | リーグ・アン, リーグアン | 리그 1, 리그앙 | الدوري الفرنسي | הליגה הצרפתית, ליג 1 | लीग 1
  nl/Eredivisie: dutch league | Эредивизи | 荷甲 | エールディヴィジ | 에레디비시 | الدوري الهولندي | הארדיוויזיה | एरेडिविज़ी
  pt/Primeira Liga: portuguese league, liga portugal | Примейра | 葡超 | プリメイラ・リーガ | 프리메이라리가 | الدوري البرتغالي | הליגה הפורטוגלית | प्राइमेरा लीगा
  tr/Süper Lig: turkish league | Суперлига Турции | 土超 | スュペル・リグ | 쉬페르리그 | الدوري التركي | הליגה הטורקית | सुपर लिग
  br/Brasileirão Série A: brasileirao, brazilian league, serie a brasil | Серия А Бразилии, Бразилейро | 巴甲 | ブラジル全国選手権 | 브라질 세리이 A | الدوري البرازيلي | הליגה הברזילאית | ब्रासीलीराओ
  us/MLS: major league soccer | МЛС | 美职联, 美国职业足球大联盟 | メジャーリーグサッカー | 메이저 리그 사커 | الدوري الأمريكي | ה-MLS, ליגת העל האמריקאית | मेजर लीग सॉकर
  sa/Saudi Pro League: roshn saudi league, rsl, spl | Саудовская Про-лига | 沙特联, 沙特职业联赛 | サウジ・プロフェッショナルリーグ | 사우디 프로페셔널리그 | دوري روشن السعودي, الدوري السعودي | הליגה הסעודית | सऊदी प्रो लीग
  jp/J1 League: j league | Джей-лига | 日职联, J1联赛 | J1リーグ, Jリーグ | J1리그, J리그 | الدوري الياباني | הליגה היפנית | जे1 लीग
  kr/K League 1: k league | К-лига 1 | 韩职联, K联赛 | Kリーグ1, Kリーグ | K리그1, K리그 | الدوري الكوري | הליגה הקוריאנית | के लीग 1
  cn/Super League: chinese super league, csl | Суперлига Китая | 中超 | 中国スーパーリーグ | 중국 슈퍼리그 | الدوري الصيني الممتاز | ליגת העל הסינית | चाइनीज़ सुपर लीग
  /Champions League: ucl, uefa champions league, liga de campeones, liga dos campeões | Лига чемпионов | 欧冠, 欧洲冠军联赛 | チャンピオンズリーグ | 챔피언스리그 | دوري أبطال أوروبا | ליגת האלופות | चैंपियंस लीग
  /World Cup: fifa world cup, mundial, copa do mundo, weltmeisterschaft, coupe du monde | Чемпионат мира | 世界杯 | ワールドカップ, W杯 | 월드컵 | كأس العالم | המונדיאל, גביע העולם | विश्व कप, फीफा विश्व कप
  us/NBA: national basketball association | НБА | 美职篮, NBA联赛 | 全米バスケットボール協会 | 미국 프로 농구 | دوري كرة السلة الأمريكي | ה-NBA | एनबीए
  /EuroLeague: euroliga, euroleague basketball | Евролига | 欧洲篮球联赛, 欧篮联 | ユーロリーグ | 유로리그 | الدوري الأوروبي لكرة السلة | היורוליג, יורוליג | यूरोलीग
  es/Liga ACB: acb, liga endesa | Лига АКБ | 西篮甲 | リーガACB | 리가 ACB | الدوري الإسباني لكرة السلة | ליגת ה-ACB | लीगा एसीबी
  cn/CBA: chinese basketball association | КБА | 中国男子篮球职业联赛, 中职篮 | 中国男子バスケットボール | 중국 농구 협회 | دوري السلة الصيني | ליגת הכדורסל הסינית | सीबीए`;
