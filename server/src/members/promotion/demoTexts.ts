export const demoTitles: Record<string, string> = {
  en: 'Invite friends, win VIP',
  es: 'Invita a tus amigos y gana VIP',
  pt: 'Convide amigos e ganhe VIP',
  he: 'מזמינים חברים וזוכים ב-VIP',
  ur: 'دوستوں کو مدعو کریں، VIP جیتیں',
  zh: '邀请好友，赢取 VIP',
};

/** The name of a prize of so many VIP days, in each language. */
export const vipDays = (days: number): Record<string, string> => ({
  en: days === 1 ? '1 day of VIP' : `${days} days of VIP`,
  es: days === 1 ? '1 día de VIP' : `${days} días de VIP`,
  pt: days === 1 ? '1 dia de VIP' : `${days} dias de VIP`,
  he: days === 1 ? 'יום אחד של VIP' : `${days} ימי VIP`,
  ur: days === 1 ? 'VIP کا 1 دن' : `VIP کے ${days} دن`,
  zh: `${days} 天 VIP`,
});

export const demoTerms: Record<string, string[]> = {
  en: [
    'This is a demonstration. The only prizes are days of VIP on this site; there is nothing to buy and nothing of value to win.',
    'Taking part is free, and no purchase improves the odds. You must be 18 or older.',
    'Every member begins with one chance. A friend who registers with your invite, confirms an email address and uses a device without an account before gives both of you one more.',
    'Inviting yourself does not count: the same device, the same mailbox, or too many friends from one household in a day.',
    'Prizes, their number and odds stand below. A prize that is used up counts as no prize.',
    'Every draw can be checked by anyone: the hash of the seed is published before the first draw, the seed after the last.',
  ],
  es: [
    'Esto es una demostración. Los únicos premios son días de VIP en este sitio; no hay nada que comprar ni nada de valor que ganar.',
    'Participar es gratis y ninguna compra mejora las probabilidades. Debes tener 18 años o más.',
    'Cada miembro empieza con una oportunidad. Un amigo que se registre con tu invitación, confirme su correo y use un dispositivo sin cuentas anteriores os da una más a los dos.',
    'Invitarse a uno mismo no cuenta: el mismo dispositivo, el mismo buzón o demasiados amigos de un hogar en un día.',
    'Abajo figuran los premios, su número y sus probabilidades. Un premio agotado cuenta como ningún premio.',
    'Cualquiera puede comprobar cada sorteo: el hash de la semilla se publica antes del primero y la semilla después del último.',
  ],
  pt: [
    'Isto é uma demonstração. Os únicos prêmios são dias de VIP neste site; não há nada a comprar nem nada de valor a ganhar.',
    'Participar é grátis e nenhuma compra melhora as chances. É preciso ter 18 anos ou mais.',
    'Cada membro começa com uma chance. Um amigo que se cadastra com o seu convite, confirma o e-mail e usa um aparelho sem contas anteriores dá mais uma a vocês dois.',
    'Convidar a si mesmo não conta: o mesmo aparelho, a mesma caixa de e-mail ou amigos demais da mesma casa em um dia.',
    'Os prêmios, a quantidade e as probabilidades estão abaixo. Um prêmio esgotado conta como nenhum prêmio.',
    'Qualquer pessoa pode conferir cada sorteio: o hash da semente é publicado antes do primeiro, e a semente depois do último.',
  ],
  he: [
    'זוהי הדגמה. הפרסים היחידים הם ימי VIP באתר הזה; אין מה לקנות ואין לזכות בשום דבר בעל ערך.',
    'ההשתתפות חינם, ושום רכישה אינה משפרת את הסיכויים. יש להיות בני 18 ומעלה.',
    'כל חבר מתחיל עם הזדמנות אחת. חבר שנרשם דרך ההזמנה שלך, מאשר כתובת אימייל ומשתמש במכשיר שלא היה בו חשבון קודם, מזכה את שניכם בעוד אחת.',
    'הזמנה עצמית אינה נספרת: אותו מכשיר, אותה תיבת דואר, או יותר מדי חברים ממשק בית אחד ביום.',
    'הפרסים, מספרם והסיכויים מופיעים למטה. פרס שאזל נחשב כאי-זכייה.',
    'כל אחד יכול לבדוק כל הגרלה: הגיבוב של ערך ההתחלה מתפרסם לפני ההגרלה הראשונה, והערך עצמו אחרי האחרונה.',
  ],
  ur: [
    'یہ ایک نمائش ہے۔ انعامات صرف اس سائٹ پر VIP کے دن ہیں؛ نہ کچھ خریدنا ہے اور نہ کوئی قیمتی چیز جیتنی ہے۔',
    'شرکت مفت ہے، اور کوئی خریداری امکانات نہیں بڑھاتی۔ آپ کی عمر 18 سال یا زیادہ ہونی چاہیے۔',
    'ہر رکن ایک موقع سے شروع کرتا ہے۔ جو دوست آپ کی دعوت سے رجسٹر ہو، ای میل کی تصدیق کرے اور ایسا آلہ استعمال کرے جس پر پہلے کوئی اکاؤنٹ نہ تھا، وہ آپ دونوں کو ایک اور موقع دیتا ہے۔',
    'خود کو دعوت دینا شمار نہیں ہوتا: وہی آلہ، وہی میل باکس، یا ایک دن میں ایک گھر سے بہت زیادہ دوست۔',
    'انعامات، ان کی تعداد اور امکانات نیچے درج ہیں۔ ختم ہو جانے والا انعام کوئی انعام نہیں سمجھا جاتا۔',
    'ہر قرعہ کوئی بھی جانچ سکتا ہے: بیج کا ہیش پہلے قرعے سے پہلے اور بیج آخری کے بعد شائع ہوتا ہے۔',
  ],
  zh: [
    '这是演示。奖品只有本站的 VIP 天数；无需购买任何东西，也不会赢得任何有价之物。',
    '参与免费，任何购买都不会提高中奖率。您须年满 18 岁。',
    '每位会员起初有一次机会。朋友通过您的邀请注册、验证邮箱，并使用此前没有账号的设备，你们双方各得一次机会。',
    '邀请自己不算数：同一设备、同一邮箱，或同一家庭一天内的朋友过多。',
    '奖品、数量和中奖率列在下方。已发完的奖品视为未中奖。',
    '任何人都可以核对每次抽奖：种子的哈希在首次抽奖前公布，种子在最后一次抽奖后公布。',
  ],
};
