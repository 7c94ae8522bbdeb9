import type { MailTexts } from './mailTexts';

export const hu: MailTexts = {
  address: {
    subject: '{{code}}: a kódod ehhez: {{name}}',
    heading: 'Erősítsd meg az e-mail-címed',
    body: '{{name}}: a bejelentkezéshez írd be ezt a kódot. 10 percig érvényes.',
    action: 'Megerősítés azon az eszközön, amelyen bejelentkezel',
    otherwise: 'Ha nem te kérted, nincs teendőd. Soha ne add meg ezt a kódot senkinek.',
  },
  reset: {
    subject: '{{code}}: a kódod új jelszóhoz, {{name}}',
    heading: 'Válassz új jelszót',
    body: '{{name}}: új jelszó választásához írd be ezt a kódot. 10 percig érvényes.',
    otherwise: 'Ha nem te kérted, a jelszavad nem változik. Soha ne add meg ezt a kódot senkinek.',
  },
  passwordChanged: {
    subject: '{{name}}: megváltozott a jelszavad',
    heading: 'Megváltozott a jelszavad',
    body: 'Megváltozott a jelszó a következő fiókodnál: {{name}}. A többi eszközödet kijelentkeztettük.',
    otherwise:
      'Ha nem te voltál, azonnal válassz újat az „Elfelejtetted a jelszavad?” alatt, és írj nekünk: {{support}}.',
  },
  twoStepOn: {
    subject: '{{name}}: bekapcsolt a kétlépcsős bejelentkezés',
    heading: 'A kétlépcsős bejelentkezés bekapcsolva',
    body: '{{name}}: a bejelentkezéshez mostantól a hitelesítő appod kódja is kell. A többi eszközödet kijelentkeztettük.',
    otherwise:
      'Ha nem te voltál, azonnal válassz új jelszót az „Elfelejtetted a jelszavad?” alatt, és írj nekünk: {{support}}.',
  },
  twoStepOff: {
    subject: '{{name}}: kikapcsolt a kétlépcsős bejelentkezés',
    heading: 'A kétlépcsős bejelentkezés kikapcsolva',
    body: '{{name}}: a bejelentkezéshez már nem kell a hitelesítő appod kódja.',
    otherwise:
      'Ha nem te voltál, azonnal válassz új jelszót az „Elfelejtetted a jelszavad?” alatt, és írj nekünk: {{support}}.',
  },
  newRecoveryCodes: {
    subject: '{{name}}: új helyreállító kódjaid vannak',
    heading: 'Új helyreállító kódok',
    body: '{{name}}: új helyreállító kódok készültek a fiókodhoz. A régiek már nem működnek.',
    otherwise:
      'Ha nem te voltál, azonnal válassz új jelszót az „Elfelejtetted a jelszavad?” alatt, és írj nekünk: {{support}}.',
  },
  vipWelcome: {
    subject: '{{name}}: VIP-tag lettél',
    heading: 'Üdv a VIP-ben',
    body: 'A fizetésed megerősítve: {{amount}}. Minden VIP-tippet a meccs kezdete előtt látsz. Az előfizetésed megújul: {{date}}',
    action: 'Irány a VIP-központ',
    otherwise:
      'A VIP-központban bármikor lemondhatod, annyi koppintással, amennyivel előfizettél, és a kifizetett időszak végéig VIP-tag maradsz. Ahol a törvény lehetővé teszi, az előfizetéstől számított 14 napon belül el is állhatsz: írj ide: {{support}}.',
  },
  vipRenewal: {
    subject: '{{name}}: a VIP-előfizetésed megújul: {{date}}',
    heading: 'Hamarosan megújul a VIP-előfizetésed',
    body: 'Az éves VIP-előfizetésed megújul: {{date}}, ára {{amount}}. Ha meg szeretnéd tartani, nincs teendőd.',
    action: 'Módosítás vagy lemondás',
    otherwise: 'Ha előtte lemondod, nem vonunk le semmit, és a VIP addig a napig tart.',
  },
  vipPaymentFailed: {
    subject: '{{name}}: a VIP-fizetésed nem sikerült',
    heading: 'A fizetésed nem sikerült',
    body: 'Nem tudtuk levonni a VIP-előfizetésed díját: {{amount}}. A VIP eddig tart: {{date}} Kérjük, addig ellenőrizd a fizetési módod.',
    action: 'Fizetési mód ellenőrzése',
    otherwise: 'Ha már nem kéred a VIP-et, nincs teendőd.',
  },
  vipEnded: {
    subject: '{{name}}: a VIP-tagságod véget ért',
    heading: 'A VIP-tagságod véget ért',
    body: 'A VIP-tagságod véget ért: {{date}} Többet nem vonunk le. Az eredmények, a statisztikák és az ingyenes tippek továbbra is a tieid.',
    action: 'VIP-központ megnyitása',
    otherwise: 'Kérdésed van? Írj ide: {{support}}.',
  },
};
