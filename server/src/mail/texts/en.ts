import type { MailTexts } from './mailTexts';

export const en: MailTexts = {
  address: {
    subject: '{{code}} is your {{name}} code',
    heading: 'Confirm your email address',
    body: 'Type this code into {{name}} to sign in. It is good for 10 minutes.',
    action: 'Confirm on the device where you are signing in',
    otherwise:
      'If you did not ask for it, you need not do anything. Never give this code to anybody.',
  },
  reset: {
    subject: '{{code}} is your code for a new {{name}} password',
    heading: 'Choose a new password',
    body: 'Type this code into {{name}} to choose a new password. It is good for 10 minutes.',
    otherwise:
      'If you did not ask for it, your password stays as it is. Never give this code to anybody.',
  },
  passwordChanged: {
    subject: 'Your {{name}} password was changed',
    heading: 'Your password was changed',
    body: 'The password of your {{name}} account was changed, and your other devices were signed out.',
    otherwise:
      'If it was not you, choose a new one at once under “Forgot password”, and write to {{support}}.',
  },
  twoStepOn: {
    subject: 'Two-step sign-in is on for your {{name}} account',
    heading: 'Two-step sign-in is on',
    body: 'Signing in to your {{name}} account now also needs a code from your authenticator app. Your other devices were signed out.',
    otherwise:
      'If it was not you, choose a new password at once under “Forgot password”, and write to {{support}}.',
  },
  twoStepOff: {
    subject: 'Two-step sign-in is off for your {{name}} account',
    heading: 'Two-step sign-in is off',
    body: 'Signing in to your {{name}} account no longer needs a code from your authenticator app.',
    otherwise:
      'If it was not you, choose a new password at once under “Forgot password”, and write to {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'There are new recovery codes for your {{name}} account',
    heading: 'New recovery codes',
    body: 'New recovery codes were made for your {{name}} account. The old ones no longer work.',
    otherwise:
      'If it was not you, choose a new password at once under “Forgot password”, and write to {{support}}.',
  },
};
