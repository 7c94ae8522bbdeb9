import type { MailTexts } from './mailTexts';

export const eu: MailTexts = {
  address: {
    subject: '{{code}} da zure {{name}} kodea',
    heading: 'Berretsi zure helbide elektronikoa',
    body: 'Idatzi kode hau {{name}} webgunean saioa hasteko. 10 minutuz balio du.',
    action: 'Berretsi saioa hasten ari zaren gailuan',
    otherwise: 'Ez baduzu eskatu, ez duzu ezer egin behar. Ez eman inoiz kode hau inori.',
  },
  reset: {
    subject: '{{code}} da {{name}} kontuaren pasahitz berrirako kodea',
    heading: 'Aukeratu pasahitz berria',
    body: 'Idatzi kode hau {{name}} webgunean pasahitz berria aukeratzeko. 10 minutuz balio du.',
    otherwise:
      'Ez baduzu eskatu, zure pasahitza bere horretan geratzen da. Ez eman inoiz kode hau inori.',
  },
  passwordChanged: {
    subject: 'Zure {{name}} pasahitza aldatu da',
    heading: 'Zure pasahitza aldatu da',
    body: 'Zure {{name}} kontuaren pasahitza aldatu da, eta beste gailuetako saioak itxi dira.',
    otherwise:
      'Zu izan ez bazara, aukeratu berehala berri bat “Pasahitza ahaztu duzu?” atalean, eta idatzi helbide honetara: {{support}}.',
  },
  twoStepOn: {
    subject: 'Bi urratseko saio-hasiera aktibatu da zure {{name}} kontuan',
    heading: 'Bi urratseko saio-hasiera aktibatuta dago',
    body: 'Zure {{name}} kontuan saioa hasteko autentifikazio-aplikazioko kodea ere behar da orain. Beste gailuetako saioak itxi dira.',
    otherwise:
      'Zu izan ez bazara, aukeratu berehala pasahitz berria “Pasahitza ahaztu duzu?” atalean, eta idatzi helbide honetara: {{support}}.',
  },
  twoStepOff: {
    subject: 'Bi urratseko saio-hasiera desaktibatu da zure {{name}} kontuan',
    heading: 'Bi urratseko saio-hasiera desaktibatuta dago',
    body: 'Zure {{name}} kontuan saioa hasteko ez da gehiago autentifikazio-aplikazioko koderik behar.',
    otherwise:
      'Zu izan ez bazara, aukeratu berehala pasahitz berria “Pasahitza ahaztu duzu?” atalean, eta idatzi helbide honetara: {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Berreskuratze-kode berriak daude zure {{name}} konturako',
    heading: 'Berreskuratze-kode berriak',
    body: 'Berreskuratze-kode berriak sortu dira zure {{name}} konturako. Zaharrek ez dute gehiago balio.',
    otherwise:
      'Zu izan ez bazara, aukeratu berehala pasahitz berria “Pasahitza ahaztu duzu?” atalean, eta idatzi helbide honetara: {{support}}.',
  },
};
