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
  vipWelcome: {
    subject: 'Du er VIP på {{name}}',
    heading: 'Velkommen til VIP',
    body: 'Din betaling på {{amount}} er bekræftet. Du ser alle VIP-forslag, før kampen starter. Dit abonnement fornyes {{date}}.',
    action: 'Se VIP-centeret',
    otherwise:
      'Du kan når som helst opsige i VIP-centeret med lige så mange tryk, som det tog at abonnere, og forbliver VIP, til den betalte periode udløber. Inden for 14 dage efter købet kan du også fortryde, hvor loven giver dig den ret: skriv til {{support}}.',
  },
  vipRenewal: {
    subject: 'Dit VIP på {{name}} fornyes {{date}}',
    heading: 'Dit VIP fornyes snart',
    body: 'Dit årlige VIP-abonnement fornyes {{date}} for {{amount}}. Du skal ikke gøre noget, hvis du vil beholde det.',
    action: 'Skift eller opsig',
    otherwise: 'Hvis du opsiger inden da, trækkes der ikke noget, og VIP fortsætter til den dag.',
  },
  vipPaymentFailed: {
    subject: 'Din VIP-betaling på {{name}} mislykkedes',
    heading: 'Din betaling mislykkedes',
    body: 'Vi kunne ikke trække {{amount}} for dit VIP-abonnement. VIP fortsætter til {{date}}. Tjek din betalingsmetode inden da.',
    action: 'Tjek betalingsmetoden',
    otherwise: 'Hvis du ikke længere vil have VIP, behøver du ikke gøre noget.',
  },
  vipEnded: {
    subject: 'Dit VIP på {{name}} er udløbet',
    heading: 'Dit VIP er udløbet',
    body: 'Dit VIP udløb {{date}}. Der trækkes ikke mere. Du beholder alle resultater, al statistik og alle gratis spilforslag.',
    action: 'Åbn VIP-centeret',
    otherwise: 'Spørgsmål? Skriv til {{support}}.',
  },
};
