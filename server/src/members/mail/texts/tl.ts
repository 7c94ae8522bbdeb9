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
  vipWelcome: {
    subject: 'VIP ka na sa {{name}}',
    heading: 'Maligayang pagdating sa VIP',
    body: 'Kumpirmado na ang bayad mong {{amount}}. Makikita mo ang bawat VIP tip bago magsimula ang laban nito. Mare-renew ang subscription mo sa {{date}}.',
    action: 'Tingnan ang VIP center',
    otherwise:
      'Puwede kang magkansela anumang oras sa VIP center, sa kasindaming tap ng pag-subscribe, at manatiling VIP hanggang matapos ang panahong bayad na. Sa loob ng 14 na araw mula sa pag-subscribe, puwede ka ring umatras kung ibinibigay sa iyo ng batas ang karapatang iyon: sumulat sa {{support}}.',
  },
  vipRenewal: {
    subject: 'Mare-renew ang {{name}} VIP mo sa {{date}}',
    heading: 'Malapit nang ma-renew ang VIP mo',
    body: 'Sa {{date}}, mare-renew ang taunang VIP subscription mo sa halagang {{amount}}. Wala kang kailangang gawin kung gusto mong ituloy ito.',
    action: 'Baguhin o kanselahin ito',
    otherwise:
      'Kung magkakansela ka bago iyon, walang sisingilin, at tuloy ang VIP hanggang sa araw na iyon.',
  },
  vipPaymentFailed: {
    subject: 'Hindi natuloy ang bayad mo sa {{name}} VIP',
    heading: 'Hindi natuloy ang bayad mo',
    body: 'Hindi namin nasingil ang {{amount}} para sa VIP subscription mo. Tuloy ang VIP hanggang {{date}}. Pakisuri ang paraan ng pagbabayad mo bago iyon.',
    action: 'Suriin ang paraan ng pagbabayad',
    otherwise: 'Kung ayaw mo na ng VIP, wala kang kailangang gawin.',
  },
  vipEnded: {
    subject: 'Tapos na ang {{name}} VIP mo',
    heading: 'Tapos na ang VIP mo',
    body: 'Natapos ang VIP mo noong {{date}}. Wala nang sisingilin. Sa iyo pa rin ang lahat ng iskor, estadistika at libreng tip.',
    action: 'Buksan ang VIP center',
    otherwise: 'May tanong? Sumulat sa {{support}}.',
  },
};
