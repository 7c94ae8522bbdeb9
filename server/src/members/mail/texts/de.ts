import type { MailTexts } from './mailTexts';

export const de: MailTexts = {
  address: {
    subject: '{{code}} ist dein Code für {{name}}',
    heading: 'Bestätige deine E-Mail-Adresse',
    body: 'Gib diesen Code in {{name}} ein, um dich anzumelden. Er gilt 10 Minuten.',
    action: 'Auf dem Gerät bestätigen, auf dem du dich anmeldest',
    otherwise:
      'Wenn du ihn nicht angefordert hast, musst du nichts tun. Gib diesen Code niemals weiter.',
  },
  reset: {
    subject: '{{code}} ist dein Code für ein neues {{name}}-Passwort',
    heading: 'Neues Passwort wählen',
    body: 'Gib diesen Code in {{name}} ein, um ein neues Passwort zu wählen. Er gilt 10 Minuten.',
    otherwise:
      'Wenn du ihn nicht angefordert hast, bleibt dein Passwort, wie es ist. Gib diesen Code niemals weiter.',
  },
  passwordChanged: {
    subject: 'Dein {{name}}-Passwort wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    body: 'Das Passwort deines {{name}}-Kontos wurde geändert, und deine anderen Geräte wurden abgemeldet.',
    otherwise:
      'Wenn du das nicht warst, wähle sofort unter „Passwort vergessen“ ein neues und schreib an {{support}}.',
  },
  twoStepOn: {
    subject: 'Die Anmeldung in zwei Schritten ist für dein {{name}}-Konto an',
    heading: 'Die Anmeldung in zwei Schritten ist an',
    body: 'Die Anmeldung bei deinem {{name}}-Konto braucht jetzt auch einen Code aus deiner Authenticator-App. Deine anderen Geräte wurden abgemeldet.',
    otherwise:
      'Wenn du das nicht warst, wähle sofort unter „Passwort vergessen“ ein neues Passwort und schreib an {{support}}.',
  },
  twoStepOff: {
    subject: 'Die Anmeldung in zwei Schritten ist für dein {{name}}-Konto aus',
    heading: 'Die Anmeldung in zwei Schritten ist aus',
    body: 'Die Anmeldung bei deinem {{name}}-Konto braucht keinen Code aus deiner Authenticator-App mehr.',
    otherwise:
      'Wenn du das nicht warst, wähle sofort unter „Passwort vergessen“ ein neues Passwort und schreib an {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Neue Wiederherstellungscodes für dein {{name}}-Konto',
    heading: 'Neue Wiederherstellungscodes',
    body: 'Für dein {{name}}-Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    otherwise:
      'Wenn du das nicht warst, wähle sofort unter „Passwort vergessen“ ein neues Passwort und schreib an {{support}}.',
  },
  vipWelcome: {
    subject: 'Du bist VIP bei {{name}}',
    heading: 'Willkommen bei VIP',
    body: 'Deine Zahlung von {{amount}} ist bestätigt. Du siehst jeden VIP-Tipp schon vor Spielbeginn. Dein Abo verlängert sich am {{date}}.',
    action: 'VIP-Bereich ansehen',
    otherwise:
      'Du kannst jederzeit im VIP-Bereich kündigen, mit ebenso wenigen Schritten wie beim Abonnieren, und bleibst VIP bis zum Ende des bezahlten Zeitraums. Innerhalb von 14 Tagen nach Abschluss kannst du auch widerrufen, wo das Gesetz dir dieses Recht gibt: Schreib an {{support}}.',
  },
  vipRenewal: {
    subject: 'Dein {{name}}-VIP verlängert sich am {{date}}',
    heading: 'Dein VIP verlängert sich bald',
    body: 'Am {{date}} verlängert sich dein VIP-Jahresabo für {{amount}}. Wenn du es behalten willst, musst du nichts tun.',
    action: 'Ändern oder kündigen',
    otherwise:
      'Wenn du vorher kündigst, wird nichts abgebucht, und VIP läuft bis zu diesem Tag weiter.',
  },
  vipPaymentFailed: {
    subject: 'Deine Zahlung für {{name}}-VIP ist fehlgeschlagen',
    heading: 'Deine Zahlung ist fehlgeschlagen',
    body: 'Wir konnten {{amount}} für dein VIP-Abo nicht abbuchen. VIP läuft bis zum {{date}} weiter. Bitte prüf bis dahin deine Zahlungsart.',
    action: 'Zahlungsart prüfen',
    otherwise: 'Wenn du VIP nicht mehr willst, musst du nichts tun.',
  },
  vipEnded: {
    subject: 'Dein {{name}}-VIP ist abgelaufen',
    heading: 'Dein VIP ist abgelaufen',
    body: 'Dein VIP ist am {{date}} abgelaufen. Es wird nichts mehr abgebucht. Alle Ergebnisse, Statistiken und kostenlosen Tipps bleiben dir.',
    action: 'VIP-Bereich öffnen',
    otherwise: 'Fragen? Schreib an {{support}}.',
  },
};
