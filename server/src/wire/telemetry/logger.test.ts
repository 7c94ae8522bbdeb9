import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';

import { createLogger } from './logger';

function logged(details: object): string {
  let text = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  createLogger('info', sink).info(details, 'said');
  return text;
}

it('keeps secrets out of the log', () => {
  const headers = { authorization: 'Bearer SECRET', aesid: 'SECRET', transid: 'SECRET' };
  const error = Object.assign(new Error('broke'), { client: { secretKey: 'SECRET' } });
  const text = logged({
    headers,
    req: { method: 'GET', url: '/reset?code=SECRET', headers },
    err: error,
    body: { password: 'SECRET' },
  });
  expect(text).toContain('"path":"/reset"');
  expect(text).toContain('broke');
  expect(text).not.toContain('SECRET');
});
