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
};
