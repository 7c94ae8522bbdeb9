import { expect, it } from '@jest/globals';

import { readAuthorization, signatureOf } from './signature';

// Examples from AWS's page "Signature Calculations for the Authorization Header", of 24 May 2013.
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const headers = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' };
const usual = ['host', 'x-amz-content-sha256', 'x-amz-date'];

it.each([
  {
    ...{ method: 'GET', url: '/test.txt', signedHeaders: ['host', 'range', ...usual.slice(1)] },
    headers: { ...headers, range: 'bytes=0-9', 'x-amz-content-sha256': empty },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    ...{ method: 'PUT', url: '/test$file.text' },
    signedHeaders: ['date', ...usual, 'x-amz-storage-class'],
    headers: {
      ...{ ...headers, date: 'Fri, 24 May 2013 00:00:00 GMT' },
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    ...{ method: 'GET', url: '/?lifecycle', signedHeaders: usual },
    headers: { ...headers, 'x-amz-content-sha256': empty },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    ...{ method: 'GET', url: '/?max-keys=2&prefix=J', signedHeaders: usual },
    headers: { ...headers, 'x-amz-content-sha256': empty },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])(
  '$method $url has the signature that AWS publishes',
  ({ signature, signedHeaders, ...parts }) => {
    const scope = '20130524/us-east-1/s3/aws4_request';
    expect(signatureOf(parts, { scope, signedHeaders }, secret)).toBe(signature);
    const credential = `Credential=AKIAIOSFODNN7EXAMPLE/${scope}`;
    const said = `SignedHeaders=${signedHeaders.join(';')},Signature=${signature}`;
    expect(readAuthorization(`AWS4-HMAC-SHA256 ${credential},${said}`)).toEqual({
      ...{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', scope, signedHeaders, signature },
    });
  },
);

it('has none without its parts', () => {
  expect(readAuthorization(undefined)).toBeNull();
  expect(readAuthorization('AWS4-HMAC-SHA256 Credential=A/B')).toBeNull();
});
