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
};
