import type { ApiEnvironment } from '@scoreline/shared-lib/api';
import { bizCodes, type Envelope } from '@scoreline/shared-lib/contract';

export const mostScreenshots = 5;
/** 5 MiB, the server's limit per picture. */
export const largestScreenshot = 5 * 1024 * 1024;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Uploads one picture. Returns its id, or null if the server rejects it. */
export const sendScreenshot =
  (file: Blob) => async (_dispatch: unknown, _getState: unknown, environment: ApiEnvironment) => {
    const base = environment.brand.apiUrl.replace(/\/+$/, '').replace(/\/api$/, '');
    try {
      const response = await environment.fetch(`${base}/api/patron/frontend/feedback/screenshot`, {
        method: 'POST',
        headers: { ...(await environment.headers()), 'Content-Type': file.type },
        body: file,
      });
      const envelope = (await response.json()) as Envelope<{ id: string } | null>;
      return envelope.bizCode === bizCodes.success ? (envelope.data?.id ?? null) : null;
    } catch {
      return null;
    }
  };
