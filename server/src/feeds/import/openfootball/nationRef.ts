import { slug } from '@scoreline/shared-lib/contract';

const otherNames: Record<string, string> = {
  usa: 'united-states',
  'korea-republic': 'south-korea',
};

/** The ref of a national team, also for names that the files spell in two ways. */
export function nationRef(name: string): string {
  const plain = slug(name);
  return `national/${otherNames[plain] ?? plain}`;
}
