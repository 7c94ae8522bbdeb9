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
  vipWelcome: {
    subject: '{{name}}: olet nyt VIP',
    heading: 'Tervetuloa VIP-jäseneksi',
    body: 'Maksusi {{amount}} on vahvistettu. Näet kaikki VIP-vihjeet ennen ottelun alkua. Tilauksesi uusiutuu {{date}}.',
    action: 'Siirry VIP-keskukseen',
    otherwise:
      'Voit irtisanoa tilauksen milloin tahansa VIP-keskuksessa, yhtä monella napautuksella kuin tilasit, ja pysyt VIP-jäsenenä maksetun jakson loppuun. Voit myös perua tilauksen 14 päivän kuluessa, jos laki antaa sinulle siihen oikeuden: kirjoita osoitteeseen {{support}}.',
  },
  vipRenewal: {
    subject: '{{name}}: VIP-tilauksesi uusiutuu {{date}}',
    heading: 'VIP-tilauksesi uusiutuu pian',
    body: 'Vuosittainen VIP-tilauksesi uusiutuu {{date}} hintaan {{amount}}. Jos haluat pitää sen, sinun ei tarvitse tehdä mitään.',
    action: 'Vaihda tai irtisano',
    otherwise: 'Jos irtisanot sitä ennen, mitään ei veloiteta, ja VIP jatkuu siihen päivään asti.',
  },
  vipPaymentFailed: {
    subject: '{{name}}: VIP-maksusi epäonnistui',
    heading: 'Maksusi epäonnistui',
    body: 'Emme voineet veloittaa VIP-tilauksestasi summaa {{amount}}. VIP jatkuu {{date}} asti. Tarkista maksutapasi sitä ennen.',
    action: 'Tarkista maksutapa',
    otherwise: 'Jos et enää halua VIP-jäsenyyttä, sinun ei tarvitse tehdä mitään.',
  },
  vipEnded: {
    subject: '{{name}}: VIP-jäsenyytesi on päättynyt',
    heading: 'VIP-jäsenyytesi on päättynyt',
    body: 'VIP-jäsenyytesi päättyi {{date}}. Mitään ei enää veloiteta. Kaikki tulokset, tilastot ja ilmaiset vihjeet ovat yhä käytössäsi.',
    action: 'Avaa VIP-keskus',
    otherwise: 'Kysyttävää? Kirjoita osoitteeseen {{support}}.',
  },
};
