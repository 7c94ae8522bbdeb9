import { describe, expect, it } from '@jest/globals';
import { createPrivateKey, listedKey, signText } from '@scoreline/remote-kit/client';

import type { Policy, PolicyTeam } from '../policy/document';
import { days } from '../testing/site';
import { approvalSchema, approvingTeam } from './approval';

const [platform, legal, fans] = [createPrivateKey(), createPrivateKey(), createPrivateKey()];
const teamWith = (keys: PolicyTeam['keys']): PolicyTeam => ({
  ...{ keys, tokens: [], pipelines: [], remotes: [], paths: [], namespaces: [] },
  ...{ brands: ['scoreline'], environments: ['prod'] },
});
const policy: Policy = {
  ...{ version: 1, releaseKeys: [] },
  teams: {
    platform: teamWith([listedKey(platform, days(-1), days(4))]),
    legal: teamWith([listedKey(legal, days(-1), days(400))]),
    fans: teamWith([listedKey(fans, days(-1), days(400))]),
  },
  // A removed team stays listed until the next policy.
  approvers: { prod: ['gone', 'platform', 'legal'] },
};
const wanted = {
  ...{ remote: 'mf-fans', build: 'b1' as string | null },
  ...{ environment: 'prod', brand: 'scoreline' },
};
const now = days(0);

const consentText = (over: object = {}) => {
  const { brand, ...of } = wanted;
  return JSON.stringify({ ...of, brands: [brand], until: days(1).toISOString(), ...over });
};
const signedBy = (key = platform, content = consentText()) => {
  const { text: statement, ...signed } = signText(content, key);
  return { statement, ...signed };
};
type Asked = Partial<{ team: string; change: object; at: Date }>;
const teamFor = (
  approval: Parameters<typeof approvingTeam>[3],
  { team = 'fans', change = {}, at = now }: Asked = {},
) => approvingTeam(policy, team, { ...wanted, ...change }, approval, at);
const refusal = 'prod needs the approval of gone or platform or legal';

describe('nobody is asked', () => {
  it('where the environment needs no approval', () => {
    expect(teamFor(undefined, { change: { environment: 'preview' } })).toBeUndefined();
  });

  it('where the caller approves there itself', () => {
    expect(teamFor(undefined, { team: 'legal' })).toBe('legal');
  });
});

describe('the team that approves', () => {
  it('is whichever of the approvers has signed', () => {
    expect([teamFor(signedBy()), teamFor(signedBy(legal))]).toEqual(['platform', 'legal']);
  });

  it('may have agreed to more brands, and to the end of a remote', () => {
    const brands = signedBy(platform, consentText({ brands: ['tipster', 'scoreline'] }));
    expect(teamFor(brands)).toBe('platform');
    const end = signedBy(platform, consentText({ build: null }));
    expect(teamFor(end, { change: { build: null } })).toBe('platform');
  });

  it('agrees until the moment that it has named', () => {
    const [before, then] = [new Date(days(1).getTime() - 1), days(1)];
    expect(teamFor(signedBy(), { at: before })).toBe('platform');
    expect(() => teamFor(signedBy(), { at: then })).toThrow(refusal);
  });
});

describe('a change is refused', () => {
  it.each<[string, Parameters<typeof approvingTeam>[3]]>([
    ['without an approval', undefined],
    ['with that of a team that does not approve', signedBy(fans)],
    ['with a key that the team has no more', signedBy(createPrivateKey())],
    [
      'with a text that was changed after it was signed',
      { ...signedBy(), statement: consentText({ brands: ['scoreline', 'tipster'] }) },
    ],
    ['with a consent to another build', signedBy(platform, consentText({ build: 'b2' }))],
    ['with a consent to another remote', signedBy(platform, consentText({ remote: 'mf-news' }))],
    [
      'with a consent for another environment',
      signedBy(platform, consentText({ environment: 'dev' })),
    ],
    ['with a consent for other brands', signedBy(platform, consentText({ brands: ['tipster'] }))],
    ['with a consent that says more than one may', signedBy(platform, consentText({ also: true }))],
    ['with a consent without an end', signedBy(platform, consentText({ until: 'some day' }))],
    ['with what is no JSON', signedBy(platform, 'yes')],
    ['with what is no consent', signedBy(platform, 'null')],
  ])('%s', (_case, approval) => {
    expect(() => teamFor(approval)).toThrow(
      expect.objectContaining({ rule: 'approval', message: refusal }),
    );
  });

  it('once the key no longer counts, though the consent does', () => {
    const long = signedBy(platform, consentText({ until: days(9).toISOString() }));
    expect(teamFor(long, { at: days(3) })).toBe('platform');
    expect(() => teamFor(long, { at: days(4) })).toThrow(refusal);
  });
});

it('an approval names its text, its signature and its key, and nothing else', () => {
  const approval = signedBy();
  expect(approvalSchema.parse(approval)).toEqual(approval);
  const others = [
    {},
    { ...approval, keyId: 1 },
    { ...approval, also: '' },
    { ...approval, signature: null },
  ];
  for (const other of [...others, { ...approval, statement: {} }])
    expect(approvalSchema.safeParse(other).success).toBe(false);
});
