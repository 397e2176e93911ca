import type {
  DashboardParts,
  FreeAgentsView,
  MyRegistrationsView,
  OwnRegistrationView,
  RegistrationsView,
} from '@fieldhouse/api-contract';
import { check, leaguePerson, leagueRules } from '@fieldhouse/eligibility';
import { registrationStream } from '@fieldhouse/events/leagues';
import { registrationInvoiceId } from '@fieldhouse/events/payments';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { TeamMembers } from '@fieldhouse/read-team-members';
import {
  MONGO_DB,
  REGISTRATION_PAYMENTS,
  notFound,
  type Caller,
  type RegistrationPayments,
} from '@fieldhouse/platform';
import {
  isActive,
  listOf,
  refundPercentFor,
  registrationStatusOf,
  type LeagueProspectus,
  type RegistrationStatus,
  type SuspensionTerm,
} from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import {
  disciplineIdOf,
  disciplineModel,
  type DisciplineDocument,
} from '../discipline/discipline.read-model';
import { ledTeamIn } from '../league/league-membership';
import { LeagueQuery } from '../league/league.query';
import type { LeagueDocument } from '../league/league.read-model';
import { PlayerPoolReader } from '../player-pool/player-pool.reader';
import { ProspectusQuery } from '../prospectus/prospectus.query';
import type { ProspectusDocument } from '../prospectus/prospectus.read-model';
import { slowestOf } from '../slowest';
import { noPlaces } from './league-places.projection';
import { nothingGiven } from './registrants.projection';
import {
  groupOf,
  lastSentOf,
  nameOf,
  placesView,
  rosteredIn,
  scoutedOf,
  sentOf,
  statusIn,
  viewOf,
  type Sources,
} from './registration-views';
import {
  leaguePlacesModel,
  registrantsModel,
  registrationsModel,
  type LeaguePlacesDocument,
  type RegistrantDocument,
  type RegistrationDocument,
} from './registrations.read-model';

