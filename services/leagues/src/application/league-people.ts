import type { ProspectusEvent, RegistrationEvent } from '@fieldhouse/events/leagues';
import { AggregateStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  InvitedPeople,
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type OwnFact,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import {
  findPlayer,
  leagueAggregate,
  leaguePlacesAggregate,
  playerPoolAggregate,
  type DisciplineRequest,
  type OwnRegistrationRequest,
} from '../domain';
import { InvitedAddresses } from '../infrastructure/invited-addresses.store';
import { PlayerAccounts, type PlayerOfAccount } from '../infrastructure/player-accounts.store';
import type { LeagueBroadcastCommand } from './broadcasts.handler';
import type { LeagueRequest } from './league.handler';
import type { PlacesRequest } from './places.handler';
import type { PlayerPoolRequest } from './player-pool.handler';
import type { ScheduleRequestsCommand } from './schedule-requests.handler';

type Forgets =
  LeagueRequest | LeagueBroadcastCommand['request'] | ScheduleRequestsCommand['request'] | DisciplineRequest;
/** In which streams of a league there is something of an account's own, and what is said once the account goes. */
const OWN: Partial<
  Record<
    PlayerOfAccount['kind'],
    {
      readonly category: string;
      /** What of a fact says whose it is. */
      readonly whose: readonly ('accountId' | 'ownerId' | 'madeBy')[];
      readonly forgets?: (accountId: string) => Forgets;
    }
  >
> = {
  member: {
    ...{ category: 'league', whose: ['accountId', 'ownerId'] },
    forgets: (accountId) => ({ type: 'ForgetMember', accountId }),
  },
  sender: {
    ...{ category: 'leagueBroadcasts', whose: ['accountId'] },
    forgets: (accountId) => ({ type: 'ForgetSender', accountId }),
  },
  schedule: {
    ...{ category: 'scheduleRequests', whose: ['accountId'] },
    forgets: (accountId) => ({ type: 'ForgetScheduleWriter', accountId }),
  },
  disciplined: {
    ...{ category: 'leagueDiscipline', whose: ['accountId'] },
    forgets: (accountId) => ({ type: 'ForgetDisciplined', accountId }),
  },
  codes: { category: 'leaguePlaces', whose: ['madeBy'] },
};

/**
 * Players of pools, staff, and people of teams. What a league knows of somebody whose account is linked is theirs: they
 * take it along, notes about them included, and it goes with their account, as do their roles. Rosters and drafts keep an
 * anonymous former player.
 */
@Injectable()
@KeepsPersonalData({
  context: 'leagues',
  subjects: {
    playerId: 'when staff forget the player, or the linked account is erased',
    accountId: 'when the account is erased',
    madeBy: 'when the account is erased',
    invitationId: 'when the invitation ends, after 14 days at most, or the account of its address is erased',
  },
  collections: {
    league_player_accounts: 'when the link is taken away, the player forgotten or the account erased',
    league_invited_addresses: 'when the invitation ends',
  },
})
export class LeaguePeople implements PersonalData {
  constructor(
    private readonly players: PlayerAccounts,
    private readonly invited: InvitedAddresses,
    private readonly invitations: InvitedPeople,
    private readonly aggregates: AggregateStore,
    private readonly log: PersonalLog,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: object[] = [];
    const signedWaivers: object[] = [];
    const answeredQuestions: object[] = [];
    for (const { _id: id, kind, leagueId } of await this.ownOf(accountId)) {
      if (kind === 'registrant') {
        const registered = await this.registeredFacts(id, leagueId, accountId);
        const { waivers, questions } = await this.saidTo(leagueId, registered);
        facts.push(...registered);
        signedWaivers.push(...waivers);
        answeredQuestions.push(...questions);
        continue;
      }
      const own = OWN[kind];
      if (own) {
        const isOwn = ({ data }: StoredEvent): boolean =>
          own.whose.some((field) => data[field] === accountId);
        facts.push(...(await this.log.factsOf(`${own.category}-${leagueId}`, isOwn)));
        continue;
      }
      const isAbout = ({ type, data }: StoredEvent): boolean =>
        kind === 'player' ? data['playerId'] === id : type === 'PoolImportStarted' && data['importId'] === id;
      facts.push(...(await this.log.factsOf(`playerPool-${leagueId}`, isAbout)));
    }
    return { facts, more: { signedWaivers, answeredQuestions } };
  }

  async erase({ accountId, addresses }: Person): Promise<void> {
    await this.invitations.forget(this.invited, addresses, ({ _id: invitationId, leagueId }) => {
      const request: LeagueRequest = { type: 'WithdrawInvitation', invitationId };
      return { aggregate: 'league', id: leagueId, request };
    });
    for (const own of await this.players.of(accountId)) await this.forgetOwn(own);
  }

  /**
   * Takes away what is an account's own in one league.
   * @param causeId of what it follows, where that is something else than the erasure itself: a command is sent once
   */
  async forgetOwn(own: PlayerOfAccount, causeId?: string): Promise<void> {
    const { _id: id, kind, leagueId, accountId } = own;
    if (kind === 'registrant') await this.forgetRegistrant(id, leagueId, accountId);
    else if (kind === 'player') {
      const request: PlayerPoolRequest = { type: 'ForgetPlayer', playerId: id };
      const command = { aggregate: 'playerPool', id: leagueId, request };
      if (await this.isOwn(own)) await this.log.forget(command, causeId ?? id);
    } else {
      // Of an import nothing is left to say: the key of what is theirs in it goes with the account.
      const { category, forgets } = OWN[kind] ?? {};
      if (category !== undefined && forgets && (await this.isOwn(own))) {
        const command = { aggregate: category, id: leagueId, request: forgets(accountId) };
        await this.log.forget(command, causeId ?? accountId);
      }
    }
    await this.players.remove(id);
  }

  /** What they gave, and what became of it. */
  private async registeredFacts(
    stream: string,
    leagueId: string,
    accountId: string,
  ): Promise<readonly OwnFact[]> {
    const ids = new Set(await this.registrationsOf(leagueId, accountId));
    const isOwn = ({ data }: StoredEvent): boolean =>
      data['accountId'] === accountId ||
      [data['registrationId'], data['entryId']].some((id) => typeof id === 'string' && ids.has(id));
    return [
      ...(await this.log.factsOf(`registration-${stream}`)),
      ...(await this.log.factsOf(`leaguePlaces-${leagueId}`, isOwn)),
    ];
  }

  /** What they signed and what they were asked, in the words of the league: their facts name both by ids alone. */
  private async saidTo(
    leagueId: string,
    registered: readonly OwnFact[],
  ): Promise<{ readonly waivers: readonly object[]; readonly questions: readonly object[] }> {
    const signed = new Set<string>();
    /** When each was answered last: its words are those of that time. */
    const answered = new Map<string, string>();
    for (const { type, data, at } of registered as readonly (OwnFact & RegistrationEvent)[])
      if (type === 'WaiverSigned') signed.add(data.textHash);
      else if (type === 'RegistrationSaved')
        for (const questionId of Object.keys(data.saved?.answers ?? {})) answered.set(questionId, at);
    const waivers = new Map<string, object>();
    const questions = new Map<string, object>();
    const said = await this.log.factsOf(`prospectus-${leagueId}`);
    for (const { type, data, at } of said as readonly (OwnFact & ProspectusEvent)[])
      if (type === 'WaiverIssued' && signed.has(data.textHash)) {
        const { waiverId, version, waiver, textHash } = data;
        const { title, text } = waiver;
        waivers.set(`${waiverId} ${version}`, { leagueId, waiverId, version, title, text, textHash });
      } else if (type === 'ProspectusSet')
        for (const { questionId, label } of data.prospectus.questions)
          if (at <= (answered.get(questionId) ?? ''))
            questions.set(questionId, { leagueId, questionId, label });
    return { waivers: [...waivers.values()], questions: [...questions.values()] };
  }

  /** Their place is given back first; a team that they registered stays. */
  private async forgetRegistrant(stream: string, leagueId: string, accountId: string): Promise<void> {
    const leave: PlacesRequest = { type: 'ForgetRegistrant', accountId };
    await this.log.forget({ aggregate: 'leaguePlaces', id: leagueId, request: leave }, accountId);
    const request: OwnRegistrationRequest = { type: 'ForgetOwnRegistration' };
    await this.log.forget({ aggregate: 'registration', id: stream, request }, accountId);
    for (const playerId of await this.registrationsOf(leagueId, accountId)) {
      const { state } = await this.aggregates.load(playerPoolAggregate, leagueId);
      if (!findPlayer(state.players, playerId)) continue;
      const forget: PlayerPoolRequest = { type: 'ForgetPlayer', playerId };
      await this.log.forget({ aggregate: 'playerPool', id: leagueId, request: forget }, playerId);
    }
  }

  /** The ids of all that they ever sent, which are those of the pool's players too. */
  private async registrationsOf(leagueId: string, accountId: string): Promise<readonly string[]> {
    const { state } = await this.aggregates.load(leaguePlacesAggregate, leagueId);
    const own = [...state.registrations.values()].filter((one) => one.accountId === accountId);
    return own.map(({ registrationId }) => registrationId);
  }

  private async ownOf(accountId: string): Promise<readonly PlayerOfAccount[]> {
    const own: PlayerOfAccount[] = [];
    for (const noted of await this.players.of(accountId)) if (await this.isOwn(noted)) own.push(noted);
    return own;
  }

  /** What is noted is noted before it is a fact, and a link may have been taken away since. */
  private async isOwn({ _id, kind, leagueId, accountId }: PlayerOfAccount): Promise<boolean> {
    if (kind === 'member') {
      const { state } = await this.aggregates.load(leagueAggregate, leagueId);
      return state.status !== 'none';
    }
    if (kind !== 'player') return true;
    const { state } = await this.aggregates.load(playerPoolAggregate, leagueId);
    return findPlayer(state.players, _id)?.accountId === accountId;
  }
}
