import { randomUUID } from 'node:crypto';
import { seedLiveDraft } from '../harness/drafts.mjs';
import { pickBeforeScreens, twelvePickers } from '../harness/room-screens.mjs';
import { percentile } from '../harness/system.mjs';
import { accessToken } from '../harness/tokens.mjs';

/** B9: from the moment a pick is due to the last of 12 screens. */
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
      pickers: twelvePickers(),
      rounds,
      players: rounds * 12 + 60,
      coed: true,
    });
    const latencies = await pickBeforeScreens(system, client, token, draft);
    return {
      value: percentile(latencies, 99),
      p50: percentile(latencies, 50),
      min: Math.min(...latencies),
      max: Math.max(...latencies),
    };
  },
};
