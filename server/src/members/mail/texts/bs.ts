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
};
