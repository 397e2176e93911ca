import type {
  DisciplineView,
  IncidentView,
  OwnDisciplineView,
  SuspensionView,
  TeamSuspensionsView,
} from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { HttpProblem, MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { dayIn, suspensionStateOn } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { ledTeamIn, membershipOf } from '../league/league-membership';
import { LeagueQuery } from '../league/league.query';
import type { LeagueDocument } from '../league/league.read-model';
import { PlayerPoolReader } from '../player-pool/player-pool.reader';
import { ProspectusQuery } from '../prospectus/prospectus.query';
import { RegistrationsQuery } from '../registrations/registrations.query';
import {
  disciplineIdOf,
  disciplineModel,
  type DisciplineDocument,
  type IncidentEntry,
  type SuspensionEntry,
} from './discipline.read-model';

/** Who has done what in a league, and who may not play in it. */
@Injectable()
export class DisciplineQuery {
  private readonly reader: ReadModelReader<DisciplineDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly leagues: LeagueQuery,
    private readonly prospectuses: ProspectusQuery,
    private readonly pools: PlayerPoolReader,
    private readonly registrations: RegistrationsQuery,
    private readonly people: PeopleDirectory,
  ) {
    this.reader = new ReadModelReader(db, disciplineModel);
  }

  /** The league, for who keeps the record. @throws 403 for others who have a part in it, 404 for strangers */
  async open(leagueId: string, caller: Caller, atLeast?: string): Promise<LeagueDocument> {
    const { league, me } = await this.leagues.open(leagueId, caller, atLeast);
    if (me.manages || me.staffRoles.includes('scorekeeper')) return league;
    throw new HttpProblem(
      403,
      'not_scorekeeper',
      'Scorekeepers only',
      'Only owners, commissioners and scorekeepers of the league may do this. Ask one of them.',
    );
  }

  /** All that is on record. @throws as {@link open} */
  async all(leagueId: string, caller: Caller, atLeast?: string): Promise<DisciplineView> {
    const league = await this.open(leagueId, caller, atLeast);
    const position = await this.caughtUp(atLeast);
    const [documents, teamsOf] = await Promise.all([
      this.reader.find({ leagueId }).toArray(),
      this.teamsByPerson(league),
    ]);
    const said = documents.flatMap(({ incidents, suspensions }) => [...incidents, ...suspensions]);
    const known = await this.people.known([
      ...teamsOf.keys(),
      ...documents.map(({ accountId }) => accountId),
      ...said.map(({ by }) => by),
    ]);
    const nameOf = (accountId: string): string | null => known.get(accountId)?.name ?? null;
    const today = todayIn(league);
    const whomIn = ({ accountId, forgotten }: DisciplineDocument, by: string) => ({
      ...{ accountId, name: forgotten ? null : nameOf(accountId), by: nameOf(by) },
    });
    return {
      ...{ leagueId, position, today },
      people: [...teamsOf]
        .flatMap(([accountId, teams]) => {
          const name = nameOf(accountId);
          return name === null ? [] : [{ accountId, name, teams: [...teams] }];
        })
        .sort((a, b) => byName(a.name, b.name) || byName(a.accountId, b.accountId)),
      suspensions: documents
        .flatMap((one) =>
          one.suspensions.map((entry) => ({ ...suspensionOf(entry, today), ...whomIn(one, entry.by) })),
        )
        .sort(openFirst),
      incidents: documents
        .flatMap((one) => one.incidents.map((entry) => ({ ...incidentOf(entry), ...whomIn(one, entry.by) })))
        .sort(newestIncidentFirst),
    };
  }

  /** What is on record about the caller. @throws 404 for whoever may not see the league */
  async own(leagueId: string, caller: Caller, atLeast?: string): Promise<OwnDisciplineView> {
    const position = await this.caughtUp(atLeast);
    const { accountId } = caller;
    const mine = await this.reader.byId(disciplineIdOf({ leagueId, accountId }));
    // Their case stays theirs to read when they are not in the league any more. That a site admin may look at every
    // league has nothing to do with what is their own.
    const league = mine
      ? await this.leagues.find(leagueId, atLeast)
      : (await this.prospectuses.open(leagueId, { ...caller, roles: [] }, atLeast)).league;
    if (!league) throw notFound();
    const today = todayIn(league);
    const managers = league.staff.filter(
      (one) => membershipOf(league, { ...caller, accountId: one.accountId }).manages,
    );
    const known = await this.people.known(managers.map((one) => one.accountId));
    return {
      ...{ leagueId, position },
      suspensions: (mine?.suspensions ?? []).map((one) => suspensionOf(one, today)).sort(openFirst),
      incidents: (mine?.incidents ?? []).map(incidentOf).sort(newestIncidentFirst),
      ask: [...new Set(managers.flatMap((one) => known.get(one.accountId)?.name ?? []))],
    };
  }

  /** Who of their team cannot play, for a captain: no more than that. @throws 403 for others who have a part in the league */
  async ofTeam(leagueId: string, caller: Caller, atLeast?: string): Promise<TeamSuspensionsView> {
    const { league, me } = await this.leagues.open(leagueId, caller, atLeast);
    const { name: teamName } = ledTeamIn({ league, me });
    const position = await this.caughtUp(atLeast);
    const teamsOf = await this.teamsByPerson(league);
    const accountIds = [...teamsOf].filter(([, teams]) => teams.has(teamName)).map(([id]) => id);
    const ids = accountIds.map((accountId) => disciplineIdOf({ leagueId, accountId }));
    const [documents, known] = await Promise.all([this.reader.byIds(ids), this.people.known(accountIds)]);
    const today = todayIn(league);
    return {
      ...{ leagueId, position },
      suspended: [...documents.values()]
        .flatMap(({ accountId, suspensions }) =>
          suspensions
            .map((one) => suspensionOf(one, today))
            .filter(isOpen)
            .map(({ firstDay, lastDay, state }) => ({
              ...{ accountId, name: known.get(accountId)?.name ?? null, firstDay, lastDay, state },
            })),
        )
        .sort((a, b) => a.firstDay.localeCompare(b.firstDay) || byName(a.name ?? '', b.name ?? '')),
    };
  }

  private async caughtUp(atLeast?: string): Promise<string> {
    await this.reader.atLeast(atLeast);
    return this.reader.appliedTo();
  }

  /** Everybody whom it can be about, with the names of the teams that they are in. */
  private async teamsByPerson({
    _id: leagueId,
    teams,
  }: LeagueDocument): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const [{ players }, registrantIds] = await Promise.all([
      this.pools.pool(leagueId),
      this.registrations.accountsIn(leagueId),
    ]);
    const found = new Map<string, Set<string>>(registrantIds.map((accountId) => [accountId, new Set()]));
    const note = (accountId: string, teamName?: string): void => {
      const names = found.get(accountId) ?? new Set();
      found.set(accountId, teamName === undefined ? names : names.add(teamName));
    };
    const accountOf = new Map<string, string>();
    for (const { _id, accountId, status } of players) {
      if (accountId === null || status !== 'registered') continue;
      accountOf.set(_id, accountId);
      note(accountId);
    }
    for (const { name, people, roster } of teams) {
      for (const { accountId } of people) note(accountId, name);
      for (const playerId of roster ?? []) {
        const accountId = accountOf.get(playerId);
        if (accountId !== undefined) note(accountId, name);
      }
    }
    return found;
  }
}

const byName = new Intl.Collator('en').compare;
const todayIn = ({ details }: LeagueDocument): string => dayIn(details.zone, new Date().toISOString());

const incidentOf = ({ by: _, ...entry }: IncidentEntry): IncidentView => entry;
const suspensionOf = ({ by: _, ...entry }: SuspensionEntry, today: string): SuspensionView => ({
  ...entry,
  state: suspensionStateOn({ ...entry, liftedOn: entry.lifted?.on ?? null }, today),
});

const isOpen = ({ state }: Pick<SuspensionView, 'state'>): boolean =>
  state === 'running' || state === 'ahead';
/** Those that hold or will, by their first day; then the others, the newest first. */
const openFirst = (a: SuspensionView, b: SuspensionView): number => {
  if (isOpen(a) !== isOpen(b)) return isOpen(a) ? -1 : 1;
  return isOpen(a) ? a.firstDay.localeCompare(b.firstDay) : b.suspendedAt.localeCompare(a.suspendedAt);
};
const newestIncidentFirst = (a: IncidentView, b: IncidentView): number =>
  b.day.localeCompare(a.day) || b.recordedAt.localeCompare(a.recordedAt);
