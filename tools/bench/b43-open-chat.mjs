import { randomUUID } from 'node:crypto';
import { ANY } from '@eventstore/db-client';
import { newMessageId, seedTeam } from '../harness/chats.mjs';
import { append, catalogOf } from '../harness/drafts.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const MONTHS = ['202607', '202608', '202609', '202610', '202611'];
const A_MONTH = 20_000;
const AT_ONCE = 500;
const MEMBERS = 20;
const WARM_UP = 10;

/** B43, the server's part: what a screen asks to open a channel of 100,000 messages, of which nothing was read yet. */
export const b43 = {
  id: 'B43',
  what: 'open a channel of 100,000 messages: chat and newest page, at once, p99',
  unit: 'ms',
  goal: 60,
  atLeast: false,
  absolute: true,
  run: async ({ system, client, long }) => {
    const accounts = Array.from({ length: MEMBERS }, () => randomUUID());
    const teamId = await seedTeam(system, client, accounts);
    for (const month of MONTHS) await writeMonth(system, client, teamId, accounts, month);
    await settled(system, client);
    const token = accessToken(system.secret, accounts[1]);
    const connections = await Promise.all([openConnection(system.port), openConnection(system.port)]);
    const paths = [`/api/chats/${teamId}`, `/api/chats/${teamId}/team/messages?limit=50`];
    const delays = [];
    for (let n = 0; n < WARM_UP + (long ? 400 : 100); n += 1) {
      const began = performance.now();
      const answers = await Promise.all(paths.map((path, i) => connections[i].get(path, token)));
      if (n >= WARM_UP) delays.push(performance.now() - began);
      if (answers.some(({ status }) => status !== 200)) throw new Error(answers[0].body);
      const [unread, items] = answers.map(({ body }) => JSON.parse(body));
      if (unread.channels[0].unread !== 100 || items.items.length !== 50)
        throw new Error('that is not the chat');
    }
    for (const connection of connections) connection.close();
    return {
      value: percentile(delays, 99),
      p50: percentile(delays, 50),
      min: Math.min(...delays),
      max: Math.max(...delays),
    };
  },
};

const writeMonth = async (system, client, teamId, accounts, month) => {
  const first = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 1);
  for (let from = 0; from < A_MONTH; from += AT_ONCE) {
    const messages = Array.from({ length: AT_ONCE }, (_, i) => ({
      type: 'MessagePosted',
      data: {
        ...{
          chatId: teamId,
          channel: 'team',
          messageId: newMessageId(month),
          authorId: accounts[i % MEMBERS],
        },
        ...{ text: `Message ${from + i}: who brings the bats on Tuesday?`, mentions: [], wide: null },
        ...{ replyTo: null, postedAt: new Date(first + (from + i) * 60_000).toISOString() },
      },
    }));
    await append(catalogOf(system), client, `chatLog-${teamId}.team.${month}`, messages, ANY);
  }
};
