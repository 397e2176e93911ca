import { randomUUID } from 'node:crypto';
import { eventsOf } from '../harness/events-of.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { SAVED, seedOpenLeague } from '../harness/registrations.mjs';
import { againstRawAppends, ratiosBeside, times } from '../harness/raw-appends.mjs';
import { settled } from '../harness/settled.mjs';
import { accessToken } from '../harness/tokens.mjs';
import { b1 } from './b1-picks.mjs';

const CONNECTIONS = 64;
const WARM_UP = 5;
const EVENTS = ['RegistrationSubmitted', 'EntryJoined', 'PlaceTaken', 'RegistrationConfirmed'];

/**
 * B45: registrations over HTTP at 64 connections (price, eligibility, place and answer), each with a league of its own,
 * against raw durable appends by the same client of the four events that one appends; beside the same of picks (B1).
 */
export const b45 = {
  id: 'B45',
  what: 'registrations, 64 connections',
  unit: 'of the raw appends of the same events',
  anchor: 'picks, of the raw appends of theirs',
  goal: 0.8,
  atLeast: true,
  run: async (context) => {
    const registrations = await registering(context);
    const picks = await b1.run(context);
    return { samples: ratiosBeside(registrations, picks.samples) };
  },
};

const registering = async ({ system, client, pairs, long }) => {
  const perPair = long ? 60 : 10;
  const each = perPair * pairs + WARM_UP;
  const seats = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => ({
      leagueId: await seedOpenLeague(system, client, null),
      tokens: Array.from({ length: each }, () => accessToken(system.secret, randomUUID())),
      next: 0,
      connection: await openConnection(system.port),
    })),
  );
  await settled(system, client);
  await Promise.all(
    seats.map(
      times(each, async ({ leagueId, tokens, connection }, n) => {
        const { status, body } = await connection.put(
          `/api/leagues/${leagueId}/registration`,
          tokens[n],
          SAVED,
        );
        if (status !== 200) throw new Error(`saving answered ${status}: ${body}`);
      }),
    ),
  );
  await settled(system, client);
  const register = async (seat) => {
    const token = seat.tokens[seat.next];
    seat.next += 1;
    const path = `/api/leagues/${seat.leagueId}/registrations`;
    const { status, body } = await seat.connection.post(path, token, { total: 0 });
    if (status !== 200) throw new Error(`a registration answered ${status}: ${body}`);
  };
  await Promise.all(seats.map(times(WARM_UP, register)));
  const appended = (await eventsOf(client, `leaguePlaces-${seats[0].leagueId}`)).slice(-EVENTS.length);
  if (appended.map(({ type }) => type).join() !== EVENTS.join())
    throw new Error(`a registration appended ${appended.map(({ type }) => type).join()}`);
  const pace = { warmUp: WARM_UP, perPair, pairs };
  const samples = await againstRawAppends({ ...pace, client, seats, appended, command: register });
  for (const { connection, leagueId, next } of seats) {
    connection.close();
    const confirmed = (await eventsOf(client, `leaguePlaces-${leagueId}`)).filter(
      ({ type }) => type === 'RegistrationConfirmed',
    );
    if (confirmed.length !== next) throw new Error('the log is not what was registered');
  }
  return samples;
};
