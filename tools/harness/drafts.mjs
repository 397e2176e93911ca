import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { EventStoreDBClient, NO_STREAM, jsonEvent } from '@eventstore/db-client';
import { built } from './system.mjs';

const { draftIdOf } = built('services/contracts/events/src/drafts/draft.ids.js');
const { boardOf } = built('services/contracts/api/src/drafts/pick-order.js');

const { EventCatalog, MongoKeyring } = built('services/kernel/src/runtime.js');
const { allEvents } = built('services/contexts/src/index.js');
const { MongoClient } = createRequire(import.meta.url)('mongodb');

/** @returns the event store's own client. One in a process: to dispose of it is to dispose of all. */
export const connect = (urls) => EventStoreDBClient.connectionString(urls.EVENTSTORE_URL);

const catalogs = new WeakMap();
/** Writes and reads a system's facts as its apps do, personal data closed with its keys. */
export const catalogOf = (system) => {
  const known =
    catalogs.get(system) ??
    new EventCatalog(
      allEvents,
      new MongoKeyring(new MongoClient(system.urls.MONGODB_URL).db('fieldhouse'), system.secret),
    );
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
/** As one command. */
const append = async (catalog, client, stream, events) => {
  const commandId = randomUUID();
  const encoded = await Promise.all(
    events.map((event, i) => catalog.encode(randomUUID(), event, metadata(commandId, i < events.length - 1))),
  );
  await client.appendToStream(stream, encoded.map(jsonEvent), { expectedRevision: NO_STREAM });
};

/** The settings that seeded drafts run with; `clock` may be changed. */
export const settingsOf = ({ rounds, pickSeconds = 60, soft = false }) => ({
  format: 'snake',
  rounds,
  clock: { pickSeconds, rounds: [], soft, quietHours: null, zone: 'UTC' },
  limits: {
    positions: [
      { position: 'P', minimum: 2, maximum: null },
      { position: 'C', minimum: 1, maximum: null },
    ],
    genders: [],
  },
  captains: 'off',
  groupsTogether: true,
  gameNights: [],
  nightRule: 'off',
  leftovers: 'stay',
  startMode: 'manual',
  startsAt: null,
  spectatorsSeeRatings: true,
});

const POSITIONS = ['P', 'P', 'P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF'];

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
  },
) => {
  const catalog = catalogOf(system);
  const leagueId = randomUUID();
  const draftId = draftIdOf(leagueId);
  const settings = settingsOf({ rounds, soft, pickSeconds });
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
    positions: [POSITIONS[i % POSITIONS.length]],
    gender: null,
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
    pool.map(({ playerId, rating, positions, registeredAt }, i) => ({
      type: 'PlayerRegistered',
      data: {
        ...{ leagueId, playerId, rating, positions, registeredAt, importId: null, externalId: null },
        ...{ firstName: 'Player', lastName: String(i + 1), birthDate: null, hometown: null },
        ...{ gender: null, nights: [], comment: null },
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
    { type: 'DraftOrderSetByHand', data: { draftId, order, reason: 'seeded' } },
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
    board: boardOf(settings, order),
    playerIds: pool.map(({ playerId }) => playerId),
    positions: pool.map(({ positions }) => positions[0]),
  };
};

/** Every event of a draft's stream, in order. */
export const draftStream = async (client, draftId) => {
  const events = [];
  for await (const { event } of client.readStream(`draft-${draftId}`)) if (event) events.push(event);
  return events;
};

/** The order in which a team that follows it always stays legal: first what is required, then the rest. */
export const legalOrder = ({ playerIds, positions, board }) => {
  const teams = new Set(board).size;
  const want = [...Array(teams * 2).fill('P'), ...Array(teams).fill('C')];
  const left = playerIds.map((id, i) => ({ id, position: positions[i] }));
  const first = want.map(
    (position) =>
      left.splice(
        left.findIndex((p) => p.position === position),
        1,
      )[0],
  );
  return [...first, ...left].map(({ id }) => id);
};
