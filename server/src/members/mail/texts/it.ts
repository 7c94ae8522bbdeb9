import type { MailTexts } from './mailTexts';

export const it: MailTexts = {
  address: {
    subject: '{{code}} è il tuo codice {{name}}',
    heading: 'Conferma il tuo indirizzo e-mail',
    body: 'Scrivi questo codice in {{name}} per accedere. Vale 10 minuti.',
    action: 'Conferma sul dispositivo da cui accedi',
    otherwise:
      'Se non l’hai chiesto tu, non devi fare nulla. Non dare mai questo codice a nessuno.',
  },
  reset: {
    subject: '{{code}} è il tuo codice per una nuova password {{name}}',
    heading: 'Scegli una nuova password',
    body: 'Scrivi questo codice in {{name}} per scegliere una nuova password. Vale 10 minuti.',
    otherwise:
      'Se non l’hai chiesto tu, la password resta quella di prima. Non dare mai questo codice a nessuno.',
  },
  passwordChanged: {
    subject: 'La tua password {{name}} è stata cambiata',
    heading: 'La tua password è stata cambiata',
    body: 'La password del tuo account {{name}} è stata cambiata e gli altri tuoi dispositivi sono stati scollegati.',
    otherwise:
      'Se non sei stato tu, scegline subito una nuova da «Password dimenticata» e scrivi a {{support}}.',
  },
  twoStepOn: {
    subject: 'L’accesso in due passaggi è attivo per il tuo account {{name}}',
    heading: 'L’accesso in due passaggi è attivo',
    body: 'Ora per accedere al tuo account {{name}} serve anche un codice dell’app di autenticazione. Gli altri tuoi dispositivi sono stati scollegati.',
    otherwise:
      'Se non sei stato tu, scegli subito una nuova password da «Password dimenticata» e scrivi a {{support}}.',
  },
  twoStepOff: {
    subject: 'L’accesso in due passaggi è disattivato per il tuo account {{name}}',
    heading: 'L’accesso in due passaggi è disattivato',
    body: 'Per accedere al tuo account {{name}} non serve più un codice dell’app di autenticazione.',
    otherwise:
      'Se non sei stato tu, scegli subito una nuova password da «Password dimenticata» e scrivi a {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Nuovi codici di recupero per il tuo account {{name}}',
    heading: 'Nuovi codici di recupero',
    body: 'Sono stati creati nuovi codici di recupero per il tuo account {{name}}. I vecchi non valgono più.',
    otherwise:
      'Se non sei stato tu, scegli subito una nuova password da «Password dimenticata» e scrivi a {{support}}.',
  },
};
