import type { MailTexts } from './mailTexts';

export const fi: MailTexts = {
  address: {
    subject: '{{code}} on {{name}}-koodisi',
    heading: 'Vahvista sähköpostiosoitteesi',
    body: 'Kirjaudu sisään kirjoittamalla tämä koodi palveluun {{name}}. Se on voimassa 10 minuuttia.',
    action: 'Vahvista laitteella, jolla olet kirjautumassa',
    otherwise:
      'Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään. Älä koskaan anna tätä koodia kenellekään.',
  },
  reset: {
    subject: '{{code}} on koodisi uutta {{name}}-salasanaa varten',
    heading: 'Valitse uusi salasana',
    body: 'Valitse uusi salasana kirjoittamalla tämä koodi palveluun {{name}}. Se on voimassa 10 minuuttia.',
    otherwise:
      'Jos et pyytänyt koodia, salasanasi pysyy ennallaan. Älä koskaan anna tätä koodia kenellekään.',
  },
  passwordChanged: {
    subject: '{{name}}-salasanasi on vaihdettu',
    heading: 'Salasanasi on vaihdettu',
    body: '{{name}}-tilisi salasana on vaihdettu, ja muut laitteesi on kirjattu ulos.',
    otherwise:
      'Jos et tehnyt tätä itse, valitse heti uusi kohdassa ”Unohditko salasanasi?” ja kirjoita osoitteeseen {{support}}.',
  },
  twoStepOn: {
    subject: 'Kaksivaiheinen kirjautuminen on käytössä {{name}}-tililläsi',
    heading: 'Kaksivaiheinen kirjautuminen on käytössä',
    body: '{{name}}-tilillesi kirjautuminen vaatii nyt myös koodin todennussovelluksestasi. Muut laitteesi on kirjattu ulos.',
    otherwise:
      'Jos et tehnyt tätä itse, valitse heti uusi salasana kohdassa ”Unohditko salasanasi?” ja kirjoita osoitteeseen {{support}}.',
  },
  twoStepOff: {
    subject: 'Kaksivaiheinen kirjautuminen on pois käytöstä {{name}}-tililläsi',
    heading: 'Kaksivaiheinen kirjautuminen on pois käytöstä',
    body: '{{name}}-tilillesi kirjautuminen ei enää vaadi koodia todennussovelluksestasi.',
    otherwise:
      'Jos et tehnyt tätä itse, valitse heti uusi salasana kohdassa ”Unohditko salasanasi?” ja kirjoita osoitteeseen {{support}}.',
  },
  newRecoveryCodes: {
    subject: '{{name}}-tilillesi on luotu uudet palautuskoodit',
    heading: 'Uudet palautuskoodit',
    body: '{{name}}-tilillesi on luotu uudet palautuskoodit. Vanhat eivät enää toimi.',
    otherwise:
      'Jos et tehnyt tätä itse, valitse heti uusi salasana kohdassa ”Unohditko salasanasi?” ja kirjoita osoitteeseen {{support}}.',
  },
};
