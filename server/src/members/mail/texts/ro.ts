import type { MailTexts } from './mailTexts';

export const ro: MailTexts = {
  address: {
    subject: '{{code}} este codul tău pentru {{name}}',
    heading: 'Confirmă adresa de e-mail',
    body: 'Scrie acest cod în {{name}} ca să intri în cont. Este valabil 10 minute.',
    action: 'Confirmă pe dispozitivul pe care intri în cont',
    otherwise:
      'Dacă nu l-ai cerut tu, nu trebuie să faci nimic. Nu da niciodată acest cod nimănui.',
  },
  reset: {
    subject: '{{code}} este codul tău pentru o parolă nouă la {{name}}',
    heading: 'Alege o parolă nouă',
    body: 'Scrie acest cod în {{name}} ca să alegi o parolă nouă. Este valabil 10 minute.',
    otherwise: 'Dacă nu l-ai cerut tu, parola rămâne aceeași. Nu da niciodată acest cod nimănui.',
  },
  passwordChanged: {
    subject: 'Parola ta pentru {{name}} a fost schimbată',
    heading: 'Parola ta a fost schimbată',
    body: 'Parola contului tău {{name}} a fost schimbată, iar celelalte dispozitive au fost deconectate.',
    otherwise:
      'Dacă nu ai fost tu, alege imediat alta la „Ai uitat parola?” și scrie-ne la {{support}}.',
  },
  twoStepOn: {
    subject: 'Autentificarea în doi pași este activă pentru contul tău {{name}}',
    heading: 'Autentificarea în doi pași este activă',
    body: 'Ca să intri în contul tău {{name}} ai nevoie acum și de un cod din aplicația de autentificare. Celelalte dispozitive au fost deconectate.',
    otherwise:
      'Dacă nu ai fost tu, alege imediat o parolă nouă la „Ai uitat parola?” și scrie-ne la {{support}}.',
  },
  twoStepOff: {
    subject: 'Autentificarea în doi pași este oprită pentru contul tău {{name}}',
    heading: 'Autentificarea în doi pași este oprită',
    body: 'Ca să intri în contul tău {{name}} nu mai ai nevoie de un cod din aplicația de autentificare.',
    otherwise:
      'Dacă nu ai fost tu, alege imediat o parolă nouă la „Ai uitat parola?” și scrie-ne la {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Coduri de recuperare noi pentru contul tău {{name}}',
    heading: 'Coduri de recuperare noi',
    body: 'Au fost create coduri de recuperare noi pentru contul tău {{name}}. Cele vechi nu mai funcționează.',
    otherwise:
      'Dacă nu ai fost tu, alege imediat o parolă nouă la „Ai uitat parola?” și scrie-ne la {{support}}.',
  },
};
