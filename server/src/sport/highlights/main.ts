import { readFile } from 'node:fs/promises';

import { UsageError } from '../../commands/commandLine';
import { onDatabase, runCommand } from '../../commands/runCommand';
import { setHighlights, usage } from './setHighlights';

runCommand(usage, async ([name, file, ...rest]) => {
  if (name !== 'set' || file === undefined || rest.length > 0) throw new UsageError(usage);
  const text = await readFile(file, 'utf8');
  console.log(await onDatabase((db) => setHighlights(db, text)));
});
