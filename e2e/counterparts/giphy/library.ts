import { createServer, type ServerResponse } from 'node:http';

/** Known GIFs by subject. */
const known = ['goal', 'save', 'penalty', 'champions', 'referee', 'corner'];
/** One grey pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

interface Options {
  apiKey: string;
}

/**
 * GIPHY's documented API, as far as this site uses it: search, trending, single GIFs and their pictures. A search for `outage`
 * always fails, one for `flaky …` fails the first time.
 */
export function createGiphy({ apiKey }: Options) {
  const asked: string[] = [];
  const failed = new Set<string>();
  const fails = (text: string) => {
    const isFirst = !failed.has(text);
    failed.add(text);
    return text === 'outage' || (text.startsWith('flaky') && isFirst);
  };
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    asked.push(`${url.pathname}?${url.searchParams}`);
    if (url.pathname.startsWith('/media/')) return sendPicture(reply);
    if (url.searchParams.get('api_key') !== apiKey)
      return sendJson(reply, 401, { meta: { status: 401, msg: 'Unauthorized' } });
    if (fails(url.searchParams.get('q') ?? ''))
      return sendJson(reply, 503, { meta: { status: 503, msg: 'Service Unavailable' } });
    return answer(url, reply);
  });
  return { server, asked };
}

const sendJson = (reply: ServerResponse, status: number, body: object) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const sendPicture = (reply: ServerResponse) =>
  reply.writeHead(200, { 'content-type': 'image/gif' }).end(pixel);

function gif(id: string, origin: string) {
  const image = (name: string) => ({
    url: `${origin}/media/${id}/${name}.gif`,
    width: '200',
    height: '113',
  });
  return {
    ...{ type: 'gif', id, title: `${id} GIF`, rating: 'g' },
    images: { fixed_width: image('200w'), downsized: image('giphy-downsized') },
  };
}

function answer(url: URL, reply: ServerResponse) {
  const name = /^\/v1\/gifs\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (name === 'search' || name === 'trending') return list(url, reply);
  if (!name || !known.includes(name))
    return sendJson(reply, 404, { data: [], meta: { status: 404, msg: 'Not Found' } });
  return sendJson(reply, 200, { data: gif(name, url.origin), meta: { status: 200, msg: 'OK' } });
}

function list({ searchParams, origin }: URL, reply: ServerResponse) {
  const text = searchParams.get('q') ?? '';
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name) ?? 0));
  const words = text.split(' ').at(-1)!;
  const found = known.filter((each) => each.includes(words));
  const page = found.slice(offset, offset! + (limit || 25));
  return sendJson(reply, 200, {
    data: page.map((id) => gif(id, origin)),
    pagination: { total_count: found.length, count: page.length, offset },
    meta: { status: 200, msg: 'OK' },
  });
}
