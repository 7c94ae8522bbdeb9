import type { MailTexts } from './mailTexts';

export const sv: MailTexts = {
  address: {
    subject: '{{code}} är din kod för {{name}}',
    heading: 'Bekräfta din e-postadress',
    body: 'Skriv koden i {{name}} för att logga in. Den gäller i 10 minuter.',
    action: 'Bekräfta på enheten där du loggar in',
    otherwise: 'Om du inte har bett om den behöver du inte göra något. Ge aldrig koden till någon.',
  },
  reset: {
    subject: '{{code}} är din kod för ett nytt lösenord på {{name}}',
    heading: 'Välj ett nytt lösenord',
    body: 'Skriv koden i {{name}} för att välja ett nytt lösenord. Den gäller i 10 minuter.',
    otherwise:
      'Om du inte har bett om den förblir ditt lösenord som det är. Ge aldrig koden till någon.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord för {{name}} har bytts',
    heading: 'Ditt lösenord har bytts',
    body: 'Lösenordet för ditt {{name}}-konto har bytts och dina andra enheter har loggats ut.',
    otherwise:
      'Om det inte var du, välj genast ett nytt under ”Glömt lösenordet?” och skriv till {{support}}.',
  },
  twoStepOn: {
    subject: 'Tvåstegsinloggning är på för ditt {{name}}-konto',
    heading: 'Tvåstegsinloggning är på',
    body: 'För att logga in på ditt {{name}}-konto krävs nu även en kod från din autentiseringsapp. Dina andra enheter har loggats ut.',
    otherwise:
      'Om det inte var du, välj genast ett nytt lösenord under ”Glömt lösenordet?” och skriv till {{support}}.',
  },
  twoStepOff: {
    subject: 'Tvåstegsinloggning är av för ditt {{name}}-konto',
    heading: 'Tvåstegsinloggning är av',
    body: 'För att logga in på ditt {{name}}-konto krävs inte längre någon kod från din autentiseringsapp.',
    otherwise:
      'Om det inte var du, välj genast ett nytt lösenord under ”Glömt lösenordet?” och skriv till {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Det finns nya återställningskoder för ditt {{name}}-konto',
    heading: 'Nya återställningskoder',
    body: 'Nya återställningskoder har skapats för ditt {{name}}-konto. De gamla fungerar inte längre.',
    otherwise:
      'Om det inte var du, välj genast ett nytt lösenord under ”Glömt lösenordet?” och skriv till {{support}}.',
  },
  vipWelcome: {
    subject: 'Du är VIP på {{name}}',
    heading: 'Välkommen till VIP',
    body: 'Din betalning på {{amount}} är bekräftad. Du ser alla VIP-tips innan matchen börjar. Din prenumeration förnyas {{date}}.',
    action: 'Till VIP-centret',
    otherwise:
      'Du kan när som helst säga upp i VIP-centret, med lika många tryck som det tog att prenumerera, och förbli VIP tills den betalda perioden är slut. Inom 14 dagar efter köpet kan du också ångra dig där lagen ger dig den rätten: skriv till {{support}}.',
  },
  vipRenewal: {
    subject: 'Ditt VIP på {{name}} förnyas {{date}}',
    heading: 'Ditt VIP förnyas snart',
    body: 'Din årsprenumeration på VIP förnyas {{date}} för {{amount}}. Du behöver inte göra något om du vill behålla den.',
    action: 'Ändra eller säg upp',
    otherwise: 'Om du säger upp innan dess debiteras inget, och VIP gäller till den dagen.',
  },
  vipPaymentFailed: {
    subject: 'Din VIP-betalning på {{name}} misslyckades',
    heading: 'Din betalning misslyckades',
    body: 'Vi kunde inte dra {{amount}} för din VIP-prenumeration. VIP gäller till {{date}}. Kontrollera ditt betalsätt innan dess.',
    action: 'Kontrollera betalsättet',
    otherwise: 'Om du inte längre vill ha VIP behöver du inte göra något.',
  },
  vipEnded: {
    subject: 'Ditt VIP på {{name}} har upphört',
    heading: 'Ditt VIP har upphört',
    body: 'Ditt VIP upphörde {{date}}. Inget mer debiteras. Alla resultat, all statistik och alla gratistips har du kvar.',
    action: 'Öppna VIP-centret',
    otherwise: 'Frågor? Skriv till {{support}}.',
  },
};
