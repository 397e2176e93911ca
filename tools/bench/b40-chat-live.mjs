import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { newMessageId, seedTeam } from '../harness/chats.mjs';
import { connectLive } from '../harness/live-connection.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile, until } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const MEMBERS = 50;
const PER_SECOND = 10;
const WARM_UP = 20;

/** B40: from the answer to who wrote a message to the last of 50 members' screens, beside a bare socket.io server. */
export const b40 = {
  id: 'B40',
  what: 'message accepted → 50th socket, p99; at most twice a bare socket.io fan-out',
  unit: 'ms',
  goal: 20,
  atLeast: false,
  absolute: true,
  run: async ({ system, client, long }) => {
    const accounts = Array.from({ length: MEMBERS }, () => randomUUID());
    const tokens = accounts.map((accountId) => accessToken(system.secret, accountId));
    const teamId = await seedTeam(system, client, accounts);
    await settled(system, client);
    const connection = await openConnection(system.port);
    const screens = await Promise.all(tokens.map((token) => connectLive(system.address, { token })));
    for (const screen of screens)
      await until(
        'the chat is open',
        async () => (await screen.emitWithAck('chat.join', { chatId: teamId })).ok === true,
      );
    const rounds = long ? 400 : 150;
    const chat = await fanOut(screens, rounds, async (n) => {
      const path = `/api/chats/${teamId}/team/messages/${newMessageId()}`;
      const { status, body } = await connection.put(path, tokens[0], { text: textOf(n), replyTo: null });
      if (status !== 200) throw new Error(`message ${n} answered ${status}: ${body}`);
    });
    connection.close();
    const { value: bare } = await onBareServer(chat.sample, rounds);
    return {
      value: percentile(chat.delays, 99),
      p50: percentile(chat.delays, 50),
      min: Math.min(...chat.delays),
      max: Math.max(...chat.delays),
      ok: percentile(chat.delays, 99) <= 2 * percentile(bare, 99),
      parts: { bareP99: percentile(bare, 99), bareP50: percentile(bare, 50) },
    };
  },
};

const textOf = (n) => `Message ${n}: who brings the bats on Tuesday?`;

/** The same body from a server that does nothing else. */
const onBareServer = async (sample, rounds) => {
  const child = fork(fileURLToPath(new URL('./b40-fanout.child.mjs', import.meta.url)));
  try {
    const [{ port }] = await once(child, 'message');
    const screens = await Promise.all(
      Array.from({ length: MEMBERS }, () => connectLive(`http://127.0.0.1:${port}`)),
    );
    const { delays } = await fanOut(screens, rounds, () => screens[0].emitWithAck('say', sample));
    return { value: delays };
  } finally {
    child.kill();
  }
};

/**
 * Says something again and again.
 * @returns of each, how long after `say` was answered the last screen was told, ms (0: before), and what they were told
 */
const fanOut = async (screens, rounds, say) => {
  let arrived = [];
  let sample;
  for (const screen of screens)
    screen.on('chat.items', (body) => {
      sample = body;
      arrived.push(performance.now());
    });
  const delays = [];
  for (let n = 1; n <= WARM_UP + rounds; n += 1) {
    arrived = [];
    const began = performance.now();
    await say(n);
    const answered = performance.now();
    await until(`message ${n} is on all screens`, () => arrived.length === screens.length);
    if (n > WARM_UP) delays.push(Math.max(0, Math.max(...arrived) - answered));
    const rest = began + 1_000 / PER_SECOND - performance.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
  }
  for (const screen of screens) screen.disconnect();
  return { delays, sample };
};
