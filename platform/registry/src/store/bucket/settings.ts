import { readFile } from 'node:fs/promises';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** A bucket of an S3-compatible store. */
export interface BucketSettings {
  bucket: string;
  /** Prefix of every key: empty, or ending in a slash. */
  prefix: string;
  /** The store's address, without the bucket. */
  endpoint: URL;
  region: string;
  /** Whether the bucket is the first segment of the path instead of the host name. */
  isPathStyle: boolean;
  /** Read for each request, because the file may have changed. */
  credentials(): Promise<Credentials>;
}

const address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** Whether a setting names a bucket instead of a folder. */
export const namesBucket = (text: string | undefined): text is string =>
  text?.startsWith('s3:') ?? false;

/** A secret from the environment variable, or from the file that the variable with the suffix `_FILE` names. */
function secretReader(env: NodeJS.ProcessEnv, name: string) {
  const file = env[`${name}_FILE`];
  if (!file) return () => Promise.resolve(env[name] || undefined);
  return async () => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new Error(`${name}_FILE names ${file}, which cannot be read (${error.code})`);
    });
    return text.trim() || undefined;
  };
}

function readCredentials(env: NodeJS.ProcessEnv): BucketSettings['credentials'] {
  const keyId = secretReader(env, 'AWS_ACCESS_KEY_ID');
  const secret = secretReader(env, 'AWS_SECRET_ACCESS_KEY');
  const token = secretReader(env, 'AWS_SESSION_TOKEN');
  return async () => {
    const [accessKeyId, secretAccessKey, sessionToken] = await Promise.all([
      ...[keyId(), secret(), token()],
    ]);
    if (!accessKeyId || !secretAccessKey)
      throw new Error(
        'a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or files of them named by the same with _FILE',
      );
    return { accessKeyId, secretAccessKey, sessionToken };
  };
}

function readEndpoint(text: string | undefined, region: string): URL {
  const endpoint = text || `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error(`REGISTRY_S3_ENDPOINT ${endpoint} is no address of http or https`);
  return new URL(endpoint);
}

function readPathStyle(env: NodeJS.ProcessEnv): boolean {
  const text = env.REGISTRY_S3_PATH_STYLE || (env.REGISTRY_S3_ENDPOINT ? 'true' : 'false');
  if (text !== 'true' && text !== 'false')
    throw new Error(`REGISTRY_S3_PATH_STYLE ${text} is neither true nor false`);
  return text === 'true';
}

/**
 * Parses `s3://bucket/prefix` and the settings beside it.
 * @throws with the problem if one is invalid.
 */
export function readBucket(text: string, env: NodeJS.ProcessEnv): BucketSettings {
  const [, bucket, path = ''] = address.exec(text) ?? [];
  const prefix = path && path.replace(/\/*$/, '/');
  if (!bucket || !/^(?:[\w.-]+\/)*$/.test(prefix))
    throw new Error(`REGISTRY_BLOBS ${text} is not s3://bucket or s3://bucket/prefix`);
  const region = env.REGISTRY_S3_REGION || 'us-east-1';
  const endpoint = readEndpoint(env.REGISTRY_S3_ENDPOINT, region);
  const isPathStyle = readPathStyle(env);
  return { bucket, prefix, endpoint, region, isPathStyle, credentials: readCredentials(env) };
}
