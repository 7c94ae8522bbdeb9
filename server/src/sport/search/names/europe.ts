/** Club: its nicknames and other languages' Latin names, then Russian, Chinese, Japanese, Korean, Arabic, Hebrew and Hindi. */
export const spain = `
  Athletic Club, Athletic Bilbao: bilbao, athletic de bilbao | Атлетик Бильбао | 毕尔巴鄂竞技 | アスレティック・ビルバオ, ビルバオ | 아틀레틱 빌바오, 빌바오 | أتلتيك بيلباو | אתלטיק בילבאו | एथलेटिक बिलबाओ
  Atlético Madrid: atleti, atm, atletico de madrid, colchoneros | Атлетико Мадрид, Атлетико | 马德里竞技 | アトレティコ・マドリード, アトレティコ | 아틀레티코 마드리드 | أتلتيكو مدريد | אתלטיקו מדריד | एटलेटिको मैड्रिड
  Barcelona: barca, barça, fcb, blaugrana, barcelone | Барселона | 巴塞罗那, 巴萨 | バルセロナ, バルサ | 바르셀로나, 바르사 | برشلونة | ברצלונה | बार्सिलोना
  Celta Vigo: celta, celta de vigo | Сельта | 塞尔塔 | セルタ | 셀타 비고 | سيلتا فيغو | סלטה ויגו | सेल्टा विगो
  Getafe: | Хетафе | 赫塔费 | ヘタフェ | 헤타페 | خيتافي | חטאפה | गेटाफे
  Girona: | Жирона | 赫罗纳 | ジローナ | 지로나 | جيرونا | ג'ירונה | जिरोना
  Mallorca: majorca | Мальорка | 马洛卡, 马略卡 | マジョルカ | 마요르카 | ريال مايوركا | מיורקה | मायोर्का
  Osasuna: | Осасуна | 奥萨苏纳 | オサスナ | 오사수나 | أوساسونا | אוסאסונה | ओसासुना
  Real Betis, Betis: verdiblancos | Бетис, Реал Бетис | 皇家贝蒂斯, 贝蒂斯 | ベティス | 레알 베티스 | ريال بيتيس | בטיס | रियल बेटिस
  Real Madrid: merengues, blancos, rma | Реал Мадрид, Реал | 皇家马德里, 皇马 | レアル・マドリード, レアルマドリード, レアル | 레알 마드리드 | ريال مدريد | ריאל מדריד | रियल मैड्रिड
  Real Sociedad: la real, txuri-urdin | Реал Сосьедад | 皇家社会 | レアル・ソシエダ, ソシエダ | 레알 소시에다드 | ريال سوسيداد | ריאל סוסיאדד | रियल सोसिएदाद
  Sevilla: seville, sevilha | Севилья | 塞维利亚 | セビージャ | 세비야 | إشبيلية | סביליה | सेविला
  Valencia: che, valence | Валенсия | 瓦伦西亚 | バレンシア | 발렌시아 | فالنسيا | ולנסיה | वालेंसिया
  Villarreal: yellow submarine, submarino amarillo | Вильярреал | 比利亚雷亚尔, 黄色潜水艇 | ビジャレアル | 비야레알 | فياريال | ויאריאל | विलारियल`;

