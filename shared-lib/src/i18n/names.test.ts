import { describe, expect, it } from '@jest/globals';

import { changeLanguage, initI18n } from './initI18n';
import { localNames, ownName } from './names';

const tables: Record<string, object> = {
  es: { football: { 'Bayern Munich': 'Bayern de Múnich' } },
  it: { football: { 'Bayern Munich': 'Bayern Monaco' } },
};
const bayern = { competitorId: 1, name: 'Bayern Munich' };

describe('names of the page’s language', () => {
  it('are that language’s, and another one’s once it is chosen', async () => {
    const load = async (namespace: string, language: string) =>
      (namespace === 'names' ? (tables[language] ?? {}) : {}) as never;
    await initI18n({ language: 'en', load });
    expect(localNames(bayern)).toBe(bayern);
    await changeLanguage('es');
    expect(localNames(bayern).name).toBe('Bayern de Múnich');
    expect(ownName('Bayern de Múnich')).toBe('Bayern Munich');
    await changeLanguage('it');
    expect(localNames(bayern).name).toBe('Bayern Monaco');
    expect(ownName('Bayern de Múnich')).toBe('Bayern de Múnich');
  });
});
