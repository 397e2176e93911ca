import { randomUUID } from 'node:crypto';
import { newMessageId, seedTeam } from '../harness/chats.mjs';
import { connectLive } from '../harness/live-connection.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile, until } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const MEMBERS = 12;
const PER_SECOND = 10;
const WARM_UP = 20;

/** B41: from the answer to who wrote a message to the bell of the one it mentions. */
export const b41 = {
  id: 'B41',
  what: 'mention accepted → bell of the mentioned, p99',
  unit: 'ms',
  goal: 50,
  atLeast: false,
  absolute: true,
  run: async ({ system, client, long }) => {
    const accounts = Array.from({ length: MEMBERS }, () => randomUUID());
    const [writer, mentioned] = accounts;
    const teamId = await seedTeam(system, client, accounts);
    await settled(system, client);
    const connection = await openConnection(system.port);
    const bell = await connectLive(system.address, { token: accessToken(system.secret, mentioned) });
    const rung = new Map();
    bell.on('notification', ({ notification }) =>
      rung.set(notification.message.messageId, performance.now()),
    );
    const delays = [];
    for (let n = 1; n <= WARM_UP + (long ? 400 : 150); n += 1) {
      const began = performance.now();
      const messageId = newMessageId();
      const path = `/api/chats/${teamId}/team/messages/${messageId}`;
      const text = `<@${mentioned}> message ${n}: who brings the bats on Tuesday?`;
      const token = accessToken(system.secret, writer);
      const { status, body } = await connection.put(path, token, { text, replyTo: null });
      if (status !== 200) throw new Error(`message ${n} answered ${status}: ${body}`);
      const answered = performance.now();
      await until(`the bell rings for message ${n}`, () => rung.has(messageId));
      if (n > WARM_UP) delays.push(Math.max(0, rung.get(messageId) - answered));
      const rest = began + 1_000 / PER_SECOND - performance.now();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
    }
    connection.close();
    bell.disconnect();
    return {
      value: percentile(delays, 99),
      p50: percentile(delays, 50),
      min: Math.min(...delays),
      max: Math.max(...delays),
    };
  },
};
