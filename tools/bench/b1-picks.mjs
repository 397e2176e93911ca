import { randomUUID } from 'node:crypto';
import { legalOrder, seedLiveDraft } from '../harness/drafts.mjs';
import { eventsOf } from '../harness/events-of.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { againstRawAppends, times } from '../harness/raw-appends.mjs';
import { settled } from '../harness/settled.mjs';
import { accessToken } from '../harness/tokens.mjs';

const CONNECTIONS = 64;

const WARM_UP = 15;

/**
 * B1: picks over HTTP at 64 connections, each in a draft of its own, against raw durable appends by the same client of
 * what such a pick appends: its two events with their metadata.
 */
const picks = (id, what, goal, coed) => ({
  id,
  what,
  unit: 'commands/s',
  anchor: 'raw durable appends/s of the same two events, 64 at once',
  goal,
  atLeast: true,
  run: async ({ system, client, pairs, long }) => {
    const commissionerId = randomUUID();
    const token = accessToken(system.secret, commissionerId);
    const perPair = long ? 45 : 25;
    const rounds = Math.ceil((perPair * pairs + WARM_UP) / 12);
    const drafts = [];
    for (let i = 0; i < CONNECTIONS; i += 1)
      drafts.push(
        await seedLiveDraft(system, client, { commissionerId, rounds, players: 12 * rounds + 60, coed }),
      );
    await settled(system, client);
    const seats = await Promise.all(
      drafts.map(async (draft) => ({
        draft,
        order: legalOrder(draft),
        next: 0,
        connection: await openConnection(system.port),
      })),
    );
    const pick = async (seat) => {
      const { draft, order, connection } = seat;
      const pickNo = (seat.next += 1);
      const { status, body } = await connection.post(`/api/leagues/${draft.leagueId}/draft/picks`, token, {
        pickNo,
        playerId: order[pickNo - 1],
        teamId: draft.board[pickNo - 1],
      });
      if (status !== 200) throw new Error(`pick ${pickNo} answered ${status}: ${body}`);
    };
    await Promise.all(seats.map(times(WARM_UP, pick)));
    const appended = (await eventsOf(client, `draft-${seats[0].draft.draftId}`)).slice(-2);
    const pace = { warmUp: WARM_UP, perPair, pairs };
    const samples = await againstRawAppends({ ...pace, client, seats, appended, command: pick });
    for (const { connection } of seats) connection.close();
    for (const { draft, order, next } of seats) {
      const picked = (await eventsOf(client, `draft-${draft.draftId}`))
        .filter(({ type }) => type === 'PlayerPicked')
        .map(({ data }) => data.playerId);
      if (picked.join() !== order.slice(0, next).join()) throw new Error('the log is not what was picked');
    }
    return { samples };
  },
});
export const b1 = picks('B1', 'pick commands/s, 64 connections', 0.35, false);
export const b1Coed = picks('B1-coed', 'as B1, nine positions and five women a team', 0.3, true);
