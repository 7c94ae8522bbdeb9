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
  vipWelcome: {
    subject: 'Anda kini VIP di {{name}}',
    heading: 'Selamat datang ke VIP',
    body: 'Pembayaran anda sebanyak {{amount}} telah disahkan. Anda melihat setiap tip VIP sebelum perlawanannya bermula. Langganan anda diperbaharui pada {{date}}.',
    action: 'Lihat Pusat VIP',
    otherwise:
      'Anda boleh membatalkannya pada bila-bila masa di Pusat VIP, dengan bilangan ketikan yang sama seperti melanggan, dan kekal VIP hingga tempoh yang dibayar tamat. Dalam tempoh 14 hari selepas melanggan, anda juga boleh menarik diri jika undang-undang memberi anda hak itu: tulis kepada {{support}}.',
  },
  vipRenewal: {
    subject: 'VIP {{name}} anda diperbaharui pada {{date}}',
    heading: 'VIP anda akan diperbaharui tidak lama lagi',
    body: 'Pada {{date}}, langganan VIP tahunan anda diperbaharui dengan harga {{amount}}. Tiada apa-apa perlu dibuat jika anda mahu mengekalkannya.',
    action: 'Tukar atau batalkan',
    otherwise:
      'Jika anda membatalkannya sebelum itu, tiada bayaran dikenakan, dan VIP diteruskan hingga hari tersebut.',
  },
  vipPaymentFailed: {
    subject: 'Pembayaran VIP {{name}} anda gagal',
    heading: 'Pembayaran anda gagal',
    body: 'Kami tidak dapat mengutip {{amount}} untuk langganan VIP anda. VIP diteruskan hingga {{date}}. Sila semak kaedah pembayaran anda sebelum itu.',
    action: 'Semak kaedah pembayaran',
    otherwise: 'Jika anda tidak mahu VIP lagi, tiada apa-apa perlu dibuat.',
  },
  vipEnded: {
    subject: 'VIP {{name}} anda telah tamat',
    heading: 'VIP anda telah tamat',
    body: 'VIP anda tamat pada {{date}}. Tiada bayaran lagi dikenakan. Semua skor, statistik dan tip percuma kekal untuk anda.',
    action: 'Buka Pusat VIP',
    otherwise: 'Ada soalan? Tulis kepada {{support}}.',
  },
};
