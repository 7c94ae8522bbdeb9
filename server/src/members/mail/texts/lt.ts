import type { MailTexts } from './mailTexts';

export const lt: MailTexts = {
  address: {
    subject: '{{code}} yra jūsų {{name}} kodas',
    heading: 'Patvirtinkite el. pašto adresą',
    body: 'Įveskite šį kodą {{name}} svetainėje, kad prisijungtumėte. Jis galioja 10 minučių.',
    action: 'Patvirtinti įrenginyje, kuriame prisijungiate',
    otherwise: 'Jei jo neprašėte, nieko daryti nereikia. Niekam neduokite šio kodo.',
  },
  reset: {
    subject: '{{code}} yra kodas naujam {{name}} slaptažodžiui',
    heading: 'Pasirinkite naują slaptažodį',
    body: 'Įveskite šį kodą {{name}} svetainėje, kad pasirinktumėte naują slaptažodį. Jis galioja 10 minučių.',
    otherwise: 'Jei jo neprašėte, slaptažodis nesikeičia. Niekam neduokite šio kodo.',
  },
  passwordChanged: {
    subject: 'Jūsų {{name}} slaptažodis pakeistas',
    heading: 'Jūsų slaptažodis pakeistas',
    body: '{{name}} paskyros slaptažodis pakeistas, o kiti įrenginiai atjungti.',
    otherwise:
      'Jei tai padarėte ne jūs, nedelsdami pasirinkite naują per „Pamiršote slaptažodį?“ ir parašykite {{support}}.',
  },
  twoStepOn: {
    subject: 'Jūsų {{name}} paskyroje įjungtas prisijungimas dviem veiksmais',
    heading: 'Prisijungimas dviem veiksmais įjungtas',
    body: 'Prisijungiant prie {{name}} paskyros dabar reikia ir kodo iš autentifikavimo programėlės. Kiti įrenginiai atjungti.',
    otherwise:
      'Jei tai padarėte ne jūs, nedelsdami pasirinkite naują slaptažodį per „Pamiršote slaptažodį?“ ir parašykite {{support}}.',
  },
  twoStepOff: {
    subject: 'Jūsų {{name}} paskyroje išjungtas prisijungimas dviem veiksmais',
    heading: 'Prisijungimas dviem veiksmais išjungtas',
    body: 'Prisijungiant prie {{name}} paskyros kodo iš autentifikavimo programėlės nebereikia.',
    otherwise:
      'Jei tai padarėte ne jūs, nedelsdami pasirinkite naują slaptažodį per „Pamiršote slaptažodį?“ ir parašykite {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Nauji jūsų {{name}} paskyros atkūrimo kodai',
    heading: 'Nauji atkūrimo kodai',
    body: 'Sukurti nauji {{name}} paskyros atkūrimo kodai. Senieji nebegalioja.',
    otherwise:
      'Jei tai padarėte ne jūs, nedelsdami pasirinkite naują slaptažodį per „Pamiršote slaptažodį?“ ir parašykite {{support}}.',
  },
  vipWelcome: {
    subject: 'Jūs – {{name}} VIP',
    heading: 'Sveiki tapę VIP',
    body: 'Jūsų {{amount}} mokėjimas patvirtintas. Visas VIP prognozes matote prieš rungtynių pradžią. {{date}} prenumerata bus atnaujinta.',
    action: 'Atidaryti VIP centrą',
    otherwise:
      'Atsisakyti galite bet kada VIP centre, tiek pat bakstelėjimų, kiek prireikė užsisakant, ir liksite VIP iki apmokėto laikotarpio pabaigos. Per 14 dienų nuo užsakymo taip pat galite atsisakyti sutarties, jei tokią teisę suteikia įstatymai: rašykite {{support}}.',
  },
  vipRenewal: {
    subject: 'Jūsų {{name}} VIP atnaujinamas {{date}}',
    heading: 'Jūsų VIP netrukus bus atnaujintas',
    body: '{{date}} jūsų metinė VIP prenumerata bus atnaujinta už {{amount}}. Jei norite ją palikti, nieko daryti nereikia.',
    action: 'Pakeisti arba atsisakyti',
    otherwise: 'Jei atsisakysite anksčiau, nieko nenuskaičiuosime, o VIP galios iki tos dienos.',
  },
  vipPaymentFailed: {
    subject: '{{name}} VIP mokėjimas nepavyko',
    heading: 'Mokėjimas nepavyko',
    body: 'Nepavyko nuskaičiuoti {{amount}} už jūsų VIP prenumeratą. VIP galioja iki {{date}}; iki tol patikrinkite mokėjimo būdą.',
    action: 'Patikrinti mokėjimo būdą',
    otherwise: 'Jei VIP nebenorite, nieko daryti nereikia.',
  },
  vipEnded: {
    subject: 'Jūsų {{name}} VIP baigėsi',
    heading: 'Jūsų VIP baigėsi',
    body: '{{date}} jūsų VIP baigėsi. Daugiau nieko neskaičiuojama. Visi rezultatai, statistika ir nemokamos prognozės lieka jums.',
    action: 'Atidaryti VIP centrą',
    otherwise: 'Turite klausimų? Rašykite {{support}}.',
  },
};
