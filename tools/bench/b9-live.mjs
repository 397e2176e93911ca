import { randomUUID } from 'node:crypto';
import { legalOrder, seedLiveDraft } from '../harness/drafts.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { enterRoom } from '../harness/room-screens.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile, until } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

const SOCKETS = 12;
const PICKS_PER_SECOND = 20;

/** B9: from the moment a pick is accepted (its answer is in) or sent, whichever is asked, to the last of 12 screens. */
export const b9 = {
  id: 'B9',
  what: 'pick sent → 12th socket, coed limits, p99',
  unit: 'ms',
  anchor: 'one setTimeout(0) turn, ms',
  goal: 20,
  atLeast: false,
  absolute: true,
  run: async ({ system, client, long }) => {
    const commissionerId = randomUUID();
    const token = accessToken(system.secret, commissionerId);
    const rounds = long ? 40 : 15;
    const draft = await seedLiveDraft(system, client, {
      commissionerId,
      rounds,
      players: rounds * 12 + 60,
      coed: true,
    });
    const order = legalOrder(draft);
    const arrivals = new Map();
    const sockets = await Promise.all(
      Array.from({ length: SOCKETS }, () => enterRoom(system, token, draft.leagueId, arrivals)),
    );
    const connection = await openConnection(system.port);
    await settled(system, client);
    const latencies = [];
    let due = performance.now() + 200;
    for (let pickNo = 1; pickNo <= draft.board.length; pickNo += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const sentAt = due;
      due += 1_000 / PICKS_PER_SECOND;
      const { status, body } = await connection.post(`/api/leagues/${draft.leagueId}/draft/picks`, token, {
        pickNo,
        playerId: order[pickNo - 1],
        teamId: draft.board[pickNo - 1],
      });
      if (status !== 200) throw new Error(`pick ${pickNo} answered ${status}: ${body}`);
      await until(`pick ${pickNo} is on all screens`, () => arrivals.get(pickNo)?.length === SOCKETS, 5_000);
      latencies.push(Math.max(...arrivals.get(pickNo)) - sentAt);
    }
    connection.close();
    for (const socket of sockets) socket.disconnect();
    return {
      value: percentile(latencies, 99),
      p50: percentile(latencies, 50),
      min: Math.min(...latencies),
      max: Math.max(...latencies),
    };
  },
};
