import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type BuildDescriptor, listNamed } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { digest } from './verify';

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

const suffixes = { br: '.br', gzip: '.gz' };

const cacheLimitBytes = 48 * 1024 * 1024;

/** Caches files of builds, which never change: up to 48 MB, least recently used out first. */
function createFileCache() {
  const files = new LRUCache<string, Buffer>({
    maxSize: cacheLimitBytes,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: (path) => readFile(path).catch(() => undefined),
  });
  return (path: string) => files.fetch(path);
}

interface BuildParams {
  name: string;
  build: string;
  '*': string;
}

const isSafe = ({ name, build, '*': rest }: BuildParams) =>
  /^[a-z][a-z0-9-]*$/.test(name) &&
  /^[0-9a-f]{16}$/.test(build) &&
  /^[\w-]+(?:[./][\w-]+)*$/.test(rest);

/** The coding that an `Accept-Encoding` header prefers, null for none. */
export type CodingOf = (acceptEncoding?: string) => keyof typeof suffixes | null;

interface Options {
  registry: string;
  prefix: string;
  codingOf: CodingOf;
}

/** Serves `{prefix}builds/{name}/{build}/…` from the registry, precompressed and cacheable forever. */
export function serveBuilds(app: FastifyInstance, { registry, prefix, codingOf }: Options): void {
  const read = createFileCache();

  async function send(path: string, request: FastifyRequest, reply: FastifyReply) {
    const coding = codingOf(request.headers['accept-encoding']);
    const compressed = coding && (await read(path + suffixes[coding]));
    if (compressed) return reply.header('content-encoding', coding).send(compressed);
    const plain = await read(path);
    return plain ? reply.send(plain) : missing(reply);
  }

  /** A list of a build by the hash in its address; null for an unknown hash. */
  async function readList({ name, build }: BuildParams, list: string): Promise<Buffer | null> {
    const path = join(registry, 'builds', name, build, 'descriptor.json');
    const descriptor = await read(path);
    if (!descriptor) return null;
    const found = await listNamed(
      JSON.parse(descriptor.toString()) as BuildDescriptor,
      list,
      digest,
    );
    return found === null ? null : Buffer.from(found);
  }

  const missing = (reply: FastifyReply) =>
    reply
      .code(404)
      .removeHeader('cache-control')
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('no such file');

  app.get<{ Params: BuildParams }>(`${prefix}builds/:name/:build/*`, async (request, reply) => {
    const { params } = request;
    if (!isSafe(params)) return missing(reply);
    const extension = params['*'].split('.').at(-1) ?? '';
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
      .type(contentTypes[extension] ?? 'application/octet-stream');
    const list = /^lists\/([\w-]+(?:\.[\w-]+)?)\.json$/.exec(params['*'])?.[1];
    if (list) {
      const found = await readList(params, list);
      return found ? reply.send(found) : missing(reply);
    }
    return send(join(registry, 'builds', params.name, params.build, params['*']), request, reply);
  });
}