/** The only reader of who registers, and who has a place. */
@Injectable()
export class RegistrationsQuery {
  private readonly registrations: ReadModelReader<RegistrationDocument>;
  private readonly places: ReadModelReader<LeaguePlacesDocument>;
  private readonly registrants: ReadModelReader<RegistrantDocument>;
  private readonly discipline: ReadModelReader<DisciplineDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly leagues: LeagueQuery,
    private readonly prospectuses: ProspectusQuery,
    private readonly pools: PlayerPoolReader,
    private readonly people: PeopleDirectory,
    private readonly ownTeams: TeamMembers,
    @Inject(REGISTRATION_PAYMENTS) private readonly payments: RegistrationPayments,
  ) {
    this.registrations = new ReadModelReader(db, registrationsModel);
    this.places = new ReadModelReader(db, leaguePlacesModel);
    this.registrants = new ReadModelReader(db, registrantsModel);
    this.discipline = new ReadModelReader(db, disciplineModel);
  }

  /** How somebody stands to a league. @throws 404 unless it is published, or they have a part in it */
  async own(leagueId: string, caller: Caller, atLeast?: string): Promise<OwnRegistrationView> {
    const { accountId } = caller;
    const { league, said } = await this.prospectuses.open(leagueId, caller, atLeast);
    const { prospectus } = said;
    if (!prospectus) throw notFound();
    await this.caughtUp(atLeast);
    const own = await this.registrations.find({ answererId: accountId, leagueId }).toArray();
    const sources = await this.sources(league, said, await this.withFriends(own));
    const mine = await this.registrants.byId(registrationStream(leagueId, accountId));
    const { saved, signatures, documents, revision } = mine ?? nothingGiven(leagueId, accountId);
    const suspensions = await this.suspensionsOf(leagueId, accountId, atLeast);
    const rules = [
      ...leagueRules(
        prospectus,
        said.waivers.map(({ waiverId, version, waiver }) => ({
          ...{ waiverId, version, required: waiver.required },
        })),
      ),
      // Nobody else is reminded that one can be.
      ...(suspensions.length > 0 ? [{ rule: 'not_suspended' as const, on: prospectus.endsOn }] : []),
    ];
    const accepted = signatures
      .filter((one) => one.accepted)
      .map(({ waiverId, version, expiresAt }) => ({ waiverId, version: String(version), expiresAt }));
    const { zone } = league.details;
    const percents = own
      .filter(({ end }) => end === null)
      .map((one) => {
        const standing = { ...one, status: statusIn(sources, one) };
        return [one._id, refundPercentFor(standing, prospectus, zone, sources.now)] as const;
      });
    const [playedIn, refunds, limits] = await Promise.all([
      this.pools.leaguesOfPlayer(accountId, atLeast),
      this.payments.refunds(new Map(percents)),
      this.limitsIn(leagueId, prospectus.places),
    ]);
    const places = placesIn(league, said, sources);
    const known = { person: saved?.person ?? {}, signatures: accepted, playedIn, documents };
    const person = { ...leaguePerson(known), suspensions };
    const { eligible, lines } = check(rules, person, sources.now);
    return {
      ...{ leagueId, revision, saved, position: await this.position(), serverNow: sources.now },
      cancelled: said.cancelled !== null,
      signatures: signatures.map(({ textHash: _, ...one }) => one),
      registrations: own.sort(newestFirst).map((one) => viewOf(sources, one, accountId)),
      eligibility: {
        eligible,
        lines: lines.map(({ rule, verdict, code, params }) => ({
          rule,
          verdict,
          code,
          params: { ...params },
        })),
      },
      places: { ...places, players: { ...places.players, limits } },
      refunds: [...refunds],
      teams: league.teams.map(({ teamId, name, color }) => ({ teamId, name, color })),
    };
  }

  /** @returns whose registration counts, or did until the league was cancelled */
  async accountsIn(leagueId: string): Promise<readonly string[]> {
    const all = await this.registrations.find({ leagueId }).toArray();
    return all
      .filter((one) => isActive(registrationStatusOf(one, false)))
      .map(({ answererId }) => answererId);
  }

  /** Everybody who has registered, for the staff. @throws 403 for others who have a part in the league */
  async all(leagueId: string, caller: Caller, atLeast?: string): Promise<RegistrationsView> {
    const league = await this.leagues.managed(leagueId, caller, atLeast);
    const said = await this.prospectuses.said(leagueId, atLeast);
    await this.caughtUp(atLeast);
    const all = await this.registrations.find({ leagueId }).toArray();
    const sources = await this.sources(league, said, all);
    // Of a team nobody is asked who they are.
    const captains = all.filter(({ kind }) => kind === 'team').map(({ answererId }) => answererId);
    const captainName = await this.people.namesOf(captains);
    return {
      ...{ leagueId, position: await this.position(), serverNow: sources.now },
      places: placesIn(league, said, sources),
      registrations: all
        .sort(newestFirst)
        .reverse()
        .map((one) => {
          const registrant = sources.registrants.get(one.accountId);
          const sent = sentOf(registrant, one._id);
          return {
            ...viewOf(sources, one, caller.accountId),
            accountId: one.answererId,
            invoiceId: registrationInvoiceId(one._id),
            name: one.kind === 'team' ? captainName(one.answererId) : nameOf(sent ?? lastSentOf(registrant)),
            saved: sent,
            categories: [...one.categories],
            signatures: (registrant?.signatures ?? []).map(({ textHash: _, ...signature }) => signature),
            documents: [...(registrant?.documents ?? [])],
          };
        }),
    };
  }

  /** Who has no team, and who asks to play on theirs, for a captain. @throws 403 for others who have a part in the league */
  async forCaptain(leagueId: string, caller: Caller, atLeast?: string): Promise<FreeAgentsView> {
    const { league, me } = await this.leagues.open(leagueId, caller, atLeast);
    const team = ledTeamIn({ league, me });
    const said = await this.prospectuses.said(leagueId, atLeast);
    await this.caughtUp(atLeast);
    const all = (await this.registrations.find({ leagueId }).toArray()).sort(newestFirst).reverse();
    const sources = await this.sources(league, said, all);
    const { teamId, name, color } = team;
    const isWith = (status: RegistrationStatus) => (one: RegistrationDocument) =>
      statusIn(sources, one) === status;
    const players = all.filter((one) => one.kind !== 'team' && rosteredIn(sources, one) === teamId);
    const isDrafted = said.prospectus?.format === 'draft';
    return {
      ...{ leagueId, position: await this.position(), serverNow: sources.now },
      freezeOn: said.prospectus?.roster.freezeOn ?? null,
      rosterSize: league.details.rosterSize,
      // No team of a cancelled league needs anybody more.
      minimum: said.cancelled ? 0 : (said.prospectus?.roster.minimum ?? 0),
      team: { teamId, name, color, players: players.filter(isWith('rostered')).length },
      requests: all
        .filter((one) => one.kind === 'member' && one.teamId === teamId)
        .filter(isWith('pending_approval'))
        .map((one) => scoutedOf(sources, one)),
      freeAgents: all
        .filter((one) => listOf(one.kind) === 'players' && !isDrafted)
        .filter(isWith('confirmed'))
        .map((one) => ({
          ...scoutedOf(sources, one),
          friends: one.groupId === null ? [] : friendsOf(sources, one.groupId, one.accountId),
          invitation: invitationOf(one, teamId),
        })),
    };
  }

  /** In the leagues that the caller runs, or leads a team of, how many wait for their yes: none too. */
  async waitingFor(caller: Caller, atLeast?: string): Promise<DashboardParts['registration-requests']> {
    const led = await this.leagues.ledBy(caller, atLeast);
    if (led.length === 0) return [];
    await this.caughtUp(atLeast);
    const leagueIds = led.map(({ league }) => league._id);
    const asking = { needsApproval: true, approved: false, end: null };
    const [asked, places] = await Promise.all([
      this.registrations.find({ leagueId: { $in: leagueIds }, ...asking }).toArray(),
      this.places.byIds(leagueIds),
    ]);
    return led.map(({ league: { _id: leagueId, details }, me }) => {
      const closed = places.get(leagueId)?.closed ?? false;
      const waiting = asked
        .filter((one) => one.leagueId === leagueId)
        .filter((one) => (one.kind === 'member' ? one.teamId === me.ledTeamId : me.manages))
        .filter((one) => registrationStatusOf(one, closed) === 'pending_approval');
      return { leagueId, leagueName: details.name, waiting: waiting.length };
    });
  }

  /** What somebody answers for and has signed, in all leagues, the newest first. */
  async mine({ accountId }: Caller, atLeast?: string): Promise<MyRegistrationsView> {
    await this.caughtUp(atLeast);
    const [own, given] = await Promise.all([
      this.registrations.find({ answererId: accountId }).toArray(),
      this.registrants.find({ accountId }).toArray(),
    ]);
    const shown = await this.withFriends(own);
    const byLeague = await this.inLeagues(
      [...own, ...given].map(({ leagueId }) => leagueId),
      shown,
    );
    return {
      position: await this.position(),
      registrations: own.sort(newestFirst).flatMap((one) => {
        const of = byLeague.get(one.leagueId);
        if (!of) return [];
        const { name: leagueName, season } = of.league.details;
        return [{ ...viewOf(of.sources, one, accountId), leagueId: one.leagueId, leagueName, season }];
      }),
      signatures: given
        .flatMap(({ leagueId, signatures }) => {
          const of = byLeague.get(leagueId);
          return signatures.flatMap((one) => {
            const text = of?.said.texts.find(({ textHash }) => textHash === one.textHash);
            if (!of || !text) return [];
            const { name: leagueName, zone } = of.league.details;
            return [{ ...one, leagueId, leagueName, zone, title: text.title, text: text.text }];
          });
        })
        .sort((a, b) => b.signedAt.localeCompare(a.signedAt)),
    };
  }

  /** Of those, what waits or counts. */
  async current({ accountId }: Caller, atLeast?: string): Promise<DashboardParts['registrations']> {
    await this.caughtUp(atLeast);
    const own = await this.registrations.find({ answererId: accountId, end: null }).toArray();
    const byLeague = await this.inLeagues(
      own.map(({ leagueId }) => leagueId),
      own,
    );
    return own.sort(newestFirst).flatMap((one) => {
      const { leagueId } = one;
      const of = byLeague.get(leagueId);
      if (!of) return [];
      const { registrationId, kind, status, teamName } = viewOf(of.sources, one, accountId);
      if (!isActive(status)) return [];
      const { name: leagueName, season } = of.league.details;
      return [{ registrationId, leagueId, leagueName, season, kind, status, teamName }];
    });
  }

  /** What the views of these are made of, by league; a league that is not known is left out. */
  private async inLeagues(leagueIds: readonly string[], shown: readonly RegistrationDocument[]) {
    const known = await Promise.all(
      [...new Set(leagueIds)].map(async (leagueId) => {
        const [league, said] = await Promise.all([
          this.leagues.find(leagueId),
          this.prospectuses.said(leagueId),
        ]);
        if (!league) return [];
        const ofLeague = shown.filter((one) => one.leagueId === leagueId);
        return [{ league, said, sources: await this.sources(league, said, ofLeague) }];
      }),
    );
    return new Map(known.flat().map((one) => [one.league._id, one]));
  }

  /** What somebody's registrations wait for from them; nothing too, of those that wait for a place or a team. */
  async offersTo({ accountId }: Caller, atLeast?: string): Promise<DashboardParts['registration-offers']> {
    await this.caughtUp(atLeast);
    const own = await this.registrations
      .find({ answererId: accountId, end: null, rosteredIn: null })
      .toArray();
    const leagueIds = [...new Set(own.map(({ leagueId }) => leagueId))];
    const [leagues, places] = await Promise.all([
      this.leagues.byIds(leagueIds),
      this.places.byIds(leagueIds),
    ]);
    return own.flatMap(({ _id: registrationId, leagueId, offer, invitations }) => {
      const league = leagues.get(leagueId);
      if (!league || places.get(leagueId)?.closed) return [];
      const nameOfTeam = (id: string): readonly string[] =>
        league.teams.filter(({ teamId }) => teamId === id).map(({ name }) => name);
      return [
        {
          ...{ leagueId, leagueName: league.details.name, registrationId },
          offeredUntil: offer?.holdUntil ?? null,
          invitedBy: invitations.flatMap(({ teamId }) => nameOfTeam(teamId)),
          invitedUntil: invitations.flatMap(({ holdUntil }) => holdUntil ?? []).sort()[0] ?? null,
        },
      ];
    });
  }

  /** How the limits of kinds of players stand, as the list of places counts them. */
  private async limitsIn(
    leagueId: string,
    { positions, genders }: LeagueProspectus['places'],
  ): Promise<OwnRegistrationView['places']['players']['limits']> {
    const limits = [
      ...positions.map(({ position, maximum }) => [`position:${position}`, maximum] as const),
      ...genders.map(({ gender, maximum }) => [`gender:${gender}`, maximum] as const),
    ];
    if (limits.length === 0) return [];
    const holding = await this.registrations
      .find({ leagueId, place: { $in: ['accepted', 'offered'] } })
      .toArray();
    return limits.map(([category, maximum]) => ({
      ...{ category, maximum },
      held: holding.filter(({ categories }) => categories.includes(category)).length,
    }));
  }

  /** All that somebody ever had in a league. */
  private async suspensionsOf(
    leagueId: string,
    accountId: string,
    atLeast?: string,
  ): Promise<readonly SuspensionTerm[]> {
    await this.discipline.atLeast(atLeast);
    const record = await this.discipline.byId(disciplineIdOf({ leagueId, accountId }));
    return (record?.suspensions ?? []).map(({ firstDay, lastDay, lifted }) => ({
      ...{ firstDay, lastDay, liftedOn: lifted?.on ?? null },
    }));
  }

  private async caughtUp(atLeast?: string): Promise<void> {
    await Promise.all(
      [this.registrations, this.places, this.registrants, this.payments].map((one) => one.atLeast(atLeast)),
    );
  }

  /** Where the slowest of all is. */
  private position(): Promise<string> {
    return slowestOf(this.registrations, this.places, this.registrants, this.payments);
  }

  /** These and the others of their groups. */
  private async withFriends(own: readonly RegistrationDocument[]): Promise<readonly RegistrationDocument[]> {
    const groupIds = own.flatMap(({ groupId }) => groupId ?? []);
    if (groupIds.length === 0) return own;
    const friends = await this.registrations.find({ groupId: { $in: groupIds } }).toArray();
    return [...own.filter(({ groupId }) => groupId === null), ...friends];
  }

  /** @param shown of the league */
  private async sources(
    { _id: leagueId, teams, details }: LeagueDocument,
    { prospectus, cancelled }: ProspectusDocument,
    shown: readonly RegistrationDocument[],
  ): Promise<Sources> {
    const accountIds = [...new Set(shown.map(({ accountId }) => accountId))];
    const streams = accountIds.map((accountId) => registrationStream(leagueId, accountId));
    const priced = shown.filter(({ price }) => price.total > 0).map(({ _id }) => _id);
    const names = new Map(teams.map(({ teamId, name }) => [teamId, name]));
    const gone = shown.flatMap(({ teamId, rosteredIn: on }) =>
      [teamId, on].flatMap((id) => (id === null || names.has(id) ? [] : id)),
    );
    const [places, registrants, money, others] = await Promise.all([
      this.places.byId(leagueId),
      Promise.all(streams.map((stream) => this.registrants.byId(stream))),
      this.payments.of(priced),
      this.ownTeams.known(new Set(gone)),
    ]);
    const teamIds = new Map(
      teams.flatMap(({ teamId, roster }) => (roster ?? []).map((playerId) => [playerId, teamId] as const)),
    );
    return {
      places: places ?? noPlaces(leagueId),
      registrations: shown,
      registrants: new Map(registrants.flatMap((one) => (one ? [[one.accountId, one]] : []))),
      teamName: (teamId) => names.get(teamId) ?? null,
      registeredName: (teamId) => names.get(teamId) ?? others.get(teamId)?.name ?? null,
      teamOfPlayer: (playerId) => teamIds.get(playerId) ?? null,
      money,
      season: prospectus ? { endsOn: prospectus.endsOn, zone: details.zone } : null,
      cancelled,
      now: new Date().toISOString(),
    };
  }
}

