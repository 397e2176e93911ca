import type {
  DashboardParts,
  ManagedLeague,
  ManagedLeaguesView,
  ProspectusView,
} from '@fieldhouse/api-contract';
import { MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { isActive, registrationStatusOf, stageOf, type LeagueStage } from '@fieldhouse/values';
import { heldIn, waitingIn } from '@fieldhouse/waitlists';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { LeagueQuery, type OpenLeague } from '../league/league.query';
import type { LeagueDocument } from '../league/league.read-model';
import { PlayerPoolReader } from '../player-pool/player-pool.reader';
import { nothingSaid } from './prospectus.projection';
import { prospectusModel, type ProspectusDocument } from './prospectus.read-model';
import { noPlaces } from '../registrations/league-places.projection';
import { isFull } from '../registrations/places-standing';
import {
  leaguePlacesModel,
  registrationsModel,
  type LeaguePlacesDocument,
  type RegistrationDocument,
} from '../registrations/registrations.read-model';
import { teamDivisions } from '../registrations/team-divisions';
import { slowestOf } from '../slowest';

/** The only reader of what leagues say to those who may join them. */
@Injectable()
export class ProspectusQuery {
  private readonly reader: ReadModelReader<ProspectusDocument>;
  private readonly places: ReadModelReader<LeaguePlacesDocument>;
  private readonly registrations: ReadModelReader<RegistrationDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly leagues: LeagueQuery,
    private readonly pools: PlayerPoolReader,
  ) {
    this.reader = new ReadModelReader(db, prospectusModel);
    this.places = new ReadModelReader(db, leaguePlacesModel);
    this.registrations = new ReadModelReader(db, registrationsModel);
  }

  /** What a league says, whoever asks. */
  async said(leagueId: string, atLeast?: string): Promise<ProspectusDocument> {
    await this.reader.atLeast(atLeast);
    return (await this.reader.byId(leagueId)) ?? nothingSaid(leagueId);
  }

  /** A league that is published, or that the caller has a part in, with what it says. @throws 404 else */
  async open(
    leagueId: string,
    caller: Caller,
    atLeast?: string,
  ): Promise<{ readonly league: LeagueDocument; readonly said: ProspectusDocument }> {
    const said = await this.said(leagueId, atLeast);
    const league = said.published
      ? await this.leagues.find(leagueId, atLeast)
      : (await this.leagues.open(leagueId, caller, atLeast)).league;
    if (!league) throw notFound();
    return { league, said };
  }

  /** @throws 404 for whoever has no part in the league */
  async view(leagueId: string, caller: Caller, atLeast?: string): Promise<ProspectusView> {
    const [{ league }] = await Promise.all([
      this.leagues.open(leagueId, caller, atLeast),
      this.reader.atLeast(atLeast),
      this.places.atLeast(atLeast),
      this.registrations.atLeast(atLeast),
    ]);
    const position = await slowestOf(this.reader, this.places, this.registrations);
    const [said, places] = await Promise.all([this.said(leagueId), this.places.byId(leagueId)]);
    const { prospectus, published, cancelled, waivers, revision } = said;
    return {
      ...{ leagueId, revision, position, prospectus, published, cancelled },
      stage: stageIn(league, said, places),
      registered: await this.hasRegistered(leagueId, places),
      waivers: waivers.map(({ waiver, ...one }) => ({ ...waiver, ...one })),
      teamDivisions: teamDivisions(league, said, places),
    };
  }

  /** As the rules ask before a league is unpublished. */
  private async hasRegistered(leagueId: string, places: LeaguePlacesDocument | null): Promise<boolean> {
    for await (const one of this.registrations.find({ leagueId, end: null }))
      if (isActive(registrationStatusOf(one, places?.closed ?? false))) return true;
    return false;
  }

  /** The leagues of whose staff the caller is, by name. */
  async managed(caller: Caller, atLeast?: string): Promise<ManagedLeaguesView> {
    const [managed] = await Promise.all([
      this.leagues.staffedBy(caller, atLeast),
      this.reader.atLeast(atLeast),
      this.places.atLeast(atLeast),
    ]);
    const ids = managed.map(({ league }) => league._id);
    const [said, places] = await Promise.all([
      Promise.all(ids.map((id) => this.said(id))),
      Promise.all(ids.map((id) => this.places.byId(id))),
    ]);
    const have = await Promise.all(managed.map((one, n) => this.hasPeople(one.league, places[n] ?? null)));
    return {
      leagues: managed.flatMap((one, n) =>
        managedLeagueOf(one, said[n] ?? nothingSaid(one.league._id), places[n] ?? null, have[n] ?? false),
      ),
    };
  }

  private async hasPeople(
    { _id, teams }: LeagueDocument,
    places: LeaguePlacesDocument | null,
  ): Promise<boolean> {
    const lists = places ? [places.teams, places.players] : [];
    const registered = lists.some((list) => heldIn(list) + waitingIn(list) > 0);
    return teams.length > 0 || registered || this.pools.hasPlayers(_id);
  }

  /** Of those, what people register with and is not over; what only drafts is told with its draft. */
  async running(caller: Caller, atLeast?: string): Promise<DashboardParts['managed-leagues']> {
    const { leagues } = await this.managed(caller, atLeast);
    return leagues.filter(
      ({ prospectus, stage }) => prospectus !== null && stage !== 'finished' && stage !== 'cancelled',
    );
  }
}

/** Where a league stands by now. */
const stageIn = (
  { _id, details: { zone, teamCount } }: LeagueDocument,
  { prospectus, published, cancelled }: ProspectusDocument,
  places: LeaguePlacesDocument | null,
): LeagueStage => {
  const full = prospectus !== null && isFull(prospectus, teamCount, places ?? noPlaces(_id));
  const standing = { prospectus, published, cancelled: cancelled !== null, full, zone };
  return stageOf(standing, new Date().toISOString());
};

const managedLeagueOf = (
  { league, me }: OpenLeague,
  said: ProspectusDocument,
  places: LeaguePlacesDocument | null,
  hasPeople: boolean,
): readonly ManagedLeague[] => {
  const { staffRoles } = me;
  if (staffRoles.length === 0) return [];
  const { name, season, sport, zone, teamCount } = league.details;
  const { prospectus } = said;
  return [
    {
      ...{ leagueId: league._id, name, season, sport, zone, teamCount, hasPeople },
      staffRoles: [...staffRoles],
      teams: league.teams.length,
      stage: stageIn(league, said, places),
      prospectus: prospectus && {
        format: prospectus.format,
        startsOn: prospectus.startsOn,
        endsOn: prospectus.endsOn,
        windows: prospectus.windows,
      },
    },
  ];
};
