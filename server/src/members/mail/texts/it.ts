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
  vipWelcome: {
    subject: 'Sei VIP su {{name}}',
    heading: 'Ti diamo il benvenuto nel VIP',
    body: 'Il tuo pagamento di {{amount}} è confermato. Vedi ogni pronostico VIP prima dell’inizio della partita. Prossimo rinnovo dell’abbonamento: {{date}}.',
    action: 'Vedi l’area VIP',
    otherwise:
      'Puoi disdire in ogni momento nell’area VIP, con tanti tocchi quanti ne sono serviti per abbonarti, e restare VIP fino alla fine del periodo pagato. Entro 14 giorni dall’abbonamento puoi anche recedere dove la legge te ne dà il diritto: scrivi a {{support}}.',
  },
  vipRenewal: {
    subject: 'Rinnovo del tuo VIP {{name}}: {{date}}',
    heading: 'Il tuo VIP si rinnova a breve',
    body: 'In data {{date}} il tuo abbonamento VIP annuale si rinnova per {{amount}}. Se vuoi tenerlo, non devi fare nulla.',
    action: 'Cambialo o disdici',
    otherwise: 'Se disdici prima, non viene addebitato nulla e il VIP continua fino a quel giorno.',
  },
  vipPaymentFailed: {
    subject: 'Il pagamento del tuo VIP {{name}} non è riuscito',
    heading: 'Il pagamento non è riuscito',
    body: 'Non siamo riusciti ad addebitare {{amount}} per il tuo abbonamento VIP. Il VIP continua fino a questa data: {{date}}. Controlla il metodo di pagamento prima di allora.',
    action: 'Controlla il metodo di pagamento',
    otherwise: 'Se non vuoi più il VIP, non devi fare nulla.',
  },
  vipEnded: {
    subject: 'Il tuo VIP {{name}} è terminato',
    heading: 'Il tuo VIP è terminato',
    body: 'Il tuo VIP è terminato in data {{date}}. Non ci saranno altri addebiti. Tutti i risultati, le statistiche e i pronostici gratuiti restano tuoi.',
    action: 'Apri l’area VIP',
    otherwise: 'Domande? Scrivi a {{support}}.',
  },
};
