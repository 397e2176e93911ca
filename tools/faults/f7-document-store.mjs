import { draftRounds } from './f4-drafts.mjs';

/** F7: kill -9 of the document store while projections write their batches of 12 × 15 drafts. */
export const f7 = {
  id: 'F7',
  what: 'kill -9 document store in projection batches of 12 × 15 drafts',
  defaultRounds: 25,
  system: { separate: true },
  run: draftRounds('kills', async ({ system }) => {
    system.kill('documentStore');
    await system.ready('documentStore');
  }),
};
