import type { MailTexts } from './mailTexts';

export const ms: MailTexts = {
  address: {
    subject: '{{code}} ialah kod {{name}} anda',
    heading: 'Sahkan alamat e-mel anda',
    body: 'Taip kod ini di {{name}} untuk log masuk. Kod ini sah selama 10 minit.',
    action: 'Sahkan pada peranti tempat anda log masuk',
    otherwise:
      'Jika anda tidak memintanya, anda tidak perlu buat apa-apa. Jangan beri kod ini kepada sesiapa.',
  },
  reset: {
    subject: '{{code}} ialah kod anda untuk kata laluan {{name}} baharu',
    heading: 'Pilih kata laluan baharu',
    body: 'Taip kod ini di {{name}} untuk memilih kata laluan baharu. Kod ini sah selama 10 minit.',
    otherwise:
      'Jika anda tidak memintanya, kata laluan anda kekal seperti sedia ada. Jangan beri kod ini kepada sesiapa.',
  },
  passwordChanged: {
    subject: 'Kata laluan {{name}} anda telah ditukar',
    heading: 'Kata laluan anda telah ditukar',
    body: 'Kata laluan akaun {{name}} anda telah ditukar, dan peranti anda yang lain telah dilog keluar.',
    otherwise:
      'Jika bukan anda, segera pilih yang baharu di “Lupa kata laluan?” dan tulis kepada {{support}}.',
  },
  twoStepOn: {
    subject: 'Log masuk dua langkah dihidupkan untuk akaun {{name}} anda',
    heading: 'Log masuk dua langkah dihidupkan',
    body: 'Log masuk ke akaun {{name}} anda kini juga memerlukan kod daripada aplikasi pengesah anda. Peranti anda yang lain telah dilog keluar.',
    otherwise:
      'Jika bukan anda, segera pilih kata laluan baharu di “Lupa kata laluan?” dan tulis kepada {{support}}.',
  },
  twoStepOff: {
    subject: 'Log masuk dua langkah dimatikan untuk akaun {{name}} anda',
    heading: 'Log masuk dua langkah dimatikan',
    body: 'Log masuk ke akaun {{name}} anda tidak lagi memerlukan kod daripada aplikasi pengesah anda.',
    otherwise:
      'Jika bukan anda, segera pilih kata laluan baharu di “Lupa kata laluan?” dan tulis kepada {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Ada kod pemulihan baharu untuk akaun {{name}} anda',
    heading: 'Kod pemulihan baharu',
    body: 'Kod pemulihan baharu telah dibuat untuk akaun {{name}} anda. Kod lama tidak lagi berfungsi.',
    otherwise:
      'Jika bukan anda, segera pilih kata laluan baharu di “Lupa kata laluan?” dan tulis kepada {{support}}.',
  },
};
