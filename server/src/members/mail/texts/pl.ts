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
};
