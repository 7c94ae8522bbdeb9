import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

type Texts = { [key: string]: string | Texts };

/** Reads text files of builds, which never change under their address; a missing one is null. */
export function createBuildReader(registry: string) {
  const texts = new Map<string, Promise<string | null>>();
  return (name: string, build: string, path: string | undefined): Promise<string | null> => {
    if (!path) return Promise.resolve(null);
    const address = join(registry, 'builds', name, build, path);
    const known = texts.get(address);
    if (known) return known;
    const read = readFile(address, 'utf8').catch(() => null);
    texts.set(address, read);
    return read;
  };
}

export type BuildReader = ReturnType<typeof createBuildReader>;

function valueAt(texts: Texts, key: string): string | null {
  let value: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    if (typeof value !== 'object') return null;
    value = value[part];
  }
  return typeof value === 'string' ? value : null;
}

const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);

/** A text of a remote's locale file in the page's language, or English, or null where it has none. */
export async function remoteText(
  read: BuildReader,
  { name, build, locales }: Pick<BuildDescriptor, 'name' | 'build' | 'locales'>,
  language: string,
  key: string,
  values: Record<string, string>,
): Promise<string | null> {
  const json = await read(name, build, locales[language] ?? locales.en);
  const template = json && valueAt(JSON.parse(json) as Texts, key);
  return template ? fill(template, values) : null;
}
