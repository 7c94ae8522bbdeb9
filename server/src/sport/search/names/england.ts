/** Club: its nicknames and short forms, then Russian, Chinese, Japanese, Korean, Arabic, Hebrew and Hindi. */
export const england = `
  Arsenal: gunners, afc | Арсенал | 阿森纳, 阿仙奴 | アーセナル | 아스널, 아스날 | أرسنال, آرسنال | ארסנל | आर्सेनल
  Aston Villa: villa, avfc | Астон Вилла | 阿斯顿维拉, 維拉 | アストン・ヴィラ, アストンヴィラ | 애스턴 빌라, 아스톤 빌라 | أستون فيلا | אסטון וילה | एस्टन विला
  Bournemouth: afc bournemouth, cherries | Борнмут | 伯恩茅斯 | ボーンマス | 본머스 | بورنموث | בורנמות' | बोर्नमाउथ
  Brentford: bees | Брентфорд | 布伦特福德 | ブレントフォード | 브렌트퍼드, 브렌트포드 | برينتفورد | ברנטפורד | ब्रेंटफोर्ड
  Brighton: seagulls, bhafc, brighton and hove albion, brighton & hove albion | Брайтон | 布莱顿 | ブライトン | 브라이튼 | برايتون | ברייטון | ब्राइटन
  Burnley: clarets | Бернли | 伯恩利 | バーンリー | 번리 | بيرنلي | ברנלי | बर्नली
  Chelsea: blues, cfc | Челси | 切尔西, 車路士 | チェルシー | 첼시 | تشيلسي, تشلسي | צ'לסי | चेल्सी
  Crystal Palace: palace, cpfc | Кристал Пэлас | 水晶宫 | クリスタル・パレス, クリスタルパレス | 크리스털 팰리스, 크리스탈 팰리스 | كريستال بالاس | קריסטל פאלאס | क्रिस्टल पैलेस
  Everton: toffees, efc | Эвертон | 埃弗顿, 愛華頓 | エヴァートン, エバートン | 에버턴, 에버튼 | إيفرتون | אברטון | एवर्टन
  Fulham: cottagers, ffc | Фулхэм | 富勒姆, 富咸 | フラム | 풀럼 | فولهام | פולהאם | फुलहम
  Ipswich, Ipswich Town: tractor boys | Ипсвич | 伊普斯维奇 | イプスウィッチ | 입스위치 | إبسويتش | איפסוויץ' | इप्सविच
  Leeds, Leeds United: leeds utd, lufc | Лидс | 利兹联 | リーズ, リーズ・ユナイテッド | 리즈 유나이티드, 리즈 | ليدز يونايتد | לידס | लीड्स
  Leicester, Leicester City: foxes, lcfc | Лестер | 莱斯特城 | レスター, レスター・シティ | 레스터 시티, 레스터 | ليستر سيتي | לסטר | लीसेस्टर
  Liverpool: reds, lfc | Ливерпуль | 利物浦 | リヴァプール, リバプール | 리버풀 | ليفربول | ליברפול | लिवरपूल
  Manchester City, Man City: mcfc, man c, citizens, sky blues | Манчестер Сити | 曼城, 曼彻斯特城 | マンチェスター・シティ, マンチェスターシティ, マンC | 맨체스터 시티, 맨시티 | مانشستر سيتي | מנצ'סטר סיטי | मैनचेस्टर सिटी
  Manchester United, Man United: man utd, man u, manu, mufc, manchester utd, red devils | Манчестер Юнайтед | 曼联, 曼彻斯特联 | マンチェスター・ユナイテッド, マンチェスターユナイテッド, マンU | 맨체스터 유나이티드, 맨유 | مانشستر يونايتد | מנצ'סטר יונייטד | मैनचेस्टर यूनाइटेड
  Newcastle, Newcastle United: magpies, nufc, newcastle utd, toon | Ньюкасл | 纽卡斯尔, 纽卡斯尔联 | ニューカッスル | 뉴캐슬 | نيوكاسل | ניוקאסל | न्यूकैसल
  Nottingham Forest, Nott'm Forest: notts forest, nffc, forest | Ноттингем Форест | 诺丁汉森林 | ノッティンガム・フォレスト, ノッティンガムフォレスト | 노팅엄 포레스트 | نوتنغهام فورست | נוטינגהאם פורסט | नॉटिंघम फॉरेस्ट
  QPR: queens park rangers, hoops | Куинз Парк Рейнджерс | 女王公园巡游者 | クイーンズ・パーク・レンジャーズ | 퀸즈 파크 레인저스 | كوينز بارك رينجرز | קווינס פארק ריינג'רס | क्वींस पार्क रेंजर्स
  Sheffield United: blades, sufc, sheff utd | Шеффилд Юнайтед | 谢菲尔德联 | シェフィールド・ユナイテッド | 셰필드 유나이티드 | شيفيلد يونايتد | שפילד יונייטד | शेफील्ड यूनाइटेड
  Sheffield Wednesday: owls, swfc, sheff wed | Шеффилд Уэнсдей | 谢周三 | シェフィールド・ウェンズデイ | 셰필드 웬즈데이 | شيفيلد وينزداي | שפילד וונסדיי | शेफील्ड वेडनेसडे
  Southampton: saints | Саутгемптон | 南安普顿 | サウサンプトン | 사우샘프턴 | ساوثهامبتون | סאות'המפטון | साउथैम्पटन
  Sunderland: black cats, safc | Сандерленд | 桑德兰 | サンダーランド | 선덜랜드 | سندرلاند | סנדרלנד | सुंदरलैंड
  Tottenham, Tottenham Hotspur: spurs, thfc, hotspur | Тоттенхэм | 托特纳姆热刺, 热刺 | トッテナム | 토트넘, 토트넘 홋스퍼 | توتنهام | טוטנהאם | टॉटनहम
  West Brom, West Bromwich Albion: wba, baggies | Вест Бромвич | 西布朗, 西布罗姆维奇 | ウェスト・ブロムウィッチ | 웨스트 브로미치 | وست بروميتش | ווסט ברומיץ' | वेस्ट ब्रॉमविच
  West Ham, West Ham United: hammers, whu, irons | Вест Хэм | 西汉姆联, 西汉姆 | ウェストハム, ウェスト・ハム | 웨스트햄, 웨스트 햄 | وست هام | ווסטהאם, ווסט האם | वेस्ट हैम
  Wolves, Wolverhampton Wanderers: wolverhampton, wwfc | Вулверхэмптон | 狼队, 伍尔弗汉普顿 | ウルヴァーハンプトン, ウルブス | 울버햄튼, 울버햄프턴 | وولفرهامبتون, وولفز | וולבס, וולברהמפטון | वॉल्व्स
  Wrexham: | Рексем | 雷克瑟姆 | レクサム | 렉섬 | ريكسهام | רקסהאם | रेक्सहैम
  England: three lions, inglaterra, angleterre, inghilterra | Англия | 英格兰 | イングランド | 잉글랜드 | إنجلترا | אנגליה | इंग्लैंड`;

export const scotland = `
  Celtic: hoops, bhoys | Селтик | 凯尔特人 | セルティック | 셀틱 | سلتيك | סלטיק | सेल्टिक
  Rangers: gers, glasgow rangers | Рейнджерс | 流浪者 | レンジャーズ | 레인저스 | رينجرز | ריינג'רס | रेंजर्स
  Scotland: tartan army, escocia, escócia, écosse, schottland | Шотландия | 苏格兰 | スコットランド | 스코틀랜드 | اسكتلندا | סקוטלנד | स्कॉटलैंड`;
