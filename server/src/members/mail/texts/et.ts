import type { MailTexts } from './mailTexts';

export const et: MailTexts = {
  address: {
    subject: '{{code}} on sinu {{name}} kood',
    heading: 'Kinnita oma e-posti aadress',
    body: 'Sisesta see kood sisselogimiseks: {{name}}. See kehtib 10 minutit.',
    action: 'Kinnita seadmes, kus sisse logid',
    otherwise:
      'Kui sa seda ei küsinud, ei pea sa midagi tegema. Ära anna seda koodi kunagi kellelegi.',
  },
  reset: {
    subject: '{{code}} on sinu kood uue {{name}} parooli jaoks',
    heading: 'Vali uus parool',
    body: 'Sisesta see kood uue parooli valimiseks: {{name}}. See kehtib 10 minutit.',
    otherwise: 'Kui sa seda ei küsinud, jääb parool samaks. Ära anna seda koodi kunagi kellelegi.',
  },
  passwordChanged: {
    subject: 'Sinu {{name}} parool muudeti',
    heading: 'Sinu parool muudeti',
    body: 'Sinu {{name}} konto parool muudeti ja teised seadmed logiti välja.',
    otherwise:
      'Kui see polnud sina, vali kohe uus valikuga „Unustasid parooli?“ ja kirjuta aadressile {{support}}.',
  },
  twoStepOn: {
    subject: 'Kaheastmeline sisselogimine on sinu {{name}} kontol sees',
    heading: 'Kaheastmeline sisselogimine on sees',
    body: 'Sinu {{name}} kontole sisselogimiseks on nüüd vaja ka koodi autentimisäpist. Teised seadmed logiti välja.',
    otherwise:
      'Kui see polnud sina, vali kohe uus parool valikuga „Unustasid parooli?“ ja kirjuta aadressile {{support}}.',
  },
  twoStepOff: {
    subject: 'Kaheastmeline sisselogimine on sinu {{name}} kontol väljas',
    heading: 'Kaheastmeline sisselogimine on väljas',
    body: 'Sinu {{name}} kontole sisselogimiseks pole autentimisäpi koodi enam vaja.',
    otherwise:
      'Kui see polnud sina, vali kohe uus parool valikuga „Unustasid parooli?“ ja kirjuta aadressile {{support}}.',
  },
  newRecoveryCodes: {
    subject: 'Sinu {{name}} kontol on uued taastekoodid',
    heading: 'Uued taastekoodid',
    body: 'Sinu {{name}} kontole loodi uued taastekoodid. Vanad enam ei kehti.',
    otherwise:
      'Kui see polnud sina, vali kohe uus parool valikuga „Unustasid parooli?“ ja kirjuta aadressile {{support}}.',
  },
  vipWelcome: {
    subject: 'Oled nüüd {{name}} VIP',
    heading: 'Tere tulemast VIP-i',
    body: 'Sinu makse {{amount}} on kinnitatud. Näed kõiki VIP-ennustusi enne mängu algust. Tellimuse järgmine uuenemine: {{date}}.',
    action: 'Ava VIP-keskus',
    otherwise:
      'Tühistada saad igal ajal VIP-keskuses, sama paljude puudutustega, kui kulus tellimiseks, ja jääd VIP-iks makstud aja lõpuni. 14 päeva jooksul pärast tellimist võid ka lepingust taganeda, kui seadus sulle selle õiguse annab: kirjuta aadressile {{support}}.',
  },
  vipRenewal: {
    subject: 'Sinu {{name}} VIP-i uuenemine: {{date}}',
    heading: 'Sinu VIP uueneb peagi',
    body: 'Sinu VIP-aastatellimus uueneb peagi hinnaga {{amount}} (kuupäev: {{date}}). Kui soovid seda jätkata, ei pea sa midagi tegema.',
    action: 'Muuda või tühista',
    otherwise: 'Kui tühistad enne seda, ei võeta midagi maha ja VIP kehtib selle päevani.',
  },
  vipPaymentFailed: {
    subject: 'Sinu {{name}} VIP-i makse ebaõnnestus',
    heading: 'Makse ebaõnnestus',
    body: 'Me ei saanud sinu VIP-tellimuse eest maha võtta {{amount}}. VIP kehtib kuni {{date}}. Palun kontrolli enne seda makseviisi.',
    action: 'Kontrolli makseviisi',
    otherwise: 'Kui sa enam VIP-i ei soovi, ei pea sa midagi tegema.',
  },
  vipEnded: {
    subject: 'Sinu {{name}} VIP on lõppenud',
    heading: 'Sinu VIP on lõppenud',
    body: 'Sinu VIP on lõppenud (lõppkuupäev: {{date}}). Rohkem midagi maha ei võeta. Kõik tulemused, statistika ja tasuta ennustused jäävad sulle.',
    action: 'Ava VIP-keskus',
    otherwise: 'Küsimusi? Kirjuta aadressile {{support}}.',
  },
};
