import type { MailTexts } from './mailTexts';

export const cs: MailTexts = {
  address: {
    subject: '{{code}} je váš kód pro {{name}}',
    heading: 'Potvrďte svou e-mailovou adresu',
    body: 'Zadejte tento kód na webu {{name}} a přihlaste se. Platí 10 minut.',
    action: 'Potvrdit na zařízení, na kterém se přihlašujete',
    otherwise: 'Pokud jste o něj nežádali, nemusíte dělat nic. Nikdy tento kód nikomu neříkejte.',
  },
  reset: {
    subject: '{{code}} je váš kód pro nové heslo k účtu {{name}}',
    heading: 'Zvolte si nové heslo',
    body: 'Zadejte tento kód na webu {{name}} a zvolte si nové heslo. Platí 10 minut.',
    otherwise:
      'Pokud jste o něj nežádali, vaše heslo zůstává beze změny. Nikdy tento kód nikomu neříkejte.',
  },
  passwordChanged: {
    subject: 'Vaše heslo k účtu {{name}} bylo změněno',
    heading: 'Vaše heslo bylo změněno',
    body: 'Heslo k vašemu účtu {{name}} bylo změněno a vaše ostatní zařízení byla odhlášena.',
    otherwise:
      'Pokud jste to nebyli vy, hned si zvolte nové přes „Zapomněli jste heslo?“ a napište na {{support}}.',
  },
  twoStepOn: {
    subject: 'Dvoufázové přihlášení k účtu {{name}} je zapnuté',
    heading: 'Dvoufázové přihlášení je zapnuté',
    body: 'Přihlášení k vašemu účtu {{name}} teď vyžaduje i kód z ověřovací aplikace. Vaše ostatní zařízení byla odhlášena.',
    otherwise:
      'Pokud jste to nebyli vy, hned si zvolte nové heslo přes „Zapomněli jste heslo?“ a napište na {{support}}.',
  },
  twoStepOff: {
    subject: 'Dvoufázové přihlášení k účtu {{name}} je vypnuté',
    heading: 'Dvoufázové přihlášení je vypnuté',
    body: 'Přihlášení k vašemu účtu {{name}} už nevyžaduje kód z ověřovací aplikace.',
    otherwise:
      'Pokud jste to nebyli vy, hned si zvolte nové heslo přes „Zapomněli jste heslo?“ a napište na {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Nové záložní kódy k vašemu účtu {{name}}',
    heading: 'Nové záložní kódy',
    body: 'K vašemu účtu {{name}} byly vytvořeny nové záložní kódy. Staré už neplatí.',
    otherwise:
      'Pokud jste to nebyli vy, hned si zvolte nové heslo přes „Zapomněli jste heslo?“ a napište na {{support}}.',
  },
  vipWelcome: {
    subject: 'Máte VIP na {{name}}',
    heading: 'Vítejte ve VIP',
    body: 'Vaše platba {{amount}} je potvrzená. Všechny VIP tipy vidíte před začátkem zápasu. Předplatné se obnoví {{date}}.',
    action: 'Přejít do VIP centra',
    otherwise:
      'Zrušit ho můžete kdykoli ve VIP centru, stejným počtem klepnutí, jakým jste ho předplatili, a VIP vám zůstane do konce zaplaceného období. Do 14 dnů můžete také odstoupit tam, kde vám to zákon umožňuje: napište na {{support}}.',
  },
  vipRenewal: {
    subject: 'Vaše VIP na {{name}} se obnoví {{date}}',
    heading: 'Vaše VIP se brzy obnoví',
    body: 'Dne {{date}} se vaše roční předplatné VIP obnoví za {{amount}}. Pokud si ho chcete nechat, nemusíte dělat nic.',
    action: 'Změnit nebo zrušit',
    otherwise: 'Pokud ho do té doby zrušíte, nic se nestrhne a VIP potrvá do toho dne.',
  },
  vipPaymentFailed: {
    subject: 'Vaše platba za VIP na {{name}} se nezdařila',
    heading: 'Platba se nezdařila',
    body: 'Nepodařilo se nám strhnout {{amount}} za vaše předplatné VIP. VIP trvá do {{date}}. Do té doby prosím zkontrolujte platební metodu.',
    action: 'Zkontrolovat platební metodu',
    otherwise: 'Pokud VIP už nechcete, nemusíte dělat nic.',
  },
  vipEnded: {
    subject: 'Vaše VIP na {{name}} skončilo',
    heading: 'Vaše VIP skončilo',
    body: 'Vaše VIP skončilo {{date}}. Nic dalšího se nestrhne. Všechny výsledky, statistiky a bezplatné tipy vám zůstávají.',
    action: 'Otevřít VIP centrum',
    otherwise: 'Máte otázky? Napište na {{support}}.',
  },
};
