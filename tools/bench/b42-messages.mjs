import { randomUUID } from 'node:crypto';
import { seedAccount } from '../harness/accounts.mjs';
import { newMessageId, seedTeam } from '../harness/chats.mjs';
import { eventsOf } from '../harness/events-of.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { againstRawAppends, times } from '../harness/raw-appends.mjs';
import { settled } from '../harness/settled.mjs';
import { accessToken } from '../harness/tokens.mjs';

const CONNECTIONS = 64;
const WARM_UP = 15;
const MONTH = () => newMessageId().slice(0, 6);

/** B42: messages over HTTP at 64 connections, each in a team of its own, against raw durable appends of the same events. */
export const b42 = {
  id: 'B42',
  what: 'messages, 64 connections',
  unit: 'messages/s',
  anchor: 'raw durable appends/s of the same event, 64 at once',
  goal: 0.35,
  atLeast: true,
  run: async ({ system, client, pairs, long }) => {
    const perPair = long ? 60 : 25;
    const seats = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const accountId = randomUUID();
        await seedAccount(system, client, accountId);
        const teamId = await seedTeam(system, client, [accountId]);
        const token = accessToken(system.secret, accountId);
        return { teamId, token, written: 0, connection: await openConnection(system.port) };
      }),
    );
    await settled(system, client);
    const write = async (seat) => {
      const { teamId, token, connection } = seat;
      const path = `/api/chats/${teamId}/team/messages/${newMessageId()}`;
      seat.written += 1;
      const text = `Message ${seat.written}: who brings the bats on Tuesday?`;
      const { status, body } = await connection.put(path, token, { text, replyTo: null });
      if (status !== 200) throw new Error(`a message answered ${status}: ${body}`);
    };
    const month = MONTH();
    await Promise.all(seats.map(times(WARM_UP, write)));
    const appended = (await messagesOf(client, seats[0].teamId, month)).slice(0, 1);
    const pace = { warmUp: WARM_UP, perPair, pairs };
    const samples = await againstRawAppends({ ...pace, client, seats, appended, command: write });
    for (const { connection, teamId, written } of seats) {
      connection.close();
      if ((await messagesOf(client, teamId, month)).length !== written)
        throw new Error('the log is not what was written');
    }
    return { samples };
  },
};

const messagesOf = async (client, teamId, month) =>
  (await eventsOf(client, `chatLog-${teamId}.team.${month}`)).filter(({ type }) => type === 'MessagePosted');
