import type { MailTexts } from './mailTexts';

export const da: MailTexts = {
  address: {
    subject: '{{code}} er din kode til {{name}}',
    heading: 'Bekræft din e-mailadresse',
    body: 'Skriv koden i {{name}} for at logge ind. Den gælder i 10 minutter.',
    action: 'Bekræft på den enhed, hvor du logger ind',
    otherwise:
      'Hvis du ikke har bedt om den, behøver du ikke gøre noget. Giv aldrig koden til nogen.',
  },
  reset: {
    subject: '{{code}} er din kode til en ny adgangskode på {{name}}',
    heading: 'Vælg en ny adgangskode',
    body: 'Skriv koden i {{name}} for at vælge en ny adgangskode. Den gælder i 10 minutter.',
    otherwise:
      'Hvis du ikke har bedt om den, forbliver din adgangskode, som den er. Giv aldrig koden til nogen.',
  },
  passwordChanged: {
    subject: 'Din adgangskode til {{name}} er skiftet',
    heading: 'Din adgangskode er skiftet',
    body: 'Adgangskoden til din {{name}}-konto er skiftet, og dine andre enheder er logget ud.',
    otherwise:
      'Hvis det ikke var dig, så vælg straks en ny under “Glemt din adgangskode?”, og skriv til {{support}}.',
  },
  twoStepOn: {
    subject: 'Totrinslogin er slået til for din {{name}}-konto',
    heading: 'Totrinslogin er slået til',
    body: 'Login på din {{name}}-konto kræver nu også en kode fra din godkendelsesapp. Dine andre enheder er logget ud.',
    otherwise:
      'Hvis det ikke var dig, så vælg straks en ny adgangskode under “Glemt din adgangskode?”, og skriv til {{support}}.',
  },
  twoStepOff: {
    subject: 'Totrinslogin er slået fra for din {{name}}-konto',
    heading: 'Totrinslogin er slået fra',
    body: 'Login på din {{name}}-konto kræver ikke længere en kode fra din godkendelsesapp.',
    otherwise:
      'Hvis det ikke var dig, så vælg straks en ny adgangskode under “Glemt din adgangskode?”, og skriv til {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Der er nye gendannelseskoder til din {{name}}-konto',
    heading: 'Nye gendannelseskoder',
    body: 'Der er lavet nye gendannelseskoder til din {{name}}-konto. De gamle virker ikke længere.',
    otherwise:
      'Hvis det ikke var dig, så vælg straks en ny adgangskode under “Glemt din adgangskode?”, og skriv til {{support}}.',
  },
};
