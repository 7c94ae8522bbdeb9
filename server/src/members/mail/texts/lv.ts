import type { MailTexts } from './mailTexts';

export const lv: MailTexts = {
  address: {
    subject: '{{code}} ir jūsu {{name}} kods',
    heading: 'Apstipriniet savu e-pasta adresi',
    body: 'Ievadiet šo kodu {{name}} vietnē, lai pieteiktos. Tas ir derīgs 10 minūtes.',
    action: 'Apstiprināt ierīcē, kurā piesakāties',
    otherwise: 'Ja to neprasījāt, nekas nav jādara. Nekad nevienam nedodiet šo kodu.',
  },
  reset: {
    subject: '{{code}} ir jūsu kods jaunai {{name}} parolei',
    heading: 'Izvēlieties jaunu paroli',
    body: 'Ievadiet šo kodu {{name}} vietnē, lai izvēlētos jaunu paroli. Tas ir derīgs 10 minūtes.',
    otherwise: 'Ja to neprasījāt, parole paliek tā pati. Nekad nevienam nedodiet šo kodu.',
  },
  passwordChanged: {
    subject: 'Jūsu {{name}} parole ir nomainīta',
    heading: 'Jūsu parole ir nomainīta',
    body: 'Jūsu {{name}} konta parole ir nomainīta, un citas ierīces ir izrakstītas.',
    otherwise:
      'Ja tas nebijāt jūs, nekavējoties izvēlieties jaunu ar „Aizmirsāt paroli?” un rakstiet uz {{support}}.',
  },
  twoStepOn: {
    subject: 'Jūsu {{name}} kontam ir ieslēgta pieteikšanās divos soļos',
    heading: 'Pieteikšanās divos soļos ir ieslēgta',
    body: 'Lai pieteiktos {{name}} kontā, tagad vajag arī kodu no autentifikācijas lietotnes. Citas ierīces ir izrakstītas.',
    otherwise:
      'Ja tas nebijāt jūs, nekavējoties izvēlieties jaunu paroli ar „Aizmirsāt paroli?” un rakstiet uz {{support}}.',
  },
  twoStepOff: {
    subject: 'Jūsu {{name}} kontam ir izslēgta pieteikšanās divos soļos',
    heading: 'Pieteikšanās divos soļos ir izslēgta',
    body: 'Lai pieteiktos {{name}} kontā, kods no autentifikācijas lietotnes vairs nav vajadzīgs.',
    otherwise:
      'Ja tas nebijāt jūs, nekavējoties izvēlieties jaunu paroli ar „Aizmirsāt paroli?” un rakstiet uz {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Jauni atkopšanas kodi jūsu {{name}} kontam',
    heading: 'Jauni atkopšanas kodi',
    body: 'Jūsu {{name}} kontam ir izveidoti jauni atkopšanas kodi. Vecie vairs nederēs.',
    otherwise:
      'Ja tas nebijāt jūs, nekavējoties izvēlieties jaunu paroli ar „Aizmirsāt paroli?” un rakstiet uz {{support}}.',
  },
  vipWelcome: {
    subject: 'Jūs esat {{name}} VIP',
    heading: 'Laipni lūdzam VIP',
    body: 'Jūsu maksājums {{amount}} ir apstiprināts. Visas VIP prognozes redzat pirms spēles sākuma. Abonementa atjaunošanas datums: {{date}}.',
    action: 'Atvērt VIP centru',
    otherwise:
      'Atcelt varat jebkurā laikā VIP centrā, ar tikpat pieskārieniem, cik vajadzēja abonējot, un paliksiet VIP līdz apmaksātā perioda beigām. 14 dienu laikā pēc abonēšanas varat arī atteikties no līguma, ja likums dod jums šādas tiesības: rakstiet uz {{support}}.',
  },
  vipRenewal: {
    subject: 'Jūsu {{name}} VIP atjaunošanas datums: {{date}}',
    heading: 'Jūsu VIP drīz atjaunosies',
    body: 'Jūsu gada VIP abonements drīz atjaunosies par {{amount}} (atjaunošanas datums: {{date}}). Ja vēlaties to paturēt, nekas nav jādara.',
    action: 'Mainīt vai atcelt',
    otherwise: 'Ja atcelsiet pirms tam, nekas netiks iekasēts, un VIP turpināsies līdz tai dienai.',
  },
  vipPaymentFailed: {
    subject: '{{name}} VIP maksājums neizdevās',
    heading: 'Maksājums neizdevās',
    body: 'Neizdevās iekasēt {{amount}} par jūsu VIP abonementu. VIP beigu datums: {{date}}. Līdz tam pārbaudiet maksāšanas veidu.',
    action: 'Pārbaudīt maksāšanas veidu',
    otherwise: 'Ja VIP vairs nevēlaties, nekas nav jādara.',
  },
  vipEnded: {
    subject: 'Jūsu {{name}} VIP ir beidzies',
    heading: 'Jūsu VIP ir beidzies',
    body: 'Jūsu VIP ir beidzies (beigu datums: {{date}}). Nekas vairs netiek iekasēts. Visi rezultāti, statistika un bezmaksas prognozes paliek jūsu rīcībā.',
    action: 'Atvērt VIP centru',
    otherwise: 'Jautājumi? Rakstiet uz {{support}}.',
  },
};
