import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, NO_STREAM, jsonEvent } from '@eventstore/db-client';
import { built } from './system.mjs';

const { draftIdOf } = built('services/contracts/events/src/drafts/draft.ids.js');
const { boardOf } = built('services/contracts/values/src/pick-order.js');

const { EventCatalog, MongoKeyring, Secrets } = built('services/kernel/src/runtime.js');
const { allEvents } = built('services/contexts/src/index.js');

/** @returns the event store's own client. One in a process: to dispose of it is to dispose of all. */
export const connect = (urls) => EventStoreDBClient.connectionString(urls.EVENTSTORE_URL);

const keyrings = new WeakMap();
/** A system's keys of persons. */
export const keyringOf = (system) => {
  const known = keyrings.get(system) ?? new MongoKeyring(system.documents, new Secrets(system.secret));
  keyrings.set(system, known);
  return known;
};

const catalogs = new WeakMap();
/** Writes and reads a system's facts as its apps do, personal data closed with its keys. */
export const catalogOf = (system) => {
  const known = catalogs.get(system) ?? new EventCatalog(allEvents, keyringOf(system));
  catalogs.set(system, known);
  return known;
};

const metadata = (commandId, more) => ({
  $correlationId: commandId,
  $causationId: commandId,
  commandId,
  commandHash: '',
  actor: { kind: 'process', name: 'seed' },
  occurredAt: new Date().toISOString(),
  ...(more ? { more } : {}),
});
/** As one command. @param expectedRevision that the stream is new, unless given */
export const append = async (catalog, client, stream, events, expectedRevision = NO_STREAM) => {
  const commandId = randomUUID();
  const encoded = await Promise.all(
    events.map((event, i) => catalog.encode(randomUUID(), event, metadata(commandId, i < events.length - 1))),
  );
  await client.appendToStream(stream, encoded.map(jsonEvent), { expectedRevision });
};

const plainLimits = {
  positions: [
    { position: 'P', minimum: 2, maximum: null },
    { position: 'C', minimum: 1, maximum: null },
  ],
  genders: [],
};
const FIELD = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF'];
/** Somebody for each of nine positions, five women. */
const coedLimits = {
  positions: FIELD.map((position) => ({ position, minimum: 1, maximum: null })),
  genders: [{ gender: 'woman', minimum: 5, maximum: null }],
};

/** The settings that seeded drafts run with. */
const settingsOf = ({ rounds, pickSeconds, soft, coed }) => ({
  format: 'snake',
  rounds,
  clock: { pickSeconds, rounds: [], soft, quietHours: null, zone: 'UTC' },
  limits: coed ? coedLimits : plainLimits,
  captains: 'off',
  groupsTogether: true,
  gameNights: [],
  nightRule: 'off',
  leftovers: 'stay',
  startMode: 'manual',
  startsAt: null,
  spectatorsSeeRatings: true,
});

const POSITIONS = ['P', 'P', ...FIELD];
/** Of coed pools three of five are women, at each position. */
const kindOf = (i, coed) =>
  coed
    ? { positions: [FIELD[i % 9]], gender: Math.floor(i / 9) % 5 < 3 ? 'woman' : 'man' }
    : { positions: [POSITIONS[i % 11]], gender: null };
/** What the first rounds bring to each team, so that all later ones are free. */
const wantsOf = (coed) =>
  coed
    ? FIELD.map((position, i) => ({ position, gender: i < 5 ? 'woman' : null }))
    : ['P', 'P', 'C'].map((position) => ({ position, gender: null }));

/**
 * A league with a live draft, written as the facts it would consist of.
 * `pickers[i]` are the accounts of team i. @returns ids, board (team per pick) and player ids
 */
