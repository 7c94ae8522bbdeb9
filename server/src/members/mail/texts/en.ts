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
  vipWelcome: {
    subject: 'You are VIP on {{name}}',
    heading: 'Welcome to VIP',
    body: 'Your payment of {{amount}} is confirmed. You see every VIP tip before its match starts. Your subscription renews on {{date}}.',
    action: 'See the VIP centre',
    otherwise:
      'You can cancel at any time in the VIP centre, in as many taps as it took to subscribe, and stay VIP until the paid period ends. Within 14 days of subscribing you may also withdraw where the law gives you that right: write to {{support}}.',
  },
  vipRenewal: {
    subject: 'Your {{name}} VIP renews on {{date}}',
    heading: 'Your VIP renews soon',
    body: 'On {{date}} your yearly VIP subscription renews for {{amount}}. There is nothing to do if you want to keep it.',
    action: 'Change or cancel it',
    otherwise: 'If you cancel before then, nothing is charged, and VIP goes on until that day.',
  },
  vipPaymentFailed: {
    subject: 'Your {{name}} VIP payment failed',
    heading: 'Your payment failed',
    body: 'We could not collect {{amount}} for your VIP subscription. VIP goes on until {{date}}. Please check your payment method before then.',
    action: 'Check the payment method',
    otherwise: 'If you no longer want VIP, you need not do anything.',
  },
  vipEnded: {
    subject: 'Your {{name}} VIP has ended',
    heading: 'Your VIP has ended',
    body: 'Your VIP ended on {{date}}. Nothing more is charged. All scores, statistics and free tips stay yours.',
    action: 'Open the VIP centre',
    otherwise: 'Questions? Write to {{support}}.',
  },
};
