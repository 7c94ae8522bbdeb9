import type { MailTexts } from './mailTexts';

export const jw: MailTexts = {
  address: {
    subject: '{{code}} kode {{name}} sampeyan',
    heading: 'Konfirmasi alamat email',
    body: 'Ketiken kode iki ing {{name}} kanggo mlebu. Lakune 10 menit.',
    action: 'Konfirmasi ing piranti sing lagi dienggo mlebu',
    otherwise: 'Yen sampeyan ora njaluk, ora perlu apa-apa. Aja menehi kode iki marang sapa wae.',
  },
  reset: {
    subject: '{{code}} kode kanggo sandhi anyar {{name}}',
    heading: 'Pilih sandhi anyar',
    body: 'Ketiken kode iki ing {{name}} kanggo milih sandhi anyar. Lakune 10 menit.',
    otherwise: 'Yen sampeyan ora njaluk, sandhine tetep. Aja menehi kode iki marang sapa wae.',
  },
  passwordChanged: {
    subject: 'Sandhi {{name}} sampeyan wis diganti',
    heading: 'Sandhi sampeyan wis diganti',
    body: 'Sandhi akun {{name}} sampeyan wis diganti, lan piranti liyane wis metu.',
    otherwise:
      'Yen dudu sampeyan, enggal pilih sandhi anyar ing “Lali sandhi?”, lan nulisa menyang {{support}}.',
  },
  twoStepOn: {
    subject: 'Mlebu rong langkah wis urip ing akun {{name}} sampeyan',
    heading: 'Mlebu rong langkah wis urip',
    body: 'Mlebu akun {{name}} saiki uga butuh kode saka aplikasi autentikator. Piranti liyane wis metu.',
    otherwise:
      'Yen dudu sampeyan, enggal ganti sandhi ing “Lali sandhi?”, lan nulisa menyang {{support}}.',
  },
  twoStepOff: {
    subject: 'Mlebu rong langkah mati ing akun {{name}} sampeyan',
    heading: 'Mlebu rong langkah mati',
    body: 'Mlebu akun {{name}} wis ora butuh kode saka aplikasi autentikator.',
    otherwise:
      'Yen dudu sampeyan, enggal ganti sandhi ing “Lali sandhi?”, lan nulisa menyang {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Ana kode pemulihan anyar kanggo akun {{name}} sampeyan',
    heading: 'Kode pemulihan anyar',
    body: 'Kode pemulihan anyar wis digawe kanggo akun {{name}} sampeyan. Sing lawas wis ora kanggo.',
    otherwise:
      'Yen dudu sampeyan, enggal ganti sandhi ing “Lali sandhi?”, lan nulisa menyang {{support}}.',
  },
};