/** How the last invitation of a team to somebody stands; null: there was none since they were on a team. */
const invitationOf = (
  { invitations, steps }: RegistrationDocument,
  by: string,
): FreeAgentsView['freeAgents'][number]['invitation'] => {
  const open = invitations.find(({ teamId }) => teamId === by);
  if (open) return { standing: 'open', at: open.at, holdUntil: open.holdUntil };
  const last = steps.findLast(
    (step) => step.code === 'rostered' || (step.code in ENDED && 'teamId' in step && step.teamId === by),
  );
  const standing = last && ENDED[last.code];
  return last && standing ? { standing, at: last.at, holdUntil: null } : null;
};
const ENDED: Readonly<Record<string, 'declined' | 'withdrawn' | 'expired' | undefined>> = {
  invitation_declined: 'declined',
  invitation_taken_back: 'withdrawn',
  invitation_expired: 'expired',
};

/** Who is in a group besides. */
const friendsOf = (sources: Sources, groupId: string, accountId: string): string[] =>
  groupOf(sources, groupId, accountId)
    .members.filter(({ mine, asked }) => !mine && !asked)
    .map(({ name }) => name);

const newestFirst = (a: RegistrationDocument, b: RegistrationDocument): number =>
  b.submittedAt.localeCompare(a.submittedAt) || b._id.localeCompare(a._id);

const placesIn = (
  { details: { teamCount } }: LeagueDocument,
  { prospectus }: ProspectusDocument,
  { places }: Sources,
): RegistrationsView['places'] => placesView(places, { teamCount, most: prospectus?.places.players ?? null });
