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
};
