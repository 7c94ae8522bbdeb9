import type { Server } from 'node:http';

import type { ClientFrame, ServerFrame } from '@scoreline/shared-lib/contract';
import { type WebSocket, WebSocketServer } from 'ws';

import type { Player } from './player';

const heartbeatMs = 5_000;

/** Replays a topic's frames at the recorded pace, scaled by `pace`, and stops after the last one. */
function play(player: Player, topic: string, send: (frame: ServerFrame) => void, pace: number) {
  const timers = player.framesOf(topic).map(({ afterMs, frame }, at) => {
    const firstMs = player.framesOf(topic)[0]?.afterMs ?? 0;
    const numbered = { ...frame, seq: at + 1 };
    return setTimeout(() => send(numbered), (afterMs - firstMs) / pace);
  });
  return () => timers.forEach(clearTimeout);
}

function serve(socket: WebSocket, player: Player, pace: number): void {
  const playing = new Map<string, () => void>();
  const send = (frame: ServerFrame) => socket.send(JSON.stringify(frame));
  const beat = () => send({ op: 'heartbeat', time: new Date().toISOString() });
  const heart = setInterval(beat, heartbeatMs);

  function subscribe(topic: string): void {
    playing.get(topic)?.();
    if (player.framesOf(topic).length === 0) send({ op: 'image', topic, seq: 1, data: {} });
    playing.set(topic, play(player, topic, send, pace));
  }

  socket.on('message', (bytes: Buffer) => {
    const frame = JSON.parse(bytes.toString()) as ClientFrame;
    if (frame.op === 'subscribe') frame.topics.forEach(subscribe);
    if (frame.op === 'unsubscribe') frame.topics.forEach((topic) => playing.get(topic)?.());
    if (frame.op === 'ping') beat();
  });
  socket.on('close', () => {
    clearInterval(heart);
    for (const stop of playing.values()) stop();
  });
}

/** The live connection of a standalone page: recorded images and deltas, `pace` times as fast as recorded. */
export function serveRecordedLive(server: Server, player: Player, pace = 1): void {
  const sockets = new WebSocketServer({ server, path: '/live' });
  sockets.on('connection', (socket) => serve(socket, player, pace));
}
