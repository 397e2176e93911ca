import { collectionOf } from '@fieldhouse/kernel';
import type { Caller, RegistrationPayments } from '@fieldhouse/platform';
import type { PeopleDirectory } from '@fieldhouse/read-people';
import type { TeamMembers } from '@fieldhouse/read-team-members';
import { documentsExamined } from '@fieldhouse/testing/documents-examined';
import { withDocumentStore } from '@fieldhouse/testing/document-store';
import type { LeagueQuery } from '../league/league.query';
import type { PlayerPoolReader } from '../player-pool/player-pool.reader';
import type { ProspectusQuery } from '../prospectus/prospectus.query';
import { registrationsProjection } from './registrations.projection';
import { RegistrationsQuery } from './registrations.query';

const LEAGUES = ['l1', 'l2'];
const mongo = withDocumentStore();

it('what waits for somebody’s yes is found without all that ever registered', async () => {
  const db = mongo().db('registrations');
  const name = collectionOf(registrationsProjection);
  const registrations = db.collection<{ readonly _id: string }>(name);
  await registrations.createIndexes([...registrationsProjection.indexes]);
  const registered = (leagueId: string) =>
    Array.from({ length: 100 }, (_, nth) => ({
      ...{ _id: `${leagueId}-${nth}`, leagueId, kind: 'player', teamId: null, needsApproval: true },
      ...{
        approved: nth > 3,
        end: nth === 3 ? 'withdrawn' : null,
        place: null,
        paid: false,
        rosteredIn: null,
      },
    }));
  await registrations.insertMany(LEAGUES.flatMap(registered));
  const leagues = {
    ledBy: async () =>
      LEAGUES.map((_id) => ({
        league: { _id, details: { name: _id } },
        me: { manages: true, ledTeamId: null },
      })),
  } as unknown as LeagueQuery;
  const query = new RegistrationsQuery(
    db,
    leagues,
    {} as ProspectusQuery,
    {} as PlayerPoolReader,
    {} as PeopleDirectory,
    {} as TeamMembers,
    { atLeast: async () => true } as unknown as RegistrationPayments,
  );
  const waiting = () => query.waitingFor({ accountId: 'ana' } as Caller);
  expect(await waiting()).toEqual(
    LEAGUES.map((leagueId) => ({ leagueId, leagueName: leagueId, waiting: 3 })),
  );
  expect(await documentsExamined(name, waiting)).toBe(6);
});
