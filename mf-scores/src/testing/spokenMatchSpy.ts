import { jest } from '@jest/globals';

import type * as SpokenMatch from '../row/spokenMatch';

const row = jest.requireActual<typeof SpokenMatch>('../row/spokenMatch');

/** Called once per render of a row. Import it before any module that renders rows. */
export const spokenMatch = jest.fn(row.spokenMatch);

jest.mock('../row/spokenMatch', () => ({ ...row, spokenMatch }));
