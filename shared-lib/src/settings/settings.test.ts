import { beforeEach, describe, expect, it } from '@jest/globals';

import { firstItem } from '../contract/lists';
import { createAppStore } from '../api';
import { formatKickOff } from '../format';
import { verificationAsked } from '../session';
import { testBoot } from '../testing';
import { settingChanged, settingsReplaced } from './settingsSlice';
import { settleSettings } from './settle';

const open = () => createAppStore({ boot: testBoot() });

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'mp-lan=; Path=/; Max-Age=0';
});

describe('settings', () => {
  it('are defaults at first, and kept on the device', () => {
    expect(open().getState().settings.values).toMatchObject({ showOdds: true, sound: false });
    open().dispatch(settingChanged('oddsFormat', 'fractional'));
    expect(open().getState().settings.values.oddsFormat).toBe('fractional');
  });

  it('keep the language under mp-lan, for the server too', () => {
    open().dispatch(settingChanged('language', 'he'));
    expect(localStorage.getItem('mp-lan')).toBe('he');
    expect(document.cookie).toContain('mp-lan=he');
    expect(open().getState().settings.values.language).toBe('he');
  });

  it('log the last change of each key until the account has taken it', () => {
    const store = open();
    store.dispatch(settingChanged('theme', 'dark'));
    store.dispatch(settingChanged('sound', true));
    store.dispatch(settingChanged('theme', 'light'));
    const { log } = store.getState().settings;
    expect(log.map(({ key, value }) => [key, value])).toEqual([
      ['sound', true],
      ['theme', 'light'],
    ]);
    const settled = settleSettings(store.getState().settings, {
      settings: {},
      sent: [firstItem(log).id],
    });
    store.dispatch(settingsReplaced(settled));
    expect(
      open()
        .getState()
        .settings.log.map(({ key }) => key),
    ).toEqual(['theme']);
  });

  it('say how times are written as they change, and at no other change of the store', () => {
    const [store, later] = [open(), open()];
    const time = () => formatKickOff('2026-11-21T18:30:00.000Z', 'en', 'UTC');
    later.dispatch(settingChanged('timeFormat', 'h12'));
    expect(time()).toBe('6:30 PM');
    store.dispatch(verificationAsked(7));
    expect(time()).toBe('6:30 PM');
    store.dispatch(settingChanged('timeFormat', 'h23'));
    expect(time()).toBe('18:30');
  });

  it('follow another tab', () => {
    const store = open();
    localStorage.setItem('settings', JSON.stringify({ values: { spoilerFree: true } }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    expect(store.getState().settings.values.spoilerFree).toBe(true);
  });
});
