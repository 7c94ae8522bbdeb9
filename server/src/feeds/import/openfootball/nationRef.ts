import { slug } from '@scoreline/shared-lib/contract';

const otherNames: Record<string, string> = {
  usa: 'united-states',
  'korea-republic': 'south-korea',
};

/** A national team by its name, also where the files themselves write it in two ways. */
export function nationRef(name: string): string {
  const plain = slug(name);
  return `national/${otherNames[plain] ?? plain}`;
}
