import type { MailTexts } from './mailTexts';

export const hr: MailTexts = {
  address: {
    subject: '{{code}} je vaš kod za {{name}}',
    heading: 'Potvrdite svoju adresu e-pošte',
    body: 'Upišite ovaj kod na {{name}} da biste se prijavili. Vrijedi 10 minuta.',
    action: 'Potvrdi na uređaju na kojem se prijavljujete',
    otherwise: 'Ako ga niste zatražili, ne morate ništa učiniti. Nikada nikome ne dajte ovaj kod.',
  },
  reset: {
    subject: '{{code}} je vaš kod za novu lozinku za {{name}}',
    heading: 'Odaberite novu lozinku',
    body: 'Upišite ovaj kod na {{name}} da biste odabrali novu lozinku. Vrijedi 10 minuta.',
    otherwise: 'Ako ga niste zatražili, vaša lozinka ostaje ista. Nikada nikome ne dajte ovaj kod.',
  },
  passwordChanged: {
    subject: 'Vaša lozinka za {{name}} je promijenjena',
    heading: 'Vaša lozinka je promijenjena',
    body: 'Lozinka vašeg računa {{name}} je promijenjena, a vaši ostali uređaji su odjavljeni.',
    otherwise:
      'Ako to niste bili vi, odmah odaberite novu pod „Zaboravili ste lozinku?” i pišite na {{support}}.',
  },
  twoStepOn: {
    subject: 'Prijava u dva koraka je uključena za vaš račun {{name}}',
    heading: 'Prijava u dva koraka je uključena',
    body: 'Za prijavu na vaš račun {{name}} sada je potreban i kod iz aplikacije za autentifikaciju. Vaši ostali uređaji su odjavljeni.',
    otherwise:
      'Ako to niste bili vi, odmah odaberite novu lozinku pod „Zaboravili ste lozinku?” i pišite na {{support}}.',
  },
  twoStepOff: {
    subject: 'Prijava u dva koraka je isključena za vaš račun {{name}}',
    heading: 'Prijava u dva koraka je isključena',
    body: 'Za prijavu na vaš račun {{name}} više nije potreban kod iz aplikacije za autentifikaciju.',
    otherwise:
      'Ako to niste bili vi, odmah odaberite novu lozinku pod „Zaboravili ste lozinku?” i pišite na {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Novi kodovi za oporavak za vaš račun {{name}}',
    heading: 'Novi kodovi za oporavak',
    body: 'Za vaš račun {{name}} izrađeni su novi kodovi za oporavak. Stari više ne vrijede.',
    otherwise:
      'Ako to niste bili vi, odmah odaberite novu lozinku pod „Zaboravili ste lozinku?” i pišite na {{support}}.',
  },
  vipWelcome: {
    subject: 'Vi ste VIP na {{name}}',
    heading: 'Dobro došli u VIP',
    body: 'Vaša uplata od {{amount}} je potvrđena. Svaki VIP tip vidite prije početka utakmice. Dana {{date}} pretplata se obnavlja.',
    action: 'Otvori VIP centar',
    otherwise:
      'Otkazati možete bilo kad u VIP centru, u jednako malo dodira koliko je trebalo za pretplatu, i ostajete VIP do kraja plaćenog razdoblja. U roku od 14 dana od pretplate možete i odustati od ugovora ako vam zakon daje to pravo: pišite na {{support}}.',
  },
  vipRenewal: {
    subject: 'Vaš {{name}} VIP obnavlja se {{date}}',
    heading: 'Vaš se VIP uskoro obnavlja',
    body: 'Dana {{date}} vaša se godišnja VIP pretplata obnavlja za {{amount}}. Ako je želite zadržati, ne morate ništa učiniti.',
    action: 'Promijeni ili otkaži',
    otherwise: 'Ako otkažete prije toga, ništa se ne naplaćuje, a VIP vrijedi do tog dana.',
  },
  vipPaymentFailed: {
    subject: 'Plaćanje za {{name}} VIP nije uspjelo',
    heading: 'Plaćanje nije uspjelo',
    body: 'Nismo uspjeli naplatiti {{amount}} za vašu VIP pretplatu. VIP vrijedi do {{date}}; dotad provjerite način plaćanja.',
    action: 'Provjeri način plaćanja',
    otherwise: 'Ako više ne želite VIP, ne morate ništa učiniti.',
  },
  vipEnded: {
    subject: 'Vaš {{name}} VIP je istekao',
    heading: 'Vaš je VIP istekao',
    body: 'Dana {{date}} istekao je vaš VIP. Više se ništa ne naplaćuje. Svi rezultati, statistika i besplatni tipovi i dalje su vaši.',
    action: 'Otvori VIP centar',
    otherwise: 'Imate pitanja? Pišite na {{support}}.',
  },
};