export const germany = `
  Bayer Leverkusen, Leverkusen: werkself, b04 | Байер Леверкузен, Байер | 勒沃库森 | レヴァークーゼン, レバークーゼン | 레버쿠젠 | باير ليفركوزن | באייר לברקוזן | बायर लेवरकुसेन
  Bayern Munich: bayern, bayern münchen, bayern monaco, fc bayern, fcb, bayern munique, baviera | Бавария, Бавария Мюнхен | 拜仁慕尼黑, 拜仁 | バイエルン・ミュンヘン, バイエルン | 바이에른 뮌헨, 뮌헨 | بايرن ميونخ | באיירן מינכן | बायर्न म्यूनिख
  Borussia Dortmund, Dortmund: bvb, dortmund | Боруссия Дортмунд | 多特蒙德 | ドルトムント | 도르트문트 | بوروسيا دورتموند, دورتموند | בורוסיה דורטמונד, דורטמונד | बोरुसिया डॉर्टमुंड
  Borussia Mönchengladbach, Mönchengladbach: gladbach, bmg, foals | Боруссия Мёнхенгладбах | 门兴格拉德巴赫, 门兴 | ボルシア・メンヒェングラートバッハ, ボルシアMG | 묀헨글라트바흐 | بوروسيا مونشنغلادباخ | בורוסיה מנשנגלדבאך | बोरुसिया मोनचेंग्लादबाख
  Eintracht Frankfurt: frankfurt, sge | Айнтрахт Франкфурт, Айнтрахт | 法兰克福 | フランクフルト | 프랑크푸르트 | آينتراخت فرانكفورت | איינטרכט פרנקפורט | आइंट्राख्ट फ्रैंकफर्ट
  Freiburg: friburgo | Фрайбург | 弗赖堡 | フライブルク | 프라이부르크 | فرايبورغ | פרייבורג | फ्राइबुर्ग
  Hamburg: hsv, hamburger sv, hamburgo | Гамбург | 汉堡 | ハンブルガーSV, ハンブルク | 함부르크 | هامبورغ | המבורג | हैम्बर्ग
  Köln: cologne, koeln, colonia, effzeh | Кёльн | 科隆 | ケルン | 쾰른 | كولن | קלן | कोलोन
  RB Leipzig: leipzig, rbl, red bull leipzig | РБ Лейпциг, Лейпциг | 莱比锡, RB莱比锡 | ライプツィヒ | 라이프치히 | لايبزيغ | לייפציג | लाइपज़िग
  Schalke: s04, schalke 04 | Шальке | 沙尔克04, 沙尔克 | シャルケ | 샬케 | شالكه | שאלקה | शाल्के
  VfB Stuttgart, Stuttgart: stuttgart, vfb, stoccarda | Штутгарт | 斯图加特 | シュトゥットガルト | 슈투트가르트 | شتوتغارت | שטוטגרט | स्टुटगार्ट
  Werder Bremen: bremen, svw, brema | Вердер | 云达不莱梅, 不莱梅 | ブレーメン | 베르더 브레멘 | فيردر بريمن | ורדר ברמן | वेर्डर ब्रेमेन
  Wolfsburg: vfl wolfsburg | Вольфсбург | 沃尔夫斯堡 | ヴォルフスブルク | 볼프스부르크 | فولفسبورغ | וולפסבורג | वोल्फ्सबर्ग`;

export const italy = `
  Atalanta: la dea, bergamo | Аталанта | 亚特兰大 | アタランタ | 아탈란타 | أتالانتا | אטאלנטה | अटलांटा
  Bologna: rossoblu | Болонья | 博洛尼亚 | ボローニャ | 볼로냐 | بولونيا | בולוניה | बोलोग्ना
  Como: lariani | Комо | 科莫 | コモ | 코모 | كومو | קומו | कोमो
  Fiorentina: viola, florence | Фиорентина | 佛罗伦萨 | フィオレンティーナ | 피오렌티나 | فيورنتينا | פיורנטינה | फियोरेंटीना
  Inter: inter milan, internazionale, nerazzurri | Интер, Интер Милан | 国际米兰, 国米 | インテル | 인터 밀란, 인테르 | إنتر ميلان, إنتر | אינטר, אינטר מילאנו | इंटर मिलान
  Juventus: juve, old lady, bianconeri | Ювентус | 尤文图斯, 尤文 | ユヴェントス, ユベントス | 유벤투스 | يوفنتوس | יובנטוס | युवेंटस
  Lazio: biancocelesti | Лацио | 拉齐奥 | ラツィオ | 라치오 | لاتسيو | לאציו | लाज़ियो
  Milan: ac milan, rossoneri, mailand, milano | Милан | AC米兰, 米兰 | ACミラン, ミラン | AC 밀란, 밀란 | ميلان | מילאן | एसी मिलान, मिलान
  Napoli: naples, partenopei, neapel | Наполи | 那不勒斯 | ナポリ | 나폴리 | نابولي | נאפולי | नापोली
  Roma: as roma, giallorossi | Рома | 罗马 | ローマ | AS 로마, 로마 | روما | רומא | रोमा
  Torino: toro, turin | Торино | 都灵 | トリノ | 토리노 | تورينو | טורינו | टोरिनो`;

