import type { MailTexts } from './mailTexts';

export const pt: MailTexts = {
  address: {
    subject: '{{code}} é o seu código do {{name}}',
    heading: 'Confirme o seu e-mail',
    body: 'Digite este código no {{name}} para entrar. Ele vale por 10 minutos.',
    action: 'Confirmar no aparelho em que você está entrando',
    otherwise:
      'Se não foi você que pediu, não é preciso fazer nada. Nunca passe este código a ninguém.',
  },
  reset: {
    subject: '{{code}} é o seu código para uma nova senha do {{name}}',
    heading: 'Escolha uma nova senha',
    body: 'Digite este código no {{name}} para escolher uma nova senha. Ele vale por 10 minutos.',
    otherwise:
      'Se não foi você que pediu, a sua senha continua a mesma. Nunca passe este código a ninguém.',
  },
  passwordChanged: {
    subject: 'A sua senha do {{name}} foi alterada',
    heading: 'A sua senha foi alterada',
    body: 'A senha da sua conta do {{name}} foi alterada e os seus outros dispositivos foram desconectados.',
    otherwise:
      'Se não foi você, escolha já uma nova em “Esqueci a senha” e escreva para {{support}}.',
  },
  twoStepOn: {
    subject: 'O login em duas etapas está ativado na sua conta do {{name}}',
    heading: 'O login em duas etapas está ativado',
    body: 'Para entrar na sua conta do {{name}} agora também é preciso um código do seu aplicativo autenticador. Os seus outros dispositivos foram desconectados.',
    otherwise:
      'Se não foi você, escolha já uma senha nova em “Esqueci a senha” e escreva para {{support}}.',
  },
  twoStepOff: {
    subject: 'O login em duas etapas está desativado na sua conta do {{name}}',
    heading: 'O login em duas etapas está desativado',
    body: 'Para entrar na sua conta do {{name}} já não é preciso um código do seu aplicativo autenticador.',
    otherwise:
      'Se não foi você, escolha já uma senha nova em “Esqueci a senha” e escreva para {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Há novos códigos de recuperação para a sua conta do {{name}}',
    heading: 'Novos códigos de recuperação',
    body: 'Foram criados novos códigos de recuperação para a sua conta do {{name}}. Os antigos já não valem.',
    otherwise:
      'Se não foi você, escolha já uma senha nova em “Esqueci a senha” e escreva para {{support}}.',
  },
};
