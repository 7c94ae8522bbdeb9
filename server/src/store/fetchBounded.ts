export interface BoundedAnswer {
  status: number;
  ok: boolean;
  headers: Headers;
  bytes: Buffer;
}

interface Bounds extends RequestInit {
  mostBytes: number;
  signal: AbortSignal;
}

/**
 * Calls an external service. A redirect, which may lead to this network's own machines, is an error, and an answer over the
 * size limit is cut off while it arrives.
 * @throws for both
 */
export async function fetchBounded(
  url: string | URL,
  { mostBytes, ...init }: Bounds,
): Promise<BoundedAnswer> {
  const { body, headers, ok, status } = await fetch(url, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the rest.
    if (length > mostBytes) throw new Error(`An answer was larger than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return { status, ok, headers, bytes: Buffer.concat(chunks) };
}

export const jsonOf = ({ bytes }: BoundedAnswer): unknown => JSON.parse(bytes.toString());
