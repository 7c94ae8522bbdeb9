import {
  type Boot,
  type BootPreview,
  isWholeBuild,
  type Preview,
  type PreviewRefusal,
  previewRefusalOnDevice,
} from '@scoreline/shared-lib/contract';

import { verifyRelease } from '../release/verifyRelease';

/** The preview of the visitor's link, or the reason for its refusal. */
export type OpenedPreview = { preview: Preview } | { refused: PreviewRefusal };

type Signed = Pick<Boot, 'releaseKeys'> & { brand: Pick<Boot['brand'], 'key' | 'env'> };

/**
 * Verifies the signed preview with the release keys, because the server's word alone must not run code. `now` is in
 * milliseconds.
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
