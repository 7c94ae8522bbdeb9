import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The account that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const ownName = 'scoreline';

/** PostgreSQL refuses to run as root: returns another account then, or null if the current one works. */
export function databaseAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  return lookUp(ownName) ?? lookUp('postgres') ?? createOwn() ?? requireNobody();
}

function lookUp(name: string): Account | null {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([entryName]) => entryName === name);
  const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])];
  return uid > 0 ? { uid, gid } : null;
}

function createOwn(): Account | null {
  try {
    const options = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', ownName];
    execFileSync('useradd', options, { stdio: 'ignore' });
    return lookUp(ownName);
  } catch {
    return null;
  }
}

function requireNobody(): Account {
  const account = lookUp('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root and no other user exists here: run as another user, or set DATABASE_URL.',
  );
}
