import { once } from 'node:events';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { connectLive } from '../harness/live-connection.mjs';

/**
 * People with ill intent, in a process of their own that gives way to the product's: what their machines compute is not
 * its doing. It is told whom and what with, says when its pictures are there, waits, and says what was answered.
 */
setPriority(19);
const [{ address, senders, size }] = await once(process, 'message');
const senderOf = (n) => senders[n % senders.length];
const MESSAGES = 200;

const each = async (times, atOnce, work) => {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const LONG = 'x'.repeat(5_000);
const BODIES = [
  '{',
  'null',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  JSON.stringify({ name: LONG, teamCount: { $gt: '' } }),
  JSON.stringify({ name: Array.from({ length: 2_000 }, () => ({ $where: 'sleep(1000)' })) }),
  `{"reason":"${'x'.repeat(300_000)}"}`,
];

const requestOf = async ({ token, leagueId }, n) => {
  const path = ['/leagues', `/leagues/${leagueId}`, `/leagues/${LONG}`, '/leagues?atLeast[$gt]='][n % 4];
  const headers = { authorization: `Bearer ${n % 5 === 0 ? `${token}x` : token}` };
  if (n % 2 === 0) return (await fetch(`${address}/api${path}`, { headers })).status;
  const answer = await fetch(`${address}/api/leagues`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: BODIES[n % BODIES.length],
  }).catch(() => ({ status: 0 }));
  return answer.status;
};

const HEADER = 'First Name,Last Name';
const MEGABYTES = 4 * 1024 * 1024;
const LISTS = [
  () => `${HEADER}${',a'.repeat(3_000)}\nAna,Ruiz\n`,
  () => `${HEADER}${',a'.repeat(198)}\nAna,Ruiz\n`,
  () => '"'.repeat(MEGABYTES),
  () => ','.repeat(MEGABYTES),
  () => '\n'.repeat(MEGABYTES),
  () => `${HEADER},Position\n${`A,B,${'x '.repeat(400)}\n`.repeat(5_000)}`,
  () => `${HEADER}\n${'Ana,Ruiz\n'.repeat(5_000)}`,
];

const previewOf = ({ token, leagueId }, n) =>
  sendFile(`/leagues/${leagueId}/pool/imports/preview`, token, 'file', LISTS[n % LISTS.length]());

const picture = (options, format) =>
  sharp({ create: { channels: 3, background: '#00ff00', ...options } })
    [format](format === 'png' ? { progressive: true } : {})
    .toBuffer();
const pictures = [
  await picture({ width: 4_800, height: 4_800 }, 'png'),
  await picture({ width: 7_000, height: 7_000 }, 'jpeg'),
  await picture({ width: 7_000, height: 7_000 }, 'webp'),
];
const pictureOf = ({ token }, n) => {
  const whole = pictures[n % pictures.length];
  return sendFile('/player/photo', token, 'photo', n % 2 ? whole : whole.subarray(0, whole.length / 2));
};

const sendFile = async (path, token, field, content) => {
  const body = new FormData();
  body.set(field, new Blob([content]), 'file');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
};

/** Each connection says far more than it may; resolves when all of them have been ended. */
const flood = (sockets) =>
  each(sockets, sockets, async (n) => {
    const { token, leagueId } = senderOf(n);
    const socket = await connectLive(address, { token }).catch(() => undefined);
    if (!socket) return;
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    for (let i = 0; i < MESSAGES; i += 1) {
      if (n % 2 === 0) socket.emit('time', {});
      else socket.emit('room.join', { leagueId, sinceRevision: -1 }, () => undefined);
    }
    await ended;
  });

process.send('ready');
await once(process, 'message');
const statuses = {};
const count = (status) => (statuses[status] = (statuses[status] ?? 0) + 1);
await each(size.requests, 12, async (n) => count(await requestOf(senderOf(n), n)));
await each(size.lists, 4, async (n) => count(await previewOf(senderOf(n), n)));
await each(size.uploads, 6, async (n) => count(await pictureOf(senderOf(n), n)));
await flood(size.sockets);
process.send(statuses);
