/** The texts of one kind of mail. `{{name}}` is the brand's name; `{{amount}}` and `{{date}}` belong to its subject. */
export interface MailText {
  subject: string;
  heading: string;
  body: string;
  /** The label of the button that links to the site. */
  action?: string;
  /** Below the text: advice for recipients who didn't request the mail. */
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
