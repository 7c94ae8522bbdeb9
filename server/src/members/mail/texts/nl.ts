import type { MailTexts } from './mailTexts';

export const nl: MailTexts = {
  address: {
    subject: '{{code}} is je {{name}}-code',
    heading: 'Bevestig je e-mailadres',
    body: 'Vul deze code in bij {{name}} om in te loggen. Hij is 10 minuten geldig.',
    action: 'Bevestig op het apparaat waarop je inlogt',
    otherwise:
      'Heb je hier niet om gevraagd, dan hoef je niets te doen. Geef deze code nooit aan iemand.',
  },
  reset: {
    subject: '{{code}} is je code voor een nieuw {{name}}-wachtwoord',
    heading: 'Kies een nieuw wachtwoord',
    body: 'Vul deze code in bij {{name}} om een nieuw wachtwoord te kiezen. Hij is 10 minuten geldig.',
    otherwise:
      'Heb je hier niet om gevraagd, dan blijft je wachtwoord zoals het is. Geef deze code nooit aan iemand.',
  },
  passwordChanged: {
    subject: 'Je {{name}}-wachtwoord is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    body: 'Het wachtwoord van je {{name}}-account is gewijzigd en je andere apparaten zijn uitgelogd.',
    otherwise:
      'Was jij dit niet, kies dan meteen een nieuw via “Wachtwoord vergeten” en schrijf naar {{support}}.',
  },
  twoStepOn: {
    subject: 'Inloggen in twee stappen staat aan voor je {{name}}-account',
    heading: 'Inloggen in twee stappen staat aan',
    body: 'Voor het inloggen op je {{name}}-account is nu ook een code uit je authenticator-app nodig. Je andere apparaten zijn uitgelogd.',
    otherwise:
      'Was jij dit niet, kies dan meteen een nieuw wachtwoord via “Wachtwoord vergeten” en schrijf naar {{support}}.',
  },
  twoStepOff: {
    subject: 'Inloggen in twee stappen staat uit voor je {{name}}-account',
    heading: 'Inloggen in twee stappen staat uit',
    body: 'Voor het inloggen op je {{name}}-account is geen code uit je authenticator-app meer nodig.',
    otherwise:
      'Was jij dit niet, kies dan meteen een nieuw wachtwoord via “Wachtwoord vergeten” en schrijf naar {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Nieuwe herstelcodes voor je {{name}}-account',
    heading: 'Nieuwe herstelcodes',
    body: 'Er zijn nieuwe herstelcodes gemaakt voor je {{name}}-account. De oude werken niet meer.',
    otherwise:
      'Was jij dit niet, kies dan meteen een nieuw wachtwoord via “Wachtwoord vergeten” en schrijf naar {{support}}.',
  },
  vipWelcome: {
    subject: 'Je bent VIP op {{name}}',
    heading: 'Welkom bij VIP',
    body: 'Je betaling van {{amount}} is bevestigd. Je ziet elke VIP-tip voordat de wedstrijd begint. Je abonnement wordt op {{date}} verlengd.',
    action: 'Bekijk het VIP-centrum',
    otherwise:
      'Je kunt altijd opzeggen in het VIP-centrum, met evenveel tikken als het afsluiten kostte, en blijft VIP tot het einde van de betaalde periode. Binnen 14 dagen na het afsluiten kun je ook herroepen waar de wet je dat recht geeft: schrijf naar {{support}}.',
  },
  vipRenewal: {
    subject: 'Je {{name}}-VIP wordt op {{date}} verlengd',
    heading: 'Je VIP wordt binnenkort verlengd',
    body: 'Op {{date}} wordt je jaarlijkse VIP-abonnement verlengd voor {{amount}}. Wil je het houden, dan hoef je niets te doen.',
    action: 'Wijzigen of opzeggen',
    otherwise: 'Zeg je eerder op, dan wordt er niets afgeschreven en loopt VIP door tot die dag.',
  },
  vipPaymentFailed: {
    subject: 'Je betaling voor {{name}}-VIP is mislukt',
    heading: 'Je betaling is mislukt',
    body: 'We konden {{amount}} voor je VIP-abonnement niet afschrijven. VIP loopt door tot {{date}}. Controleer voor die tijd je betaalmethode.',
    action: 'Betaalmethode controleren',
    otherwise: 'Wil je geen VIP meer, dan hoef je niets te doen.',
  },
  vipEnded: {
    subject: 'Je {{name}}-VIP is afgelopen',
    heading: 'Je VIP is afgelopen',
    body: 'Je VIP is op {{date}} afgelopen. Er wordt niets meer afgeschreven. Alle scores, statistieken en gratis tips blijven van jou.',
    action: 'Open het VIP-centrum',
    otherwise: 'Vragen? Schrijf naar {{support}}.',
  },
};
