import {
  type Boot,
  type BootPreview,
  isWholeBuild,
  type Preview,
  type PreviewRefusal,
  previewRefusalOnDevice,
} from '@scoreline/shared-lib/contract';

import { verifyRelease } from '../release/verifyRelease';

/** What the visitor's link opens, or why it opens nothing. */
export type OpenedPreview = { preview: Preview } | { refused: PreviewRefusal };

type Signed = Pick<Boot, 'releaseKeys'> & { brand: Pick<Boot['brand'], 'key' | 'env'> };

/**
 * The statement that the page was sent, its signature checked by the keys that releases are checked by: the server's word alone
 * lets nothing run. `now` in milliseconds.
 */
export async function readPreview(
  sent: BootPreview,
  { brand, releaseKeys }: Signed,
  now = Date.now(),
): Promise<OpenedPreview> {
  if ('refused' in sent) return sent;
  const { preview: text, signature, keyId } = sent.signed;
  const track = { brand: brand.key, env: brand.env, channel: 'stable' };
  try {
    const said: unknown = await verifyRelease({ release: text, signature, keyId }, releaseKeys);
    const preview = said as Preview;
    const refused = previewRefusalOnDevice(preview, track, now);
    if (refused) return { refused };
    return isWholeBuild(preview.remote) ? { preview } : { refused: 'unknown' };
  } catch {
    return { refused: 'unknown' };
  }
}
