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
};
