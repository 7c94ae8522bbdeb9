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
  vipWelcome: {
    subject: 'Ești VIP pe {{name}}',
    heading: 'Bun venit la VIP',
    body: 'Plata ta de {{amount}} este confirmată. Vezi toate ponturile VIP înainte de începerea meciului. Abonamentul tău se reînnoiește pe {{date}}.',
    action: 'Vezi centrul VIP',
    otherwise:
      'Poți anula oricând în centrul VIP, din tot atâtea atingeri câte ți-au trebuit ca să te abonezi, și rămâi VIP până la sfârșitul perioadei plătite. În 14 zile de la abonare te poți și retrage, acolo unde legea îți dă acest drept: scrie-ne la {{support}}.',
  },
  vipRenewal: {
    subject: 'VIP-ul tău pe {{name}} se reînnoiește pe {{date}}',
    heading: 'VIP-ul tău se reînnoiește în curând',
    body: 'Pe {{date}} abonamentul tău VIP anual se reînnoiește cu {{amount}}. Dacă vrei să-l păstrezi, nu ai nimic de făcut.',
    action: 'Schimbă-l sau anulează-l',
    otherwise: 'Dacă anulezi înainte, nu se încasează nimic, iar VIP continuă până în acea zi.',
  },
  vipPaymentFailed: {
    subject: 'Plata ta VIP pe {{name}} nu a reușit',
    heading: 'Plata ta nu a reușit',
    body: 'Nu am putut încasa {{amount}} pentru abonamentul tău VIP. VIP continuă până pe {{date}}. Verifică până atunci metoda de plată.',
    action: 'Verifică metoda de plată',
    otherwise: 'Dacă nu mai vrei VIP, nu trebuie să faci nimic.',
  },
  vipEnded: {
    subject: 'VIP-ul tău pe {{name}} s-a încheiat',
    heading: 'VIP-ul tău s-a încheiat',
    body: 'VIP-ul tău s-a încheiat pe {{date}}. Nu se mai încasează nimic. Toate scorurile, statisticile și ponturile gratuite rămân ale tale.',
    action: 'Deschide centrul VIP',
    otherwise: 'Întrebări? Scrie-ne la {{support}}.',
  },
};
