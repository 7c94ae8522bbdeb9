import type { MailTexts } from './mailTexts';

export const pl: MailTexts = {
  address: {
    subject: '{{code}} to twój kod {{name}}',
    heading: 'Potwierdź swój adres e-mail',
    body: 'Wpisz ten kod w {{name}}, żeby się zalogować. Jest ważny 10 minut.',
    action: 'Potwierdź na urządzeniu, na którym się logujesz',
    otherwise: 'Jeśli to nie twoja prośba, nie musisz nic robić. Nikomu nie podawaj tego kodu.',
  },
  reset: {
    subject: '{{code}} to twój kod do nowego hasła {{name}}',
    heading: 'Wybierz nowe hasło',
    body: 'Wpisz ten kod w {{name}}, żeby wybrać nowe hasło. Jest ważny 10 minut.',
    otherwise: 'Jeśli to nie twoja prośba, hasło się nie zmieni. Nikomu nie podawaj tego kodu.',
  },
  passwordChanged: {
    subject: 'Twoje hasło {{name}} zostało zmienione',
    heading: 'Twoje hasło zostało zmienione',
    body: 'Hasło do twojego konta {{name}} zostało zmienione, a inne urządzenia zostały wylogowane.',
    otherwise:
      'Jeśli to nie ty, od razu wybierz nowe hasło w „Nie pamiętasz hasła?” i napisz na {{support}}.',
  },
  twoStepOn: {
    subject: 'Logowanie dwuetapowe na koncie {{name}} jest włączone',
    heading: 'Logowanie dwuetapowe jest włączone',
    body: 'Do logowania na konto {{name}} potrzebny jest teraz także kod z aplikacji uwierzytelniającej. Inne urządzenia zostały wylogowane.',
    otherwise:
      'Jeśli to nie ty, od razu wybierz nowe hasło w „Nie pamiętasz hasła?” i napisz na {{support}}.',
  },
  twoStepOff: {
    subject: 'Logowanie dwuetapowe na koncie {{name}} jest wyłączone',
    heading: 'Logowanie dwuetapowe jest wyłączone',
    body: 'Do logowania na konto {{name}} nie potrzeba już kodu z aplikacji uwierzytelniającej.',
    otherwise:
      'Jeśli to nie ty, od razu wybierz nowe hasło w „Nie pamiętasz hasła?” i napisz na {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Nowe kody odzyskiwania do konta {{name}}',
    heading: 'Nowe kody odzyskiwania',
    body: 'Do twojego konta {{name}} utworzono nowe kody odzyskiwania. Stare już nie działają.',
    otherwise:
      'Jeśli to nie ty, od razu wybierz nowe hasło w „Nie pamiętasz hasła?” i napisz na {{support}}.',
  },
  vipWelcome: {
    subject: 'Masz VIP w {{name}}',
    heading: 'Witamy w VIP',
    body: 'Twoja płatność {{amount}} jest potwierdzona. Widzisz każdy typ VIP przed początkiem meczu. Subskrypcja odnowi się {{date}}.',
    action: 'Zobacz strefę VIP',
    otherwise:
      'Subskrypcję możesz anulować w każdej chwili w strefie VIP, tyloma dotknięciami, ile zajęło jej wykupienie, i zachować VIP do końca opłaconego okresu. W ciągu 14 dni od wykupienia możesz też odstąpić od umowy tam, gdzie prawo ci na to pozwala: napisz na {{support}}.',
  },
  vipRenewal: {
    subject: 'Twój VIP w {{name}} odnowi się {{date}}',
    heading: 'Twój VIP wkrótce się odnowi',
    body: '{{date}} twoja roczna subskrypcja VIP odnowi się za {{amount}}. Jeśli chcesz ją zachować, nie musisz nic robić.',
    action: 'Zmień lub anuluj',
    otherwise: 'Jeśli anulujesz wcześniej, nic nie pobierzemy, a VIP będzie działać do tego dnia.',
  },
  vipPaymentFailed: {
    subject: 'Płatność za VIP w {{name}} nie powiodła się',
    heading: 'Twoja płatność nie powiodła się',
    body: 'Nie udało się pobrać {{amount}} za twoją subskrypcję VIP. VIP działa do {{date}}. Sprawdź do tego czasu metodę płatności.',
    action: 'Sprawdź metodę płatności',
    otherwise: 'Jeśli nie chcesz już VIP, nie musisz nic robić.',
  },
  vipEnded: {
    subject: 'Twój VIP w {{name}} się skończył',
    heading: 'Twój VIP się skończył',
    body: 'Twój VIP skończył się {{date}}. Nic więcej nie pobieramy. Wszystkie wyniki, statystyki i darmowe typy są nadal twoje.',
    action: 'Otwórz strefę VIP',
    otherwise: 'Masz pytania? Napisz na {{support}}.',
  },
};
