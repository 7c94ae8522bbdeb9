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
  vipWelcome: {
    subject: 'Ja ets VIP a {{name}}',
    heading: 'Et donem la benvinguda al VIP',
    body: 'El teu pagament de {{amount}} s’ha confirmat. Veus tots els pronòstics VIP abans que comenci el partit. La subscripció es renova el {{date}}.',
    action: 'Ves al Centre VIP',
    otherwise:
      'Pots cancel·lar quan vulguis al Centre VIP, amb els mateixos tocs que t’ha costat subscriure-t’hi, i continues sent VIP fins que s’acabi el període pagat. Durant els 14 dies següents a la subscripció també pots desistir on la llei et doni aquest dret: escriu a {{support}}.',
  },
  vipRenewal: {
    subject: 'El teu VIP de {{name}} es renova el {{date}}',
    heading: 'El teu VIP es renova aviat',
    body: 'El {{date}} la teva subscripció VIP anual es renova per {{amount}}. Si la vols conservar, no cal que facis res.',
    action: 'Canvia-la o cancel·la-la',
    otherwise: 'Si la cancel·les abans, no es cobra res i el VIP continua fins aquell dia.',
  },
  vipPaymentFailed: {
    subject: 'El pagament del teu VIP de {{name}} ha fallat',
    heading: 'El pagament ha fallat',
    body: 'No hem pogut cobrar {{amount}} de la teva subscripció VIP. El VIP continua fins al {{date}}. Revisa abans el mètode de pagament.',
    action: 'Revisa el mètode de pagament',
    otherwise: 'Si ja no vols el VIP, no cal que facis res.',
  },
  vipEnded: {
    subject: 'El teu VIP de {{name}} s’ha acabat',
    heading: 'El teu VIP s’ha acabat',
    body: 'El teu VIP es va acabar el {{date}}. No es cobra res més. Tots els resultats, les estadístiques i els pronòstics gratuïts continuen sent teus.',
    action: 'Obre el Centre VIP',
    otherwise: 'Tens preguntes? Escriu a {{support}}.',
  },
};
