import { stat } from 'node:fs/promises';

import { blobFolder } from '../store/blobs';
import { blobBucket } from '../store/bucket/blobBucket';
import { readBucket } from '../store/bucket/settings';
import { copyBlobs } from '../store/copyBlobs';
import { neededName, type Options } from './options';

type Say = (line: string) => void;

/** Prints a line every 10 %, so that a long copy shows progress. */
function progress(say: Say) {
  let reportedPercent = 0;
  return (done: number, of: number) => {
    const percent = Math.floor((done / of) * 10) * 10;
    if (percent > reportedPercent) say(`${done} of ${of} blobs, ${percent} %`);
    reportedPercent = Math.max(reportedPercent, percent);
  };
}

/** Copies the blobs of a folder to the bucket of `REGISTRY_BLOBS`; a second run resumes an interrupted copy. */
async function copy(options: Options, say: Say): Promise<void> {
  const folder = neededName(options, 0, 'the folder of the blobs');
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new Error(`${folder} is no folder`);
  const bucket = blobBucket(readBucket(process.env.REGISTRY_BLOBS ?? '', process.env));
  await bucket.open();
  const { blobs, known, broken } = await copyBlobs(blobFolder(folder), bucket, progress(say));
  say(`${blobs - known - broken.length} blobs copied, ${known} were there already`);
  if (broken.length > 0)
    throw new Error(`${broken.length} were left out: ${broken.sort().join('; ')}`);
}

/** Commands for blob storage. */
export const blobCommands = { copy };
