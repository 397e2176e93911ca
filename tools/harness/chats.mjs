import { randomUUID } from 'node:crypto';
import { append, catalogOf } from './drafts.mjs';

/** As the writer's client makes it, of this month (UTC). */
export const newMessageId = (month = new Date().toISOString().slice(0, 7).replace('-', '')) =>
  `${month}-${randomUUID()}`;

/** A team of these accounts, the first of them its captain, written as the facts it would consist of. @returns its id */
export const seedTeam = async (system, client, accountIds) => {
  const teamId = randomUUID();
  const details = {
    ...{ name: 'Seeded', sport: 'softball', color: '#0B6B4A', accent: '#FFFFFF', city: null, zone: 'UTC' },
    ...{ level: 'recreational', genderType: 'coed', privacy: 'private', joinPolicy: 'invite' },
    ...{ rosterLimit: null, frozenFrom: null },
  };
  await append(catalogOf(system), client, `team-${teamId}`, [
    { type: 'TeamCreated', data: { ...details, teamId, leagueId: null } },
    ...accountIds.map((accountId, i) => ({
      type: 'MemberJoined',
      data: {
        ...{ teamId, accountId, memberId: randomUUID(), role: i === 0 ? 'captain' : 'player' },
        ...{ by: 'invitation', leagueId: null },
      },
    })),
  ]);
  return teamId;
};
