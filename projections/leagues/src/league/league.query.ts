import {
  offerViewOf,
  type LeagueCard,
  type LeagueView,
  type OwnInvitationView,
} from '@fieldhouse/api-contract';
import { teamInviteToken } from '@fieldhouse/events/leagues';
import { HttpProblem, MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { ReadModelReader, Secrets } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { PlayerPoolReader } from '../player-pool/player-pool.reader';
import { membershipOf, type Membership } from './league-membership';
import { leagueModel, type InvitationEntry, type LeagueDocument, type TeamEntry } from './league.read-model';

/** A league that the caller may see, and what they are in it. */
export type OpenLeague = { readonly league: Positioned<LeagueDocument>; readonly me: Membership };

/** The only reader of the leagues. Names of accounts and players are joined by their ids. */
@Injectable()
export class LeagueQuery {
  private readonly reader: ReadModelReader<LeagueDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
    private readonly people: PeopleDirectory,
    private readonly pools: PlayerPoolReader,
  ) {
    this.reader = new ReadModelReader(db, leagueModel);
  }

  /** The league, for its staff. @throws 403 for others who have a part in it, 404 for strangers */
  async managed(leagueId: string, caller: Caller, atLeast?: string): Promise<LeagueDocument> {
    const { league, me } = await this.open(leagueId, caller, atLeast);
    if (me.manages) return league;
    throw new HttpProblem(
      403,
      'not_league_staff',
      'Organizers only',
      'Only owners and commissioners of the league may do this. Ask one of them.',
    );
  }

  /** @throws 404 for everybody who is neither staff, nor of a team, nor a player with an account, nor site admin */
  async open(leagueId: string, caller: Caller, atLeast?: string): Promise<OpenLeague> {
    await this.reader.atLeast(atLeast);
    const league = await this.reader.byId(leagueId);
    if (!league) throw notFound();
    const me = membershipOf(league, caller);
    const known = me.isStaff || me.leadsTeam || caller.roles.includes('site_admin');
    if (!known && !(await this.pools.leaguesOfPlayer(caller.accountId, atLeast)).includes(leagueId))
      throw notFound();
    return { league, me };
  }

  /** A league whoever asks, for queries that judge by something else. */
  async find(leagueId: string, atLeast?: string): Promise<Positioned<LeagueDocument> | null> {
    await this.reader.atLeast(atLeast);
    return this.reader.byId(leagueId);
  }

  /** As {@link find}, of several. */
  byIds(leagueIds: readonly string[]): Promise<ReadonlyMap<string, LeagueDocument>> {
    return this.reader.byIds(leagueIds);
  }

  async view(leagueId: string, caller: Caller, atLeast?: string): Promise<LeagueView> {
    const { league, me } = await this.open(leagueId, caller, atLeast);
    const { details, staff, teams, invitations, revision, _position } = league;
    const nameOf = await this.people.namesOf(league.memberIds);
    const playerName = await this.pools.namesOf(teams.flatMap(({ roster }) => roster ?? []));
    const { staffRoles, teamId, teamRole } = me;
    const playerId = await this.pools.playerOf(leagueId, caller.accountId);
    return {
      leagueId,
      revision,
      position: _position,
      ...details,
      staff: staff.map((one) => ({ ...one, name: nameOf(one.accountId) })),
      teams: teams.map((team) => ({
        teamId: team.teamId,
        name: team.name,
        color: team.color,
        people: team.people.map((one) => ({ ...one, name: nameOf(one.accountId) })),
        captainPlayerId: team.captainPlayerId,
        invites: this.openInvites(leagueId, team, me),
        roster: team.roster?.map((playerId) => ({ playerId, name: playerName(playerId) })) ?? null,
      })),
      invitations: me.manages
        ? invitations
            .filter(isOpen(new Date().toISOString()))
            .map((one) => ({ ...one, undelivered: one.undelivered === true }))
        : [],
      me: { staffRoles, teamId, teamRole, playerId },
    };
  }

  /** Every league that the caller belongs to, by name. */
  async leaguesOf(caller: Caller, atLeast?: string): Promise<LeagueCard[]> {
    await this.reader.atLeast(atLeast);
    const asPlayer = await this.pools.leaguesOfPlayer(caller.accountId, atLeast);
    const found = await this.reader
      .find({ $or: [{ memberIds: caller.accountId }, { _id: { $in: asPlayer } }] })
      .toArray();
    return found
      .filter(({ _gone }) => !_gone)
      .map((league): LeagueCard => {
        const { staffRoles, teamRole, teamId } = membershipOf(league, caller);
        const { name, sport, season } = league.details;
        return {
          leagueId: league._id,
          name,
          sport,
          season,
          role: staffRoles[0] ?? teamRole ?? 'player',
          teamRole,
          teamId,
        };
      })
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  /** The leagues of whose staff the caller is, by name. */
  async staffedBy(caller: Caller, atLeast?: string): Promise<OpenLeague[]> {
    return (await this.memberships(caller, atLeast)).filter(({ me }) => me.isStaff);
  }

  /** The leagues that the caller is owner or commissioner of, and those in which they are captain or co-captain. */
  async ledBy(caller: Caller, atLeast?: string): Promise<OpenLeague[]> {
    const all = await this.memberships(caller, atLeast);
    return all.filter(({ me }) => me.manages || me.ledTeamId !== null);
  }

  private async memberships(caller: Caller, atLeast?: string): Promise<OpenLeague[]> {
    await this.reader.atLeast(atLeast);
    const found = await this.reader.find({ memberIds: caller.accountId }).toArray();
    return found
      .map((league) => ({ league, me: membershipOf(league, caller) }))
      .sort((a, b) => a.league.details.name.localeCompare(b.league.details.name));
  }

  /** What the caller's confirmed address is invited to, the newest first. */
  async invitationsOf({ accountId }: Caller, atLeast?: string): Promise<OwnInvitationView[]> {
    await this.reader.atLeast(atLeast);
    const email = await this.people.confirmedAddressOf(accountId);
    if (email === null) return [];
    const isOwn = ({ email: invited }: InvitationEntry): boolean => invited === email;
    const found = await this.reader.find({ 'invitations.email': email }).toArray();
    return found
      .filter(({ _gone }) => !_gone)
      .flatMap((league) =>
        league.invitations
          .filter(isOwn)
          .filter(isOpen(new Date().toISOString()))
          .map(({ invitationId, offer, sentAt, expiresAt }): OwnInvitationView => ({
            token: teamInviteToken(this.secrets.keysOf('team-invite')[0], league._id, invitationId),
            leagueId: league._id,
            leagueName: league.details.name,
            offer: offerViewOf(offer, league.teams),
            sentAt,
            expiresAt,
          })),
      )
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  }

  private openInvites(
    leagueId: string,
    team: TeamEntry,
    me: Membership,
  ): LeagueView['teams'][number]['invites'] {
    const now = new Date().toISOString();
    return team.invites
      .filter(({ expiresAt }) => expiresAt > now)
      .map((invite) => ({
        ...invite,
        path: me.manages
          ? `/auth#invite=${teamInviteToken(this.secrets.keysOf('team-invite')[0], leagueId, invite.inviteId)}`
          : null,
      }));
  }
}

const isOpen =
  (now: string) =>
  ({ expiresAt }: InvitationEntry): boolean =>
    expiresAt > now;
