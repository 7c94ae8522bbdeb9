import type { MailTexts } from './mailTexts';

export const nb: MailTexts = {
  address: {
    subject: '{{code}} er {{name}}-koden din',
    heading: 'Bekreft e-postadressen din',
    body: 'Skriv denne koden i {{name}} for å logge inn. Den er gyldig i 10 minutter.',
    action: 'Bekreft på enheten du logger inn på',
    otherwise:
      'Hvis du ikke har bedt om den, trenger du ikke gjøre noe. Gi aldri denne koden til noen.',
  },
  reset: {
    subject: '{{code}} er koden din for nytt {{name}}-passord',
    heading: 'Velg et nytt passord',
    body: 'Skriv denne koden i {{name}} for å velge et nytt passord. Den er gyldig i 10 minutter.',
    otherwise:
      'Hvis du ikke har bedt om den, er passordet ditt uendret. Gi aldri denne koden til noen.',
  },
  passwordChanged: {
    subject: '{{name}}-passordet ditt er endret',
    heading: 'Passordet ditt er endret',
    body: 'Passordet til {{name}}-kontoen din er endret, og de andre enhetene dine er logget ut.',
    otherwise:
      'Hvis det ikke var deg, velg straks et nytt under «Glemt passordet?», og skriv til {{support}}.',
  },
  twoStepOn: {
    subject: 'Totrinnsinnlogging er på for {{name}}-kontoen din',
    heading: 'Totrinnsinnlogging er på',
    body: 'Innlogging på {{name}}-kontoen din krever nå også en kode fra autentiseringsappen. De andre enhetene dine er logget ut.',
    otherwise:
      'Hvis det ikke var deg, velg straks et nytt passord under «Glemt passordet?», og skriv til {{support}}.',
  },
  twoStepOff: {
    subject: 'Totrinnsinnlogging er av for {{name}}-kontoen din',
    heading: 'Totrinnsinnlogging er av',
    body: 'Innlogging på {{name}}-kontoen din krever ikke lenger en kode fra autentiseringsappen.',
    otherwise:
      'Hvis det ikke var deg, velg straks et nytt passord under «Glemt passordet?», og skriv til {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Det er laget nye gjenopprettingskoder for {{name}}-kontoen din',
    heading: 'Nye gjenopprettingskoder',
    body: 'Det er laget nye gjenopprettingskoder for {{name}}-kontoen din. De gamle virker ikke lenger.',
    otherwise:
      'Hvis det ikke var deg, velg straks et nytt passord under «Glemt passordet?», og skriv til {{support}}.',
  },
  vipWelcome: {
    subject: 'Du er VIP på {{name}}',
    heading: 'Velkommen til VIP',
    body: 'Betalingen på {{amount}} er bekreftet. Du ser alle VIP-tips før kampen starter. Abonnementet fornyes {{date}}.',
    action: 'Se VIP-senteret',
    otherwise:
      'Du kan når som helst si opp i VIP-senteret, med like mange trykk som det tok å abonnere, og er VIP til den betalte perioden er over. Innen 14 dager etter kjøpet kan du også angre der loven gir deg den retten: Skriv til {{support}}.',
  },
  vipRenewal: {
    subject: 'VIP på {{name}} fornyes {{date}}',
    heading: 'VIP fornyes snart',
    body: 'Det årlige VIP-abonnementet ditt fornyes {{date}} for {{amount}}. Du trenger ikke gjøre noe hvis du vil beholde det.',
    action: 'Endre eller si opp',
    otherwise: 'Hvis du sier opp før det, trekkes ingenting, og VIP varer til den dagen.',
  },
  vipPaymentFailed: {
    subject: 'VIP-betalingen din på {{name}} mislyktes',
    heading: 'Betalingen mislyktes',
    body: 'Vi kunne ikke trekke {{amount}} for VIP-abonnementet ditt. VIP varer til {{date}}. Sjekk betalingsmåten før det.',
    action: 'Sjekk betalingsmåten',
    otherwise: 'Hvis du ikke lenger vil ha VIP, trenger du ikke gjøre noe.',
  },
  vipEnded: {
    subject: 'VIP på {{name}} er avsluttet',
    heading: 'VIP-abonnementet er avsluttet',
    body: 'VIP-abonnementet ble avsluttet {{date}}. Ingenting mer trekkes. Alle resultater, all statistikk og alle gratis spilltips har du fortsatt.',
    action: 'Åpne VIP-senteret',
    otherwise: 'Spørsmål? Skriv til {{support}}.',
  },
};
