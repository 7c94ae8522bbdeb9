import { beforeEach, describe, expect, it } from '@jest/globals';

import { createInstallPrompt, installKey, needsInstructions } from './createInstallPrompt';
import { stubGlobal } from '@scoreline/shared-lib/testing/stubGlobal';

beforeEach(() => {
  localStorage.clear();
  stubGlobal('matchMedia', () => ({ matches: false }));
});

function offered(outcome: 'accepted' | 'dismissed') {
  const prompt = createInstallPrompt();
  prompt.start();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => Promise.resolve({ outcome }),
  });
  dispatchEvent(event);
  return { prompt, event };
}

describe('the install prompt', () => {
  it('is hidden until the browser offers it, and then holds it back', () => {
    expect(createInstallPrompt().state()).toBe('hidden');
    const { prompt, event } = offered('accepted');
    expect([prompt.state(), prompt.canInstall(), event.defaultPrevented]).toEqual([
      'available',
      true,
      true,
    ]);
  });

  it('tells whoever shows a button, whatever was once answered', () => {
    localStorage.setItem(installKey, 'dismissed');
    const prompt = createInstallPrompt();
    const seen: boolean[] = [];
    prompt.subscribe(() => seen.push(prompt.canInstall()));
    prompt.start();
    dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
    expect([prompt.state(), seen]).toEqual(['dismissed', [true]]);
  });

  it('is installed when the visitor accepts', async () => {
    const { prompt } = offered('accepted');
    await prompt.install();
    expect(prompt.state()).toBe('installed');
    expect(localStorage.getItem(installKey)).toBeNull();
  });

  it('stays dismissed on later visits, whatever the browser offers', async () => {
    const { prompt } = offered('dismissed');
    await prompt.install();
    expect(prompt.state()).toBe('dismissed');
    expect(offered('accepted').prompt.state()).toBe('dismissed');
  });

  it('is installed where the page runs on its own', () => {
    stubGlobal('matchMedia', () => ({ matches: true }));
    expect(createInstallPrompt().state()).toBe('installed');
  });

  it('leaves a first visit alone', () => {
    expect(offered('accepted').prompt.isReturning).toBe(false);
    expect(createInstallPrompt().isReturning).toBe(true);
  });
});

describe('iOS', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', true],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) CriOS/140 Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (iPhone) Safari/604.1 ScorelineApp/2.4.0 (ios)', false],
    ['Mozilla/5.0 (X11; Linux x64) Chrome/140.0 Safari/537.36', false],
  ])('%s', (agent, expected) => expect(needsInstructions(agent)).toBe(expected));
});
