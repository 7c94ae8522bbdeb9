import { connect } from 'node:net';

/** Parameters of the client: address, headers, connections, seconds. */
export interface ClientOrder {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

const head = Buffer.from('\r\n\r\n');

/**
 * Sends requests over connections with one request at a time, and parses only the head of each answer, because a client that
 * reads everything is slower than the server under test. Requires answers with a `content-length`.
 */
process.once('message', ({ url, headers, connections, seconds }: ClientOrder) => {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  let answers = 0;
  let isOver = false;

  function open(): void {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let start = Buffer.alloc(0);
    /** Bytes of the body still to arrive, or -1 while reading the head. */
    let left = -1;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      if (left < 0) {
        start = start.length > 0 ? Buffer.concat([start, chunk]) : chunk;
        const end = start.indexOf(head);
        if (end < 0) return;
        const text = start.toString('latin1', 0, end);
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
        if (!text.startsWith('HTTP/1.1 200') || !length) throw new Error(`${url}: ${text}`);
        left = Number(length) - (start.length - end - head.length);
        start = Buffer.alloc(0);
      } else {
        left -= chunk.length;
      }
      if (left > 0) return;
      left = -1;
      answers += 1;
      if (isOver) socket.destroy();
      else socket.write(request);
    });
  }

  for (let n = 0; n < connections; n++) open();
  setTimeout(() => {
    isOver = true;
    process.send?.({ perSecond: answers / seconds }, () => process.exit());
  }, seconds * 1_000);
});
