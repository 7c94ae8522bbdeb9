import type { MailTexts } from './mailTexts';

export const bs: MailTexts = {
  address: {
    subject: '{{code}} je vaš kod za {{name}}',
    heading: 'Potvrdite svoju adresu e-pošte',
    body: 'Upišite ovaj kod na {{name}} da se prijavite. Vrijedi 10 minuta.',
    action: 'Potvrdi na uređaju na kojem se prijavljujete',
    otherwise: 'Ako ga niste tražili, ne morate ništa raditi. Nikad nikome ne dajte ovaj kod.',
  },
  reset: {
    subject: '{{code}} je vaš kod za novu lozinku za {{name}}',
    heading: 'Odaberite novu lozinku',
    body: 'Upišite ovaj kod na {{name}} da odaberete novu lozinku. Vrijedi 10 minuta.',
    otherwise: 'Ako ga niste tražili, vaša lozinka ostaje ista. Nikad nikome ne dajte ovaj kod.',
  },
  passwordChanged: {
    subject: 'Vaša lozinka za {{name}} je promijenjena',
    heading: 'Vaša lozinka je promijenjena',
    body: 'Lozinka vašeg računa {{name}} je promijenjena, a ostali uređaji su odjavljeni.',
    otherwise:
      'Ako to niste bili vi, odmah odaberite novu pod „Zaboravili ste lozinku?” i pišite na {{support}}.',
  },
  twoStepOn: {
    subject: 'Prijava u dva koraka je uključena za vaš račun {{name}}',
    heading: 'Prijava u dva koraka je uključena',
    body: 'Za prijavu na vaš račun {{name}} sada je potreban i kod iz aplikacije za autentifikaciju. Ostali uređaji su odjavljeni.',
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
    body: 'Napravljeni su novi kodovi za oporavak za vaš račun {{name}}. Stari više ne rade.',
    otherwise:
      'Ako to niste bili vi, odmah odaberite novu lozinku pod „Zaboravili ste lozinku?” i pišite na {{support}}.',
  },
  vipWelcome: {
    subject: 'Vi ste VIP na {{name}}',
    heading: 'Dobro došli u VIP',
    body: 'Vaša uplata od {{amount}} je potvrđena. Svaku VIP prognozu vidite prije početka utakmice. Pretplata se obnavlja na kraju plaćenog perioda (datum: {{date}}).',
    action: 'Otvori VIP centar',
    otherwise:
      'Otkazati možete bilo kad u VIP centru, u isto toliko dodira koliko je trebalo za pretplatu, i ostajete VIP do kraja plaćenog perioda. U roku od 14 dana od pretplate možete i odustati od ugovora ako vam zakon daje to pravo: pišite na {{support}}.',
  },
  vipRenewal: {
    subject: 'Obnova vašeg {{name}} VIP-a: {{date}}',
    heading: 'Vaš VIP se uskoro obnavlja',
    body: 'Vaša godišnja VIP pretplata se uskoro obnavlja za {{amount}} (datum obnove: {{date}}). Ako je želite zadržati, ne morate ništa raditi.',
    action: 'Promijeni ili otkaži',
    otherwise: 'Ako otkažete prije toga, ništa se ne naplaćuje, a VIP vrijedi do tog dana.',
  },
  vipPaymentFailed: {
    subject: 'Plaćanje za {{name}} VIP nije uspjelo',
    heading: 'Plaćanje nije uspjelo',
    body: 'Nismo uspjeli naplatiti {{amount}} za vašu VIP pretplatu. VIP vrijedi do: {{date}}; dotad provjerite način plaćanja.',
    action: 'Provjeri način plaćanja',
    otherwise: 'Ako više ne želite VIP, ne morate ništa raditi.',
  },
  vipEnded: {
    subject: 'Vaš {{name}} VIP je istekao',
    heading: 'Vaš VIP je istekao',
    body: 'Vaš VIP je istekao (datum: {{date}}). Više se ništa ne naplaćuje. Svi rezultati, statistika i besplatne prognoze i dalje su vaši.',
    action: 'Otvori VIP centar',
    otherwise: 'Imate pitanja? Pišite na {{support}}.',
  },
};
