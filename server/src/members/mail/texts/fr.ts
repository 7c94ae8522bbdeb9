import type { MailTexts } from './mailTexts';

export const fr: MailTexts = {
  address: {
    subject: '{{code}} est votre code {{name}}',
    heading: 'Confirmez votre adresse e-mail',
    body: 'Saisissez ce code dans {{name}} pour vous connecter. Il est valable 10 minutes.',
    action: 'Confirmer sur l’appareil où vous vous connectez',
    otherwise:
      'Si vous ne l’avez pas demandé, vous n’avez rien à faire. Ne donnez jamais ce code à personne.',
  },
  reset: {
    subject: '{{code}} est votre code pour un nouveau mot de passe {{name}}',
    heading: 'Choisissez un nouveau mot de passe',
    body: 'Saisissez ce code dans {{name}} pour choisir un nouveau mot de passe. Il est valable 10 minutes.',
    otherwise:
      'Si vous ne l’avez pas demandé, votre mot de passe ne change pas. Ne donnez jamais ce code à personne.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe {{name}} a été modifié',
    heading: 'Votre mot de passe a été modifié',
    body: 'Le mot de passe de votre compte {{name}} a été modifié et vos autres appareils ont été déconnectés.',
    otherwise:
      'Si ce n’était pas vous, choisissez-en un nouveau sans attendre sous « Mot de passe oublié » et écrivez à {{support}}.',
  },
  twoStepOn: {
    subject: 'La connexion en deux étapes est activée pour votre compte {{name}}',
    heading: 'La connexion en deux étapes est activée',
    body: 'La connexion à votre compte {{name}} demande désormais aussi un code de votre application d’authentification. Vos autres appareils ont été déconnectés.',
    otherwise:
      'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe sous « Mot de passe oublié » et écrivez à {{support}}.',
  },
  twoStepOff: {
    subject: 'La connexion en deux étapes est désactivée pour votre compte {{name}}',
    heading: 'La connexion en deux étapes est désactivée',
    body: 'La connexion à votre compte {{name}} ne demande plus de code de votre application d’authentification.',
    otherwise:
      'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe sous « Mot de passe oublié » et écrivez à {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Nouveaux codes de récupération pour votre compte {{name}}',
    heading: 'Nouveaux codes de récupération',
    body: 'De nouveaux codes de récupération ont été créés pour votre compte {{name}}. Les anciens ne fonctionnent plus.',
    otherwise:
      'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe sous « Mot de passe oublié » et écrivez à {{support}}.',
  },
  vipWelcome: {
    subject: 'Vous êtes VIP sur {{name}}',
    heading: 'Bienvenue au VIP',
    body: 'Votre paiement de {{amount}} est confirmé. Vous voyez chaque pronostic VIP avant le début du match. Votre abonnement se renouvelle le {{date}}.',
    action: 'Voir l’espace VIP',
    otherwise:
      'Vous pouvez résilier à tout moment dans l’espace VIP, en autant de clics qu’il en a fallu pour vous abonner, et rester VIP jusqu’à la fin de la période payée. Dans les 14 jours suivant l’abonnement, vous pouvez aussi vous rétracter là où la loi vous en donne le droit : écrivez à {{support}}.',
  },
  vipRenewal: {
    subject: 'Votre VIP {{name}} se renouvelle le {{date}}',
    heading: 'Votre VIP se renouvelle bientôt',
    body: 'Le {{date}}, votre abonnement VIP annuel se renouvelle pour {{amount}}. Vous n’avez rien à faire si vous voulez le garder.',
    action: 'Le modifier ou le résilier',
    otherwise: 'Si vous résiliez avant, rien n’est débité et le VIP continue jusqu’à ce jour-là.',
  },
  vipPaymentFailed: {
    subject: 'Le paiement de votre VIP {{name}} a échoué',
    heading: 'Votre paiement a échoué',
    body: 'Nous n’avons pas pu encaisser {{amount}} pour votre abonnement VIP. Le VIP continue jusqu’au {{date}}. Veuillez vérifier votre moyen de paiement d’ici là.',
    action: 'Vérifier le moyen de paiement',
    otherwise: 'Si vous ne voulez plus du VIP, vous n’avez rien à faire.',
  },
  vipEnded: {
    subject: 'Votre VIP {{name}} est terminé',
    heading: 'Votre VIP est terminé',
    body: 'Votre VIP a pris fin le {{date}}. Plus rien n’est débité. Tous les scores, statistiques et pronostics gratuits restent à vous.',
    action: 'Ouvrir l’espace VIP',
    otherwise: 'Des questions ? Écrivez à {{support}}.',
  },
};
