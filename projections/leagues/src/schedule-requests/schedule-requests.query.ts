import type { ScheduleRequestsView, ScheduleRequestView } from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { HttpProblem, MONGO_DB, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { dayIn } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { LeagueQuery, type OpenLeague } from '../league/league.query';
import type { ProspectusDocument } from '../prospectus/prospectus.read-model';
import { ProspectusQuery } from '../prospectus/prospectus.query';
import {
  scheduleRequestsModel,
  type ScheduleRequestEntry,
  type ScheduleRequestsDocument,
} from './schedule-requests.read-model';

/** What the teams of a league ask of its schedule, for who runs it and for who leads one of them. */
@Injectable()
export class ScheduleRequestsQuery {
  private readonly reader: ReadModelReader<ScheduleRequestsDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly leagues: LeagueQuery,
    private readonly prospectuses: ProspectusQuery,
    private readonly people: PeopleDirectory,
  ) {
    this.reader = new ReadModelReader(db, scheduleRequestsModel);
  }

  /** @throws 403 for others who have a part in the league, 404 for strangers */
  async open(leagueId: string, caller: Caller, atLeast?: string): Promise<OpenLeague> {
    const open = await this.leagues.open(leagueId, caller, atLeast);
    if (open.me.manages || open.me.ledTeamId !== null) return open;
    throw new HttpProblem(
      403,
      'not_team_captain',
      'Captains and organizers only',
      'Only owners and commissioners of the league, and captains and co-captains of its teams, may do this.',
    );
  }

  /** Of all teams, or of the caller's own where they do not run the league. @throws as {@link open} */
  async all(leagueId: string, caller: Caller, atLeast?: string): Promise<ScheduleRequestsView> {
    const { league, me } = await this.open(leagueId, caller, atLeast);
    const said = await this.prospectuses.said(leagueId, atLeast);
    await this.reader.atLeast(atLeast);
    const position = await this.reader.appliedTo();
    const asked = await this.reader.byId(leagueId);
    const ownId = me.ledTeamId;
    const shown = (asked?.requests ?? []).filter(({ teamId }) => me.manages || teamId === ownId);
    const known = await this.people.known(
      shown.flatMap(({ accountId, answer }) => (answer ? [accountId, answer.accountId] : [accountId])),
    );
    const nameOf = (accountId: string): string | null => known.get(accountId)?.name ?? null;
    const own = league.teams.find(({ teamId }) => teamId === ownId);
    return {
      ...{ leagueId, position },
      team: own ? { teamId: own.teamId, name: own.name } : null,
      ...seasonOf(said, league.details.zone),
      requests: shown.map((one) => {
        const team = league.teams.find(({ teamId }) => teamId === one.teamId);
        return viewOf(one, team?.name ?? null, nameOf);
      }),
    };
  }
}

const seasonOf = (
  { prospectus, cancelled }: ProspectusDocument,
  zone: string,
): Pick<ScheduleRequestsView, 'season' | 'closed'> => {
  const season = prospectus && { startsOn: prospectus.startsOn, endsOn: prospectus.endsOn };
  const isOver = season !== null && dayIn(zone, new Date().toISOString()) > season.endsOn;
  return { season, closed: cancelled ? 'cancelled' : isOver ? 'season_over' : null };
};

const viewOf = (
  { accountId, answer, ...one }: ScheduleRequestEntry,
  teamName: string | null,
  nameOf: (accountId: string) => string | null,
): ScheduleRequestView => ({
  ...one,
  teamName,
  name: nameOf(accountId),
  answer: answer && {
    ...{ answer: answer.answer, reason: answer.reason },
    ...{ name: nameOf(answer.accountId), at: answer.answeredAt },
  },
});
