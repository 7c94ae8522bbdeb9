import type { MailTexts } from './mailTexts';

export const ca: MailTexts = {
  address: {
    subject: '{{code}} és el teu codi de {{name}}',
    heading: 'Confirma la teva adreça electrònica',
    body: 'Escriu aquest codi a {{name}} per iniciar la sessió. És vàlid durant 10 minuts.',
    action: 'Confirma al dispositiu on inicies la sessió',
    otherwise: 'Si no l’has demanat, no cal que facis res. No donis mai aquest codi a ningú.',
  },
  reset: {
    subject: '{{code}} és el teu codi per a una contrasenya nova de {{name}}',
    heading: 'Tria una contrasenya nova',
    body: 'Escriu aquest codi a {{name}} per triar una contrasenya nova. És vàlid durant 10 minuts.',
    otherwise:
      'Si no l’has demanat, la contrasenya continua igual. No donis mai aquest codi a ningú.',
  },
  passwordChanged: {
    subject: 'S’ha canviat la teva contrasenya de {{name}}',
    heading: 'S’ha canviat la teva contrasenya',
    body: 'S’ha canviat la contrasenya del teu compte de {{name}} i s’ha tancat la sessió als altres dispositius.',
    otherwise:
      'Si no has estat tu, tria’n una de nova de seguida a «Has oblidat la contrasenya?» i escriu a {{support}}.',
  },
  twoStepOn: {
    subject: 'L’accés en dos passos està activat al teu compte de {{name}}',
    heading: 'L’accés en dos passos està activat',
    body: 'Per entrar al teu compte de {{name}} ara també cal un codi de la teva aplicació d’autenticació. S’ha tancat la sessió als altres dispositius.',
    otherwise:
      'Si no has estat tu, tria de seguida una contrasenya nova a «Has oblidat la contrasenya?» i escriu a {{support}}.',
  },
  twoStepOff: {
    subject: 'L’accés en dos passos està desactivat al teu compte de {{name}}',
    heading: 'L’accés en dos passos està desactivat',
    body: 'Per entrar al teu compte de {{name}} ja no cal cap codi de la teva aplicació d’autenticació.',
    otherwise:
      'Si no has estat tu, tria de seguida una contrasenya nova a «Has oblidat la contrasenya?» i escriu a {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Hi ha codis de recuperació nous per al teu compte de {{name}}',
    heading: 'Codis de recuperació nous',
    body: 'S’han creat codis de recuperació nous per al teu compte de {{name}}. Els anteriors ja no serveixen.',
    otherwise:
      'Si no has estat tu, tria de seguida una contrasenya nova a «Has oblidat la contrasenya?» i escriu a {{support}}.',
  },
};
