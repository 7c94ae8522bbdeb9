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
  vipWelcome: {
    subject: 'Você é VIP no {{name}}',
    heading: 'Boas-vindas ao VIP',
    body: 'Seu pagamento de {{amount}} foi confirmado. Você vê todos os palpites VIP antes do início do jogo. Sua assinatura renova em {{date}}.',
    action: 'Ver o centro VIP',
    otherwise:
      'Você pode cancelar quando quiser no centro VIP, com tantos toques quanto ao assinar, e continua VIP até o fim do período pago. Nos 14 dias após assinar também pode desistir onde a lei lhe dá esse direito: escreva para {{support}}.',
  },
  vipRenewal: {
    subject: 'Seu VIP do {{name}} renova em {{date}}',
    heading: 'Seu VIP renova em breve',
    body: 'Em {{date}} sua assinatura VIP anual renova por {{amount}}. Se quiser mantê-la, não precisa fazer nada.',
    action: 'Mudar ou cancelar',
    otherwise: 'Se cancelar antes, nada é cobrado e o VIP continua até esse dia.',
  },
  vipPaymentFailed: {
    subject: 'O pagamento do seu VIP do {{name}} falhou',
    heading: 'Seu pagamento falhou',
    body: 'Não conseguimos cobrar {{amount}} pela sua assinatura VIP. O VIP continua até {{date}}. Verifique sua forma de pagamento antes disso.',
    action: 'Verificar a forma de pagamento',
    otherwise: 'Se não quiser mais o VIP, não precisa fazer nada.',
  },
  vipEnded: {
    subject: 'Seu VIP do {{name}} terminou',
    heading: 'Seu VIP terminou',
    body: 'Seu VIP terminou em {{date}}. Nada mais é cobrado. Resultados, estatísticas e palpites gratuitos continuam seus.',
    action: 'Abrir o centro VIP',
    otherwise: 'Dúvidas? Escreva para {{support}}.',
  },
};
