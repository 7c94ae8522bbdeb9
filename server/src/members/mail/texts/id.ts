import type { MailTexts } from './mailTexts';

export const id: MailTexts = {
  address: {
    subject: '{{code}} adalah kode {{name}} kamu',
    heading: 'Konfirmasi alamat emailmu',
    body: 'Ketik kode ini di {{name}} untuk masuk. Berlaku 10 menit.',
    action: 'Konfirmasi di perangkat tempat kamu masuk',
    otherwise:
      'Jika kamu tidak memintanya, abaikan saja. Jangan pernah berikan kode ini kepada siapa pun.',
  },
  reset: {
    subject: '{{code}} adalah kodemu untuk kata sandi {{name}} baru',
    heading: 'Pilih kata sandi baru',
    body: 'Ketik kode ini di {{name}} untuk memilih kata sandi baru. Berlaku 10 menit.',
    otherwise:
      'Jika kamu tidak memintanya, kata sandimu tetap sama. Jangan pernah berikan kode ini kepada siapa pun.',
  },
  passwordChanged: {
    subject: 'Kata sandi {{name}} kamu telah diganti',
    heading: 'Kata sandimu telah diganti',
    body: 'Kata sandi akun {{name}} kamu telah diganti, dan perangkat lainnya sudah dikeluarkan.',
    otherwise:
      'Jika itu bukan kamu, segera pilih yang baru lewat “Lupa kata sandi” dan tulis ke {{support}}.',
  },
  twoStepOn: {
    subject: 'Masuk dua langkah aktif untuk akun {{name}} kamu',
    heading: 'Masuk dua langkah aktif',
    body: 'Masuk ke akun {{name}} kamu kini juga perlu kode dari aplikasi autentikator. Perangkat lainnya sudah dikeluarkan.',
    otherwise:
      'Jika itu bukan kamu, segera pilih kata sandi baru lewat “Lupa kata sandi” dan tulis ke {{support}}.',
  },
  twoStepOff: {
    subject: 'Masuk dua langkah nonaktif untuk akun {{name}} kamu',
    heading: 'Masuk dua langkah nonaktif',
    body: 'Masuk ke akun {{name}} kamu tidak lagi perlu kode dari aplikasi autentikator.',
    otherwise:
      'Jika itu bukan kamu, segera pilih kata sandi baru lewat “Lupa kata sandi” dan tulis ke {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Ada kode pemulihan baru untuk akun {{name}} kamu',
    heading: 'Kode pemulihan baru',
    body: 'Kode pemulihan baru telah dibuat untuk akun {{name}} kamu. Kode lama tidak berlaku lagi.',
    otherwise:
      'Jika itu bukan kamu, segera pilih kata sandi baru lewat “Lupa kata sandi” dan tulis ke {{support}}.',
  },
  vipWelcome: {
    subject: 'Kamu VIP di {{name}}',
    heading: 'Selamat datang di VIP',
    body: 'Pembayaranmu sebesar {{amount}} sudah dikonfirmasi. Kamu melihat setiap tips VIP sebelum laganya dimulai. Langgananmu diperpanjang pada {{date}}.',
    action: 'Lihat pusat VIP',
    otherwise:
      'Kamu bisa membatalkan kapan saja di pusat VIP, dengan jumlah ketukan yang sama seperti saat berlangganan, dan tetap VIP sampai masa yang dibayar berakhir. Dalam 14 hari sejak berlangganan kamu juga boleh menarik diri jika hukum memberimu hak itu: tulis ke {{support}}.',
  },
  vipRenewal: {
    subject: 'VIP {{name}} kamu diperpanjang pada {{date}}',
    heading: 'VIP kamu segera diperpanjang',
    body: 'Pada {{date}} langganan VIP tahunanmu diperpanjang seharga {{amount}}. Jika ingin tetap berlangganan, kamu tidak perlu melakukan apa pun.',
    action: 'Ubah atau batalkan',
    otherwise:
      'Jika kamu membatalkan sebelumnya, tidak ada tagihan, dan VIP berlanjut sampai hari itu.',
  },
  vipPaymentFailed: {
    subject: 'Pembayaran VIP {{name}} kamu gagal',
    heading: 'Pembayaranmu gagal',
    body: 'Kami tidak dapat menagih {{amount}} untuk langganan VIP kamu. VIP berlanjut sampai {{date}}. Silakan periksa metode pembayaranmu sebelum itu.',
    action: 'Periksa metode pembayaran',
    otherwise: 'Jika kamu tidak ingin VIP lagi, kamu tidak perlu melakukan apa pun.',
  },
  vipEnded: {
    subject: 'VIP {{name}} kamu sudah berakhir',
    heading: 'VIP kamu sudah berakhir',
    body: 'VIP kamu berakhir pada {{date}}. Tidak ada tagihan lagi. Semua skor, statistik, dan tips gratis tetap bisa kamu nikmati.',
    action: 'Buka pusat VIP',
    otherwise: 'Ada pertanyaan? Tulis ke {{support}}.',
  },
};
