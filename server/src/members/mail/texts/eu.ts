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
  vipWelcome: {
    subject: 'VIP zara {{name}} webgunean',
    heading: 'Ongi etorri VIPera',
    body: 'Zure ordainketa berretsi da ({{amount}}). VIP pronostiko guztiak partida hasi aurretik ikusiko dituzu. Zure harpidetza berrituko den eguna: {{date}}.',
    action: 'Ikusi VIP gunea',
    otherwise:
      'Edozein unetan utz dezakezu harpidetza VIP gunean, harpidetzeko behar izan zenuen adina ukituz, eta VIP izango zara ordaindutako epea amaitu arte. Legeak eskubide hori ematen badizu, harpidetu eta 14 eguneko epean atzera ere egin dezakezu: idatzi {{support}} helbidera.',
  },
  vipRenewal: {
    subject: 'Zure {{name}} VIP berrituko den eguna: {{date}}',
    heading: 'Zure VIP laster berrituko da',
    body: 'Zure urteko VIP harpidetza laster berrituko da. Eguna: {{date}}. Prezioa: {{amount}}. Mantendu nahi baduzu, ez duzu ezer egin behar.',
    action: 'Aldatu edo utzi',
    otherwise:
      'Lehenago uzten baduzu, ez da ezer kobratuko, eta VIPek egun horretara arte iraungo du.',
  },
  vipPaymentFailed: {
    subject: 'Zure {{name}} VIP ordainketak huts egin du',
    heading: 'Zure ordainketak huts egin du',
    body: 'Ezin izan dugu zure VIP harpidetzaren ordaina kobratu ({{amount}}). VIPen amaiera: {{date}}. Egiaztatu ordainbidea ordura arte.',
    action: 'Egiaztatu ordainbidea',
    otherwise: 'VIP gehiago nahi ez baduzu, ez duzu ezer egin behar.',
  },
  vipEnded: {
    subject: 'Zure {{name}} VIP amaitu da',
    heading: 'Zure VIP amaitu da',
    body: 'Zure VIP amaitu da. Eguna: {{date}}. Ez da ezer gehiago kobratuko. Emaitza, estatistika eta doako pronostiko guztiak eskura dituzu oraindik.',
    action: 'Ireki VIP gunea',
    otherwise: 'Galderarik? Idatzi {{support}} helbidera.',
  },
};
