import { verify } from 'node:crypto';

import { Refusal } from '@scoreline/remote-kit/admission';
import { sha256 } from '@scoreline/remote-kit/client';
import { z } from 'zod';

import { publicKeyOf } from '../keys/signature';
import { signedJson } from '../keys/signedJson';
import { lineSchema } from '../line';
import { countsAt, type PolicyKey } from '../policy/document';

/** The signed statement of a team's key about a build: its identity, commit and pipeline. */
const statementSchema = z.strictObject({
  name: z.string(),
  build: z.string(),
  /** SHA-256 of `descriptor.json`, in hex. */
  descriptorHash: z.string(),
  commit: lineSchema(200).min(7),
  pipeline: lineSchema(300),
});

export type Statement = z.infer<typeof statementSchema>;

/** The exact signed bytes, the signature in base64, and the id of its key. */
export interface SignedStatement {
  statement: string;
  signature: string;
  keyId: string;
}

/** Whether one of these keys, valid at that time, has signed the text. */
export function isSigned(
  { statement, signature, keyId }: SignedStatement,
  keys: readonly PolicyKey[],
  at: Date,
): boolean {
  const key = keys.find(({ id }) => id === keyId);
  return (
    key !== undefined &&
    countsAt(key, at) &&
    verify(null, Buffer.from(statement), publicKeyOf(key.public), Buffer.from(signature, 'base64'))
  );
}

const refuse = (reason: string): never => {
  throw new Refusal('statement', reason, 'statement.json');
};

/**
 * The statement about a build with that descriptor.
 * @throws Refusal if it is about another build, or if none of the team's keys has signed it.
 */
export function readStatement(
  signed: SignedStatement,
  keys: readonly PolicyKey[],
  at: Date,
  of: { name: string; build: string; descriptor: string | Buffer; commit?: string },
): Statement {
  if (!isSigned(signed, keys, at))
    refuse(`no key of the team counts that signed it as ${signed.keyId}`);
  const read = signedJson(statementSchema).safeParse(signed.statement);
  if (!read.success) return refuse('it is not readable');
  const { name, build, descriptorHash, commit } = read.data;
  if (name !== of.name || build !== of.build) refuse(`it is of ${name} ${build}`);
  if (descriptorHash !== sha256(of.descriptor)) refuse('it is of another descriptor.json');
  if (of.commit && of.commit !== commit)
    refuse(`it is of commit ${commit}, the pipeline runs for ${of.commit}`);
  return read.data;
}
