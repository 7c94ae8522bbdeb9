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
};
