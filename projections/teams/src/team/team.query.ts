import type {
  DashboardParts,
  OwnTeamInvitation,
  SimilarTeamsView,
  TeamCard,
  TeammatesView,
  TeamsView,
  TeamView,
} from '@fieldhouse/api-contract';
import { crestPath, teamCode, teamLinkToken } from '@fieldhouse/events/teams';
import { MONGO_DB, notFound, type Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { ReadModelReader, Secrets } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { successorIn } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { MemberNames } from '../members/member-names';
import {
  isAnswered,
  isOffered,
  isOpenFor,
  memberOf,
  playersOf,
  requireRunning,
  runs,
} from './team-membership';
import { byTeamName, cardOf, membersOf, removedFrom } from './team-views';
import {
  isForStrangers,
  soughtAs,
  teamModel,
  type InvitationEntry,
  type MemberEntry,
  type TeamDocument,
} from './team.read-model';

/** A team that the caller may see, and what they are in it. */
export type OpenTeam = { readonly team: Positioned<TeamDocument>; readonly me: MemberEntry | null };

const SIMILAR_AT_MOST = 5;
const SHARED_AT_MOST = 50;
const byPersonName = new Intl.Collator('en').compare;

/** The only reader of the teams. Names are joined by ids. */
@Injectable()
export class TeamQuery {
  private readonly reader: ReadModelReader<TeamDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
    private readonly people: PeopleDirectory,
    private readonly names: MemberNames,
  ) {
    this.reader = new ReadModelReader(db, teamModel);
  }

  /** @throws 404 for a team that is not for strangers to everybody who is not of it, not invited and has not asked */
  async open(teamId: string, caller: Caller, atLeast?: string): Promise<OpenTeam> {
    await this.reader.atLeast(atLeast);
    const team = await this.reader.byId(teamId);
    if (!team) throw notFound();
    const me = memberOf(team, caller);
    const known = me !== null || isForStrangers(team) || hasAsked(team, caller);
    if (!known && (await this.openTo(team, caller)).length === 0) throw notFound();
    return { team, me };
  }

  async view(teamId: string, caller: Caller, atLeast?: string): Promise<TeamView> {
    const { team, me } = await this.open(teamId, caller, atLeast);
    const { details, archived, season, members, requests, past, revision, _position } = team;
    const isRun = runs(me);
    const named = isRun ? [...members, ...requests, ...past, ...team.invitations] : members;
    const nameOf = await this.names.of(named);
    const everybody = membersOf(team, nameOf);
    const request = requests.find(({ accountId }) => accountId === caller.accountId);
    const invitation = archived ? undefined : (await this.openTo(team, caller)).findLast(isOffered(me));
    const now = new Date().toISOString();
    return {
      teamId,
      revision,
      position: _position,
      ...details,
      crest: this.crestOf(team),
      archived,
      season,
      players: playersOf(team),
      captains: everybody.filter(({ role }) => role === 'captain').map(({ name }) => name),
      me: me && { memberId: me.memberId, role: me.role, status: me.status },
      request: request ? { requestId: request.requestId, requestedAt: request.requestedAt } : null,
      invitation: invitation ? this.ownOf(team, invitation) : null,
      declinedAt: team.declined.find(({ accountId }) => accountId === caller.accountId)?.declinedAt ?? null,
      members: me ? everybody : [],
      running: isRun
        ? {
            invitations: team.invitations
              .filter((one) => one.expiresAt > now && !isAnswered(team, one))
              .map(({ email, accountId, ...one }) => ({
                ...one,
                undelivered: one.undelivered === true,
                to: accountId === null ? email : nameOf({ accountId }),
              })),
            requests: requests.map((one) => ({ ...one, name: nameOf(one) })),
            link: this.linkOf(team, now),
            removed: removedFrom(team, me, nameOf, now),
          }
        : null,
    };
  }

  /** What a person has to do with teams. What was left is listed for as long as strangers may see it. */
  async teamsOf(caller: Caller, atLeast?: string): Promise<TeamsView> {
    const { own, ...view } = await this.partIn(caller, atLeast);
    const heirs = new Map(own.map((team) => [team._id, heirIn(team, caller)]));
    const nameOf = await this.names.of([...heirs.values()].flatMap((one) => one ?? []));
    return {
      ...view,
      teams: view.teams.map((team) => {
        const heir = heirs.get(team.teamId);
        return heir === undefined ? team : { ...team, successor: { name: heir && nameOf(heir) } };
      }),
    };
  }

  private async partIn(
    caller: Caller,
    atLeast?: string,
  ): Promise<TeamsView & { readonly own: TeamDocument[] }> {
    await Promise.all([this.reader.atLeast(atLeast), this.people.atLeast(atLeast)]);
    const { accountId } = caller;
    const [own, left, asked, invitations] = await Promise.all([
      this.reader.find({ 'members.accountId': accountId }).toArray(),
      this.reader.find({ 'past.accountId': accountId }).toArray(),
      this.reader.find({ 'requests.accountId': accountId }).toArray(),
      this.invitationsOf(caller),
    ]);
    return {
      own,
      teams: own
        .flatMap((team) => {
          const me = memberOf(team, caller);
          if (!me) return [];
          const { memberId, role, status, joinedAt } = me;
          const waiting = runs(me) ? team.requests.length : 0;
          return [{ ...this.cardOf(team), memberId, role, status, joinedAt, waiting }];
        })
        .sort(byTeamName),
      past: left
        .filter((team) => isForStrangers(team) && memberOf(team, caller) === null)
        .map((team) => {
          const { leftAt = '' } = team.past.findLast((one) => one.accountId === accountId) ?? {};
          return { ...this.cardOf(team), leftAt };
        })
        .sort((a, b) => b.leftAt.localeCompare(a.leftAt)),
      invitations,
      requests: asked
        .flatMap((team) =>
          team.requests
            .filter((one) => one.accountId === accountId)
            .map(({ requestedAt }) => ({ team: this.cardOf(team), requestedAt })),
        )
        .sort((a, b) => byTeamName(a.team, b.team)),
    };
  }

  /** What concerns somebody now, a team too whose season runs without them; null: nothing does. */
  async current(caller: Caller, atLeast?: string): Promise<DashboardParts['teams'] | null> {
    const { teams, invitations } = await this.partIn(caller, atLeast);
    const current = teams.filter(({ archived }) => !archived);
    return current.length + invitations.length === 0 ? null : { teams: current, invitations };
  }

  /**
   * Whom the caller has been on a team with: whoever runs this one may invite them.
   * @throws 404 for strangers, 403 for whoever does not run it
   */
  async teammatesOf({ team, me }: OpenTeam, { accountId }: Caller): Promise<TeammatesView> {
    requireRunning(me);
    const shared = await this.reader
      .find({ $or: [{ 'members.accountId': accountId }, { 'past.accountId': accountId }] })
      .limit(SHARED_AT_MOST)
      .toArray();
    const here = new Set(team.members.map((one) => one.accountId));
    const teamNames = new Map<string, string>();
    for (const { members, past, details } of shared)
      for (const { accountId: id } of [...members, ...past])
        if (id !== null && !here.has(id)) teamNames.set(id, details.name);
    const personOf = await this.people.peopleOf(teamNames.keys());
    const now = new Date().toISOString();
    const people = [...teamNames]
      .map(([id, teamName]) => ({ accountId: id, teamName, ...personOf(id) }))
      // Whoever has deleted their account has no address any more.
      .filter(({ email }) => email !== '')
      .map(({ email: _, ...one }) => ({
        ...one,
        invited: team.invitations.some(isOpenFor(one.accountId, null, now)),
      }));
    return { people: people.sort((a, b) => byPersonName(a.name, b.name)) };
  }

  /** Teams that strangers may see and that are called the same, in that city when one is named. */
  async similar(name: string, city?: string): Promise<SimilarTeamsView> {
    const inCity = city === undefined || city === '' ? {} : { 'sought.city': soughtAs(city) };
    const found = await this.reader
      .find({ 'sought.name': soughtAs(name), ...inCity })
      .limit(SIMILAR_AT_MOST)
      .toArray();
    return { teams: found.map((team) => this.cardOf(team)) };
  }

  /** What the caller, or their confirmed address, is invited to and is not yet, the newest first. */
  private async invitationsOf({ accountId }: Caller): Promise<OwnTeamInvitation[]> {
    const email = await this.people.confirmedAddressOf(accountId);
    const isOpen = isOpenFor(accountId, email, new Date().toISOString());
    const toThem = [
      { 'invitations.accountId': accountId },
      ...(email === null ? [] : [{ 'invitations.email': email }]),
    ];
    const found = await this.reader.find({ $or: toThem }).toArray();
    // Nobody can join an archived team; once it is open again, its invitations wait again.
    return found
      .filter((team) => !team.archived)
      .flatMap((team) =>
        team.invitations
          .filter(isOpen)
          .filter(isOffered(memberOf(team, { accountId })))
          .map((one) => ({ ...this.ownOf(team, one), team: this.cardOf(team), sentAt: one.sentAt })),
      )
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  }

  private async openTo(
    { invitations }: TeamDocument,
    { accountId }: Caller,
  ): Promise<readonly InvitationEntry[]> {
    if (invitations.length === 0) return [];
    const email = await this.people.confirmedAddressOf(accountId);
    return invitations.filter(isOpenFor(accountId, email, new Date().toISOString()));
  }

  /** An invitation as whom it is for has it. */
  private ownOf(
    { _id }: TeamDocument,
    { invitationId, role, expiresAt }: InvitationEntry,
  ): NonNullable<TeamView['invitation']> {
    return { token: teamLinkToken(this.secrets.keysOf('team-link')[0], _id, invitationId), role, expiresAt };
  }

  private cardOf(team: TeamDocument): TeamCard {
    return cardOf(team, this.crestOf(team));
  }

  private crestOf({ crestId }: TeamDocument): string | null {
    return crestId && crestPath(this.secrets.keysOf('team-crest')[0], crestId, Date.now());
  }

  private linkOf({ _id, link }: TeamDocument, now: string): NonNullable<TeamView['running']>['link'] {
    if (!link || link.expiresAt <= now) return null;
    const [key] = this.secrets.keysOf('team-link');
    const path = `/auth#team=${teamLinkToken(key, _id, link.linkId)}`;
    return { ...link, path, code: teamCode(key, _id, link.linkId) };
  }
}

/** Who follows somebody who alone captains a team, as the team itself decides; undefined: they do not. */
const heirIn = ({ members, archived }: TeamDocument, caller: Caller): MemberEntry | null | undefined => {
  const me = members.find(({ accountId }) => accountId === caller.accountId);
  // Whoever was taken back stands last here, and where they were there.
  const longestFirst = [...members].sort((a, b) => a.joinedAt.localeCompare(b.joinedAt));
  return me?.role === 'captain' && !archived ? successorIn(longestFirst, me) : undefined;
};

const hasAsked = ({ requests }: TeamDocument, { accountId }: Caller): boolean =>
  requests.some((one) => one.accountId === accountId);
