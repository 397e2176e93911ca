import type { DeliveriesView } from '@fieldhouse/api-contract';
import { positionText } from '@fieldhouse/kernel';
import { RunnerOffice, type Timer } from '@fieldhouse/kernel/runtime';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB, type PushMessage, type Pusher } from '@fieldhouse/platform';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
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

/** The push service, as a test has it in its hands. */
export type Pushes = jest.SpyInstance<ReturnType<Pusher['push']>, Parameters<Pusher['push']>>;

/** The address of the one device of somebody. */
const endpointOf = ({ accountId }: TestPerson): string => `https://fcm.googleapis.com/fcm/send/${accountId}`;

/** What that device was sent, the oldest first. */
export const pushedTo = (push: Pushes, person: TestPerson): readonly PushMessage[] =>
  push.mock.calls.flatMap(([{ endpoint }, message]) => (endpoint === endpointOf(person) ? [message] : []));

/** Gives somebody their device. */
export const addDevice = async (app: TestApp, person: TestPerson): Promise<void> => {
  const { token } = person;
  await app.command('PUT', '/notification-settings/devices/phone', {
    token,
    body: {
      name: 'Chrome on Android',
      endpoint: endpointOf(person),
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });
  await until('they have a device', async () => {
    const { body } = await app.send<{ devices: readonly object[] }>('GET', '/notification-settings', {
      token,
    });
    return body.devices.length === 1;
  });
};

/** What somebody was sent, or is to be, the newest first. */
export const deliveriesTo = async (
  app: TestApp,
  { token }: TestPerson,
): Promise<DeliveriesView['deliveries']> =>
  (await app.send<DeliveriesView>('GET', '/notifications/deliveries', { token })).body.deliveries;

/** Waits until all deliveries of some kinds are these, the newest first: '<kind> <way> <state>'. */
export const deliveriesEndAs = (
  app: TestApp,
  person: TestPerson,
  isOne: (kind: string) => boolean,
  states: readonly string[],
): Promise<void> =>
  until(`deliveries have ended: ${states.join()}`, async () => {
    const found = (await deliveriesTo(app, person)).flatMap(({ kind, channel, state }) =>
      isOne(kind) ? `${kind} ${channel} ${state}` : [],
    );
    return JSON.stringify(found) === JSON.stringify(states);
  });
