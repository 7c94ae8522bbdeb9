import type { MailTexts } from './mailTexts';

export const az: MailTexts = {
  address: {
    subject: '{{code}} – {{name}} kodunuz',
    heading: 'E-poçt ünvanınızı təsdiqləyin',
    body: 'Daxil olmaq üçün bu kodu {{name}} saytına yazın. O, 10 dəqiqə etibarlıdır.',
    action: 'Daxil olduğunuz cihazda təsdiqləyin',
    otherwise:
      'Bunu siz istəməmisinizsə, heç nə etməyə ehtiyac yoxdur. Bu kodu heç vaxt heç kimə verməyin.',
  },
  reset: {
    subject: '{{code}} – yeni {{name}} parolu üçün kodunuz',
    heading: 'Yeni parol seçin',
    body: 'Yeni parol seçmək üçün bu kodu {{name}} saytına yazın. O, 10 dəqiqə etibarlıdır.',
    otherwise:
      'Bunu siz istəməmisinizsə, parolunuz olduğu kimi qalır. Bu kodu heç vaxt heç kimə verməyin.',
  },
  passwordChanged: {
    subject: '{{name}} parolunuz dəyişdirildi',
    heading: 'Parolunuz dəyişdirildi',
    body: '{{name}} hesabınızın parolu dəyişdirildi və digər cihazlarınızda hesabdan çıxış edildi.',
    otherwise:
      'Bunu siz etməmisinizsə, dərhal “Parolu unutmusunuz?” bölməsində yenisini seçin və yazın: {{support}}.',
  },
  twoStepOn: {
    subject: '{{name}} hesabınızda ikimərhələli giriş aktivləşdirildi',
    heading: 'İkimərhələli giriş aktivdir',
    body: '{{name}} hesabınıza giriş üçün indi autentifikasiya tətbiqinin kodu da lazımdır. Digər cihazlarınızda hesabdan çıxış edildi.',
    otherwise:
      'Bunu siz etməmisinizsə, dərhal “Parolu unutmusunuz?” bölməsində yeni parol seçin və yazın: {{support}}.',
  },
  twoStepOff: {
    subject: '{{name}} hesabınızda ikimərhələli giriş söndürüldü',
    heading: 'İkimərhələli giriş söndürülüb',
    body: '{{name}} hesabınıza giriş üçün autentifikasiya tətbiqinin kodu daha lazım deyil.',
    otherwise:
      'Bunu siz etməmisinizsə, dərhal “Parolu unutmusunuz?” bölməsində yeni parol seçin və yazın: {{support}}.',
  },
  newRecoveryCodes: {
    subject: '{{name}} hesabınız üçün yeni bərpa kodları var',
    heading: 'Yeni bərpa kodları',
    body: '{{name}} hesabınız üçün yeni bərpa kodları yaradıldı. Köhnələri daha işləmir.',
    otherwise:
      'Bunu siz etməmisinizsə, dərhal “Parolu unutmusunuz?” bölməsində yeni parol seçin və yazın: {{support}}.',
  },
  vipWelcome: {
    subject: 'Siz {{name}} VIP üzvüsünüz',
    heading: 'VIP-ə xoş gəldiniz',
    body: '{{amount}} ödənişiniz təsdiqləndi. Hər VIP proqnozu oyun başlamazdan əvvəl görürsünüz. Abunəliyiniz {{date}} tarixində yenilənir.',
    action: 'VIP mərkəzinə keç',
    otherwise:
      'İstənilən vaxt VIP mərkəzində, abunə olduğunuz qədər toxunuşla ləğv edə bilərsiniz və ödənilmiş müddətin sonunadək VIP qalırsınız. Qanun bu hüququ verirsə, abunədən sonra 14 gün ərzində müqavilədən imtina da edə bilərsiniz, yazın: {{support}}.',
  },
  vipRenewal: {
    subject: '{{name}} VIP abunəliyiniz {{date}} tarixində yenilənir',
    heading: 'VIP abunəliyiniz tezliklə yenilənir',
    body: '{{date}} tarixində illik VIP abunəliyiniz {{amount}} ilə yenilənir. Saxlamaq istəyirsinizsə, heç nə etmək lazım deyil.',
    action: 'Dəyiş və ya ləğv et',
    otherwise: 'O vaxtadək ləğv etsəniz, heç nə tutulmur və VIP həmin günədək davam edir.',
  },
  vipPaymentFailed: {
    subject: '{{name}} VIP ödənişiniz alınmadı',
    heading: 'Ödənişiniz alınmadı',
    body: 'VIP abunəliyiniz üçün {{amount}} tuta bilmədik. VIP {{date}} tarixinədək davam edir. O vaxtadək ödəniş üsulunu yoxlayın.',
    action: 'Ödəniş üsulunu yoxla',
    otherwise: 'VIP-i daha istəmirsinizsə, heç nə etmək lazım deyil.',
  },
  vipEnded: {
    subject: '{{name}} VIP müddətiniz bitib',
    heading: 'VIP müddətiniz bitib',
    body: 'VIP müddətiniz {{date}} tarixində bitdi. Daha heç nə tutulmur. Bütün nəticələr, statistika və pulsuz proqnozlar sizin üçün açıq qalır.',
    action: 'VIP mərkəzini aç',
    otherwise: 'Sualınız var? Yazın: {{support}}.',
  },
};