export const seedLiveDraft = async (
  system,
  client,
  {
    teams = 12,
    rounds = 15,
    players = 241,
    commissionerId,
    pickers = [],
    soft = true,
    pickSeconds = 60,
    firstTurnEndsAt,
    started = true,
    coed = false,
  },
) => {
  const catalog = catalogOf(system);
  const leagueId = randomUUID();
  const draftId = draftIdOf(leagueId);
  const settings = settingsOf({ rounds, soft, pickSeconds, coed });
  const teamList = Array.from({ length: teams }, (_, i) => ({
    teamId: `team-${i + 1}`,
    name: `Team ${i + 1}`,
    color: '#0B6B4A',
    pickerIds: [pickers[i] ?? commissionerId],
    captainPlayerId: null,
  }));
  const order = teamList.map(({ teamId }) => teamId);
  const now = new Date();
  const pool = Array.from({ length: players }, (_, i) => ({
    playerId: `player-${leagueId.slice(0, 8)}-${i + 1}`,
    rating: 10 - (i % 10),
    tier: Math.ceil((i + 1) / teams),
    ...kindOf(i, coed),
    nights: [],
    groupId: null,
    registeredAt: now.toISOString(),
  }));
  await append(catalog, client, `league-${leagueId}`, [
    {
      type: 'LeagueCreated',
      data: {
        leagueId,
        ownerId: commissionerId,
        name: 'Seeded',
        sport: 'softball',
        season: '2026',
        teamCount: teams,
        rosterSize: rounds,
        limits: settings.limits,
        gameNights: [],
        zone: 'UTC',
      },
    },
    ...teamList.flatMap(({ teamId, name, color, pickerIds }) => [
      { type: 'TeamEntered', data: { leagueId, teamId, name, color } },
      {
        type: 'TeamRoleGranted',
        data: { leagueId, teamId, accountId: pickerIds[0], role: 'captain', inviteId: null },
      },
    ]),
  ]);
  await append(
    catalog,
    client,
    `playerPool-${leagueId}`,
    pool.map(({ playerId, rating, positions, gender, registeredAt }, i) => ({
      type: 'PlayerRegistered',
      data: {
        ...{ leagueId, playerId, rating, positions, registeredAt, importId: null, externalId: null },
        ...{ firstName: 'Player', lastName: String(i + 1), birthDate: null, hometown: null, phone: null },
        ...{ gender, nights: [], comment: null, ownColumns: [] },
      },
    })),
  );
  const endsAt = firstTurnEndsAt ?? new Date(now.getTime() + pickSeconds * 1_000);
  const turn = {
    draftId,
    pickNo: 1,
    round: 1,
    teamId: order[0],
    clockSeq: 1,
    startedAt: now.toISOString(),
    deadlineAt: endsAt.toISOString(),
    autoPickAt: soft ? null : endsAt.toISOString(),
    auto: false,
  };
  await append(catalog, client, `draft-${draftId}`, [
    { type: 'DraftCreated', data: { draftId, leagueId, settings } },
    { type: 'DraftTeamsChanged', data: { draftId, teams: teamList, commissionerIds: [commissionerId] } },
    { type: 'DraftOrderSetByHand', data: { draftId, order, reason: 'seeded', authorId: null } },
    { type: 'DraftLobbyOpened', data: { draftId, players: pool, freeCaptains: [] } },
    ...(started
      ? [
          { type: 'DraftStarted', data: { draftId, startedAt: now.toISOString() } },
          { type: 'TurnStarted', data: turn },
        ]
      : []),
  ]);
  return {
    leagueId,
    draftId,
    pickers,
    board: boardOf(settings, order),
    playerIds: pool.map(({ playerId }) => playerId),
    kinds: pool.map(({ positions: [position], gender }) => ({ position, gender })),
    wants: wantsOf(coed),
  };
};

/** The order in which a team that follows it always stays legal: first what is required, then the rest. */
export const legalOrder = ({ playerIds, kinds, wants, board }) => {
  const teams = new Set(board).size;
  const left = playerIds.map((id, i) => ({ id, ...kinds[i] }));
  const first = wants.flatMap(({ position, gender }) =>
    Array.from({ length: teams }, () => {
      const at = left.findIndex((p) => p.position === position && (gender === null || p.gender === gender));
      return left.splice(at, 1)[0];
    }),
  );
  return [...first, ...left].map(({ id }) => id);
};
