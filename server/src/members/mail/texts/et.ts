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
};
