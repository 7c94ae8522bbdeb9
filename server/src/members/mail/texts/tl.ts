import type { MailTexts } from './mailTexts';

export const tl: MailTexts = {
  address: {
    subject: '{{code}} ang {{name}} code mo',
    heading: 'Kumpirmahin ang email address mo',
    body: 'I-type ang code na ito sa {{name}} para mag-sign in. Gumagana ito nang 10 minuto.',
    action: 'Kumpirmahin sa device kung saan ka nagsa-sign in',
    otherwise:
      'Kung hindi mo ito hiningi, wala kang kailangang gawin. Huwag ibigay ang code na ito kaninuman.',
  },
  reset: {
    subject: '{{code}} ang code para sa bagong {{name}} password mo',
    heading: 'Pumili ng bagong password',
    body: 'I-type ang code na ito sa {{name}} para pumili ng bagong password. Gumagana ito nang 10 minuto.',
    otherwise:
      'Kung hindi mo ito hiningi, mananatili ang password mo. Huwag ibigay ang code na ito kaninuman.',
  },
  passwordChanged: {
    subject: 'Napalitan ang {{name}} password mo',
    heading: 'Napalitan ang password mo',
    body: 'Napalitan ang password ng {{name}} account mo, at na-sign out ang iba mong device.',
    otherwise:
      'Kung hindi ikaw ito, pumili agad ng bago sa “Nakalimutan ang password?”, at sumulat sa {{support}}.',
  },
  twoStepOn: {
    subject: 'Naka-on na ang dalawang hakbang na pag-sign in ng {{name}} account mo',
    heading: 'Naka-on ang dalawang hakbang na pag-sign in',
    body: 'Kailangan na rin ng code mula sa authenticator app para mag-sign in sa {{name}} account mo. Na-sign out ang iba mong device.',
    otherwise:
      'Kung hindi ikaw ito, pumili agad ng bagong password sa “Nakalimutan ang password?”, at sumulat sa {{support}}.',
  },
  twoStepOff: {
    subject: 'Naka-off na ang dalawang hakbang na pag-sign in ng {{name}} account mo',
    heading: 'Naka-off ang dalawang hakbang na pag-sign in',
    body: 'Hindi na kailangan ng code mula sa authenticator app para mag-sign in sa {{name}} account mo.',
    otherwise:
      'Kung hindi ikaw ito, pumili agad ng bagong password sa “Nakalimutan ang password?”, at sumulat sa {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'May mga bagong recovery code para sa {{name}} account mo',
    heading: 'Mga bagong recovery code',
    body: 'Gumawa ng mga bagong recovery code para sa {{name}} account mo. Hindi na gagana ang mga luma.',
    otherwise:
      'Kung hindi ikaw ito, pumili agad ng bagong password sa “Nakalimutan ang password?”, at sumulat sa {{support}}.',
  },
};
