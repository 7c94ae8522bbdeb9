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
};
