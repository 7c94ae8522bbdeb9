/** What a mail of one kind says; `{{name}}` is the brand's, `{{amount}}` and `{{date}}` are those of what it tells. */
export interface MailText {
  subject: string;
  heading: string;
  body: string;
  /** What the button does that leads to the site. */
  action?: string;
  /** Below: what to do for who did not ask for it. */
  otherwise: string;
}

export interface MailTexts {
  address: MailText;
  reset: MailText;
  passwordChanged: MailText;
  twoStepOn: MailText;
  twoStepOff: MailText;
  newRecoveryCodes: MailText;
  vipWelcome: MailText;
  vipRenewal: MailText;
  vipPaymentFailed: MailText;
  vipEnded: MailText;
  claimReminder: MailText;
}
