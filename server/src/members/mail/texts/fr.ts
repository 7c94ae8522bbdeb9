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
};
