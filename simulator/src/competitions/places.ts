import type { Competition, Zone } from './shape';

export const london: Zone = { hours: 0, summer: 'eu' };
export const central: Zone = { hours: 1, summer: 'eu' };
export const eastern: Zone = { hours: 2, summer: 'eu' };
/** Of an American league: by where its clubs lie. */
export const american: Zone = { hours: -5, summer: 'us', byCity: true };

type Category = Competition['category'];

export const country = (name: string, code: string): Category => ({ name, code });
export const england = country('England', 'gb-eng');
export const spain = country('Spain', 'es');
export const germany = country('Germany', 'de');
export const italy = country('Italy', 'it');
export const usa = country('USA', 'us');
export const europe: Category = { name: 'Europe', code: null };
