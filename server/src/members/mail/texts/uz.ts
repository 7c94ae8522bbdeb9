import type { MailTexts } from './mailTexts';

export const uz: MailTexts = {
  address: {
    subject: '{{code}} – {{name}} kodingiz',
    heading: 'Email manzilingizni tasdiqlang',
    body: 'Kirish uchun bu kodni {{name}} saytida kiriting. U 10 daqiqa amal qiladi.',
    action: 'Kirayotgan qurilmangizda tasdiqlang',
    otherwise:
      'Agar buni soʻramagan boʻlsangiz, hech narsa qilishingiz shart emas. Bu kodni hech kimga bermang.',
  },
  reset: {
    subject: '{{code}} – {{name}} uchun yangi parol kodingiz',
    heading: 'Yangi parol tanlang',
    body: 'Yangi parol tanlash uchun bu kodni {{name}} saytida kiriting. U 10 daqiqa amal qiladi.',
    otherwise:
      'Agar buni soʻramagan boʻlsangiz, parolingiz avvalgidek qoladi. Bu kodni hech kimga bermang.',
  },
  passwordChanged: {
    subject: '{{name}} parolingiz oʻzgartirildi',
    heading: 'Parolingiz oʻzgartirildi',
    body: '{{name}} hisobingiz paroli oʻzgartirildi va boshqa qurilmalaringizda hisobdan chiqildi.',
    otherwise:
      'Agar buni siz qilmagan boʻlsangiz, darhol “Parolni unutdingizmi?” orqali yangi parol tanlang va {{support}} manziliga yozing.',
  },
  twoStepOn: {
    subject: '{{name}} hisobingizda ikki bosqichli kirish yoqildi',
    heading: 'Ikki bosqichli kirish yoqilgan',
    body: '{{name}} hisobingizga kirish uchun endi autentifikator ilovasidagi kod ham kerak. Boshqa qurilmalaringizda hisobdan chiqildi.',
    otherwise:
      'Agar buni siz qilmagan boʻlsangiz, darhol “Parolni unutdingizmi?” orqali yangi parol tanlang va {{support}} manziliga yozing.',
  },
  twoStepOff: {
    subject: '{{name}} hisobingizda ikki bosqichli kirish oʻchirildi',
    heading: 'Ikki bosqichli kirish oʻchirilgan',
    body: '{{name}} hisobingizga kirish uchun autentifikator ilovasidagi kod endi kerak emas.',
    otherwise:
      'Agar buni siz qilmagan boʻlsangiz, darhol “Parolni unutdingizmi?” orqali yangi parol tanlang va {{support}} manziliga yozing.',
  },
  newRecoveryCodes: {
    subject: '{{name}} hisobingiz uchun yangi tiklash kodlari bor',
    heading: 'Yangi tiklash kodlari',
    body: '{{name}} hisobingiz uchun yangi tiklash kodlari yaratildi. Eskilari endi ishlamaydi.',
    otherwise:
      'Agar buni siz qilmagan boʻlsangiz, darhol “Parolni unutdingizmi?” orqali yangi parol tanlang va {{support}} manziliga yozing.',
  },
  vipWelcome: {
    subject: 'Endi {{name}} saytida VIP aʼzosiz',
    heading: 'VIP safiga xush kelibsiz',
    body: '{{amount}} miqdoridagi toʻlovingiz tasdiqlandi. Har bir VIP prognozni oʻyin boshlanishidan oldin koʻrasiz. Obunangiz uzaytiriladigan sana: {{date}}.',
    action: 'VIP markazini koʻrish',
    otherwise:
      'Istalgan vaqtda VIP markazida obunani bekor qila olasiz: obuna boʻlishda qancha bosish kerak boʻlgan boʻlsa, shunchasi kifoya. Toʻlangan davr oxirigacha VIP aʼzo boʻlib qolasiz. Qonun shunday huquq bersa, obunadan keyin 14 kun ichida shartnomadan voz kechishingiz ham mumkin: {{support}} manziliga yozing.',
  },
  vipRenewal: {
    subject: '{{name}} VIP obunangiz uzaytiriladigan sana: {{date}}',
    heading: 'VIP obunangiz tez orada uzaytiriladi',
    body: 'Yillik VIP obunangiz tez orada uzaytiriladi. Sana: {{date}}, narxi: {{amount}}. Uni saqlab qolmoqchi boʻlsangiz, hech narsa qilishingiz shart emas.',
    action: 'Oʻzgartirish yoki bekor qilish',
    otherwise: 'Shungacha bekor qilsangiz, pul yechilmaydi va VIP oʻsha kungacha davom etadi.',
  },
  vipPaymentFailed: {
    subject: '{{name}} VIP toʻlovingiz amalga oshmadi',
    heading: 'Toʻlovingiz amalga oshmadi',
    body: 'VIP obunangiz uchun {{amount}} yechib ola olmadik. VIP tugash sanasi: {{date}}. Shungacha toʻlov usulingizni tekshiring.',
    action: 'Toʻlov usulini tekshirish',
    otherwise: 'Agar VIP endi kerak boʻlmasa, hech narsa qilishingiz shart emas.',
  },
  vipEnded: {
    subject: '{{name}} VIP muddatingiz tugadi',
    heading: 'VIP muddatingiz tugadi',
    body: 'VIP muddatingiz tugadi. Sana: {{date}}. Boshqa pul yechilmaydi. Barcha natijalar, statistika va bepul prognozlar sizda qoladi.',
    action: 'VIP markazini ochish',
    otherwise: 'Savollaringiz bormi? {{support}} manziliga yozing.',
  },
};