export const france = `
  Lens: racing club de lens, rcl | Ланс | 朗斯 | ランス | 랑스 | لانس | לאנס | लांस
  Lille: losc | Лилль | 里尔 | リール | 릴 | ليل | ליל | लिल
  Lyon: ol, olympique lyonnais | Лион | 里昂 | リヨン | 리옹 | ليون | ליון | ल्योन
  Marseille: om, olympique marseille, marsella, marsiglia, marselha | Марсель | 马赛 | マルセイユ | 마르세유 | مارسيليا | מארסיי | मार्सेय
  Monaco: asm | Монако | 摩纳哥 | モナコ | 모나코 | موناكو | מונאקו | मोनाको
  Nice: ogcn, nizza, niza | Ницца | 尼斯 | ニース | 니스 | نيس | ניס | नीस
  Paris Saint-Germain: psg, paris sg, paris saint germain, paris st germain | Пари Сен-Жермен, ПСЖ | 巴黎圣日耳曼, 大巴黎 | パリ・サンジェルマン, パリサンジェルマン | 파리 생제르맹 | باريس سان جيرمان | פריז סן ז'רמן, פ.ס.ז' | पेरिस सेंट-जर्मेन
  Rennes: stade rennais | Ренн | 雷恩 | レンヌ | 렌 | رين | ראן | रेन्स
  Strasbourg: rcsa, racing strasbourg | Страсбург | 斯特拉斯堡 | ストラスブール | 스트라스부르 | ستراسبورغ | שטרסבורג | स्ट्रासबर्ग`;

export const portugal = `
  Benfica: slb, aguias | Бенфика | 本菲卡 | ベンフィカ | 벤피카 | بنفيكا | בנפיקה | बेनफिका
  Porto: fcp, dragoes | Порту | 波尔图 | ポルト | 포르투 | بورتو | פורטו | पोर्टो
  Sporting: sporting lisbon, sporting cp, scp, sp lisbon | Спортинг | 葡萄牙体育, 里斯本竞技 | スポルティング | 스포르팅 | سبورتينغ لشبونة | ספורטינג ליסבון | स्पोर्टिंग`;

export const netherlands = `
  Ajax: ajax amsterdam, godenzonen | Аякс | 阿贾克斯 | アヤックス | 아약스 | أياكس | אייאקס | अयाक्स
  Feyenoord: | Фейеноорд | 费耶诺德 | フェイエノールト | 페예노르트 | فاينورد | פיינורד | फेयेनोर्ड
  PSV, PSV Eindhoven: eindhoven | ПСВ | 埃因霍温 | PSVアイントホーフェン | PSV 에인트호번 | بي إس في آيندهوفن, أيندهوفن | פ.ס.וו איינדהובן | पीएसवी`;

export const turkey = `
  Beşiktaş: bjk, black eagles | Бешикташ | 贝西克塔斯 | ベシクタシュ | 베식타시 | بشكتاش | בשיקטאש | बेसिक्तास
  Fenerbahçe: fener, fb | Фенербахче | 费内巴切 | フェネルバフチェ | 페네르바흐체 | فنربخشة, فنربهتشه | פנרבחצ'ה | फेनरबाचे
  Galatasaray: gala, cimbom, gs | Галатасарай | 加拉塔萨雷 | ガラタサライ | 갈라타사라이 | غلطة سراي | גלאטסראיי | गलाटासराय`;
