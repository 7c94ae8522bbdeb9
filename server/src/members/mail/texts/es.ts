import type { MailTexts } from './mailTexts';

export const es: MailTexts = {
  address: {
    subject: '{{code}} es tu código de {{name}}',
    heading: 'Confirma tu correo electrónico',
    body: 'Escribe este código en {{name}} para iniciar sesión. Es válido durante 10 minutos.',
    action: 'Confirmar en el dispositivo en el que inicias sesión',
    otherwise: 'Si no lo has pedido, no tienes que hacer nada. No des este código a nadie.',
  },
  reset: {
    subject: '{{code}} es tu código para una nueva contraseña de {{name}}',
    heading: 'Elige una nueva contraseña',
    body: 'Escribe este código en {{name}} para elegir una nueva contraseña. Es válido durante 10 minutos.',
    otherwise:
      'Si no lo has pedido, tu contraseña sigue siendo la misma. No des este código a nadie.',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña de {{name}}',
    heading: 'Se ha cambiado tu contraseña',
    body: 'Se ha cambiado la contraseña de tu cuenta de {{name}} y se ha cerrado la sesión en tus otros dispositivos.',
    otherwise:
      'Si no has sido tú, elige una nueva enseguida en «¿Has olvidado la contraseña?» y escribe a {{support}}.',
  },
  twoStepOn: {
    subject: 'El acceso en dos pasos está activado en tu cuenta de {{name}}',
    heading: 'El acceso en dos pasos está activado',
    body: 'Para entrar en tu cuenta de {{name}} ahora también hace falta un código de tu aplicación de autenticación. Se ha cerrado la sesión en tus otros dispositivos.',
    otherwise:
      'Si no has sido tú, elige enseguida una contraseña nueva en «¿Has olvidado la contraseña?» y escribe a {{support}}.',
  },
  twoStepOff: {
    subject: 'El acceso en dos pasos está desactivado en tu cuenta de {{name}}',
    heading: 'El acceso en dos pasos está desactivado',
    body: 'Para entrar en tu cuenta de {{name}} ya no hace falta un código de tu aplicación de autenticación.',
    otherwise:
      'Si no has sido tú, elige enseguida una contraseña nueva en «¿Has olvidado la contraseña?» y escribe a {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Hay códigos de recuperación nuevos para tu cuenta de {{name}}',
    heading: 'Códigos de recuperación nuevos',
    body: 'Se han creado códigos de recuperación nuevos para tu cuenta de {{name}}. Los anteriores ya no sirven.',
    otherwise:
      'Si no has sido tú, elige enseguida una contraseña nueva en «¿Has olvidado la contraseña?» y escribe a {{support}}.',
  },
  vipWelcome: {
    subject: 'Ya eres VIP en {{name}}',
    heading: 'Te damos la bienvenida a VIP',
    body: 'Tu pago de {{amount}} está confirmado. Ves todos los pronósticos VIP antes de que empiece el partido. Tu suscripción se renueva el {{date}}.',
    action: 'Ver el centro VIP',
    otherwise:
      'Puedes cancelar cuando quieras en el centro VIP, con tantos toques como al suscribirte, y sigues siendo VIP hasta el final del periodo pagado. Durante los 14 días siguientes también puedes desistir donde la ley te da ese derecho: escribe a {{support}}.',
  },
  vipRenewal: {
    subject: 'Tu VIP de {{name}} se renueva el {{date}}',
    heading: 'Tu VIP se renueva pronto',
    body: 'El {{date}} se renueva tu suscripción VIP anual por {{amount}}. Si quieres conservarla, no tienes que hacer nada.',
    action: 'Cambiarla o cancelarla',
    otherwise: 'Si cancelas antes, no se cobra nada y VIP sigue hasta ese día.',
  },
  vipPaymentFailed: {
    subject: 'El pago de tu VIP de {{name}} ha fallado',
    heading: 'Tu pago ha fallado',
    body: 'No hemos podido cobrar {{amount}} por tu suscripción VIP. VIP sigue hasta el {{date}}. Revisa tu método de pago antes de esa fecha.',
    action: 'Revisar el método de pago',
    otherwise: 'Si ya no quieres VIP, no tienes que hacer nada.',
  },
  vipEnded: {
    subject: 'Tu VIP de {{name}} ha terminado',
    heading: 'Tu VIP ha terminado',
    body: 'Tu VIP terminó el {{date}}. No se cobra nada más. Los resultados, las estadísticas y los pronósticos gratuitos siguen siendo tuyos.',
    action: 'Abrir el centro VIP',
    otherwise: '¿Preguntas? Escribe a {{support}}.',
  },
};
