import { describe, expect, it } from '@jest/globals';

import { readArgs, UsageError } from './commandLine';

const usage = 'Usage: npx scoreline example --email ADDRESS';
const options = { email: { type: 'string' }, days: { type: 'string' } } as const;
const refusalOf = (...args: string[]) => {
  try {
    readArgs(usage, { args, options });
  } catch (error) {
    return error;
  }
};

describe("a command's arguments", () => {
  it('are read by their names', () => {
    expect(readArgs(usage, { args: ['--days', '3'], options }).values).toEqual({ days: '3' });
  });

  it('name the nearest option where one is not known', () => {
    const refusal = refusalOf('--emial', 'anna@club.example');
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as Error).message).toBe(
      `Unknown option --emial. Did you mean --email?\n${usage}`,
    );
  });

  it('say what is missing, and how the command is used', () => {
    expect((refusalOf('--email') as Error).message).toMatch(/argument missing\n?[^]*Usage: npx/);
  });
});
