import { describe, expect, it } from '@jest/globals';
import type { ResourceLanguage } from 'i18next';

import en from '../../locales/en.json';
import es from '../../locales/es.json';
import {
  changeLanguage,
  currentLanguage,
  initI18n,
  loadNamespaces,
  translateShared,
  wordsOfKey,
} from './initI18n';
import { formatList } from '../contract';

const files: Record<string, ResourceLanguage> = { 'shared/en': en, 'shared/es': es };

describe('texts', () => {
  it('are loaded in the page’s language alone, and in another one when it is chosen', async () => {
    const loaded: string[] = [];
    const load = async (namespace: string, language: string) => {
      loaded.push(`${namespace}/${language}`);
      const plural = { goals_one: '{{count}} goal', goals_other: '{{count}} goals' };
      return files[`${namespace}/${language}`] ?? plural;
    };
    await initI18n({ language: 'en', load });
    expect(translateShared('actions.retry')).toBe('Retry');
    await loadNamespaces(['scores']);
    expect(loaded).toEqual(['shared/en', 'names/en', 'scores/en']);
    expect(translateShared('scores:goals', { count: 1 })).toBe('1 goal');
    expect(translateShared('scores:goals', { count: 3 })).toBe('3 goals');
    await changeLanguage('es');
    expect(currentLanguage()).toBe('es');
    expect(translateShared('actions.retry')).toBe('Reintentar');
  });

  it('write a count as the language does, and other figures as they are given', async () => {
    const season = '{{count}} since {{year}}';
    const load = async () => ({
      season,
      season_one: season,
      season_many: season,
      season_other: season,
    });
    await initI18n({ language: 'en', load });
    await loadNamespaces(['counts']);
    const said = () => translateShared('counts:season', { count: 38295, year: 2026 });
    expect(said()).toBe('38,295 since 2026');
    await changeLanguage('pt');
    expect(said()).toBe('38.295 since 2026');
    await changeLanguage('en');
  });

  it('that are missing show as words, never as a key', () => {
    expect(translateShared('status.short.goldenGoal')).toBe('Golden goal');
    expect(wordsOfKey('scores:empty.noMatches_other')).toBe('No matches');
  });

  it('list things as the language does', () => {
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b, and c');
    expect(formatList(['a', 'b'], 'es')).toBe('a y b');
  });
});
