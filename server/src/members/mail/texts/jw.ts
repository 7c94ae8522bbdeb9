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
  vipWelcome: {
    subject: 'Sampeyan wis VIP ing {{name}}',
    heading: 'Sugeng rawuh ing VIP',
    body: 'Pembayaran sampeyan {{amount}} wis dikonfirmasi. Sampeyan ndeleng saben tips VIP sadurunge lagane diwiwiti. Langganan sampeyan dianyari tanggal {{date}}.',
    action: 'Deleng pusat VIP',
    otherwise:
      'Sampeyan kena mbatalake kapan wae ing pusat VIP, cacah tutulane padha karo nalika langganan, lan tetep VIP nganti wektu sing wis dibayar entek. Sajrone 14 dina sawise langganan sampeyan uga kena mundur yen ukum menehi hak iku: nulisa menyang {{support}}.',
  },
  vipRenewal: {
    subject: 'VIP {{name}} sampeyan dianyari tanggal {{date}}',
    heading: 'VIP sampeyan sedhela maneh dianyari',
    body: 'Tanggal {{date}} langganan VIP taunan sampeyan dianyari kanthi rega {{amount}}. Yen arep diterusake, ora perlu apa-apa.',
    action: 'Owahi utawa batalake',
    otherwise:
      'Yen dibatalake sadurunge iku, ora ana sing ditagih, lan VIP lumaku nganti dina iku.',
  },
  vipPaymentFailed: {
    subject: 'Pembayaran VIP {{name}} sampeyan gagal',
    heading: 'Pembayaran sampeyan gagal',
    body: 'Kita ora bisa narik {{amount}} kanggo langganan VIP sampeyan. VIP lumaku nganti {{date}}. Priksanen cara mbayar sampeyan sadurunge iku.',
    action: 'Priksa cara mbayar',
    otherwise: 'Yen wis ora kepengin VIP, ora perlu apa-apa.',
  },
  vipEnded: {
    subject: 'VIP {{name}} sampeyan wis rampung',
    heading: 'VIP sampeyan wis rampung',
    body: 'VIP sampeyan rampung tanggal {{date}}. Ora ana sing ditagih maneh. Kabeh skor, statistik lan tips gratis tetep kena dideleng.',
    action: 'Bukak pusat VIP',
    otherwise: 'Ana pitakon? Nulisa menyang {{support}}.',
  },
};
