import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { getAgain } from './getAgain';

const asked = jest.fn<typeof fetch>();
const original = globalThis.fetch;
const answers = (...all: (number | Error)[]) =>
  all.forEach((one) =>
    typeof one === 'number'
      ? asked.mockResolvedValueOnce(new Response('{}', { status: one }))
      : asked.mockRejectedValueOnce(one),
  );
/** Browsers report a body that fails its integrity check this way, for every status. */
const refused = new TypeError('Failed to fetch');

beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked;
});
afterEach(() => {
  globalThis.fetch = original;
});

it.each([408, 409, 425, 429, 500, 502, 503, 504])('asks once more after %i', async (status) => {
  answers(status, 200);
  expect((await getAgain('/a.json')).status).toBe(200);
});

it('asks no third time', async () => {
  answers(503, 503);
  expect((await getAgain('/a.json')).status).toBe(503);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('takes what was not found at its word', async () => {
  answers(404);
  expect((await getAgain('/a.json')).status).toBe(404);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks once more, past the cache, where a hash kept the status back', async () => {
  answers(refused, 200);
  expect((await getAgain('/a.json', { integrity: 'sha384-x' })).status).toBe(200);
  expect(asked).toHaveBeenLastCalledWith('/a.json', { integrity: 'sha384-x', cache: 'reload' });
});

it('asks no third time under a hash either', async () => {
  answers(refused, 503);
  expect((await getAgain('/a.json', { integrity: 'sha384-x' })).status).toBe(503);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('tells a failure without a hash, and an end of patience, at once', async () => {
  answers(refused);
  await expect(getAgain('/a.json')).rejects.toBe(refused);
  answers(refused);
  const init = { integrity: 'sha384-x', signal: AbortSignal.abort() };
  await expect(getAgain('/a.json', init)).rejects.toBe(refused);
  expect(asked).toHaveBeenCalledTimes(2);
});
