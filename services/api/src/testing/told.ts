import { positionText } from '@fieldhouse/kernel';
import { RunnerOffice, type Timer } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import type { TestApp } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import type { DraftLeague } from './draft-league';

/** Waits until it is known who is told of what has happened in a league: a device that is added then hears none of it. */
export const allIsTold = async (
  app: Pick<TestApp, 'nest' | 'storedEventsOf'>,
  { leagueId, draftId }: Pick<DraftLeague, 'leagueId' | 'draftId'>,
): Promise<void> => {
  const db = app.nest.get<Db>(MONGO_DB);
  for (const stream of [`league-${leagueId}`, `draft-${draftId}`]) {
    const facts = await app.storedEventsOf(stream);
    const position = facts.at(-1)?.position;
    if (!position) throw new Error(`nothing has happened in ${stream}`);
    const process = RunnerOffice.of(db).active.get('process_notice-deliveries');
    await until(
      'the facts have timers',
      async () => process?.reaches(positionText(position), 1_000) ?? false,
    );
    const timers = facts.map(({ id }) => `notice-${id}`);
    await until(
      'their timers have ended',
      async () => (await db.collection<Timer>('timers').countDocuments({ _id: { $in: timers } })) === 0,
    );
  }
};
