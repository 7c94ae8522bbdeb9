import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { runMembers, usage } from './command';
import { ciphered, openDevice, openMemberApp, registerMember, unlimited } from './testing';

const test = duringTests(() => openMemberApp(unlimited));

const command = (...args: string[]) => runMembers(args, test.db, test.clock.now);
const listed = 'patron/frontend/favourites/list';

async function signedIn(id: string, email: string) {
  const device = await openDevice(test, id);
  await registerMember(test, device, email);
  return device;
}

it('ends all sessions of one member, and of nobody else', async () => {
  const phone = await signedIn('phone', 'one@fan.example');
  const laptop = await openDevice(test, 'laptop');
  const request = { type: 'password', email: 'one@fan.example', password: 'orange tram at noon' };
  await laptop.call(ciphered('register-login'), request);
  const other = await signedIn('other', 'two@fan.example');
  expect(await command('sign-out', '--email', ' One@fan.example')).toBe(
    '2 sessions of one@fan.example ended.',
  );
  expect((await phone.call(listed)).status).toBe(401);
  expect((await laptop.call(listed)).status).toBe(401);
  expect((await laptop.call(ciphered('refresh'))).status).toBe(401);
  expect((await other.call(listed)).bizCode).toBe(10000);
  expect((await laptop.call(ciphered('register-login'), request)).bizCode).toBe(10000);
  expect((await laptop.call(listed)).bizCode).toBe(10000);
});

it('ends all sessions of all members', async () => {
  const devices = [
    await signedIn('third', 'three@fan.example'),
    await signedIn('fourth', 'four@fan.example'),
  ];
  expect(await command('sign-out', '--all')).toMatch(/^\d+ sessions of all members ended\.$/);
  for (const device of devices) expect((await device.call(listed)).status).toBe(401);
  expect(await command('sign-out', '--all')).toBe('0 sessions of all members ended.');
});

it('does nothing where it is not clear whose', async () => {
  await expect(command('sign-out', '--email', 'nobody@fan.example')).rejects.toThrow(
    'There is no member with the address nobody@fan.example.',
  );
  const unclear = [[], ['sign-out'], ['sign-out', '--all', '--email', 'one@fan.example']];
  for (const args of unclear) await expect(command(...args)).rejects.toThrow(usage);
  await expect(command('sign-out', '--everybody')).rejects.toThrow(usage);
});
