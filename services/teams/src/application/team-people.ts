import { AggregateStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  InvitedPeople,
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { memberIdOf, teamAggregate } from '../domain';
import { InvitedMembers, TeamsOfAccounts } from '../infrastructure/team-indexes';
import type { TeamRequest } from './team.handler';

/** What teams know of somebody: that they are or were of them, what they asked and gave as a reason, open invitations. */
@Injectable()
@KeepsPersonalData({
  context: 'teams',
  subjects: {
    authorId: 'when the account of whoever gave the reason is erased',
    accountId: 'when the account is erased',
    invitationId: 'when the invitation ends, after 14 days at most, or the account of its address is erased',
  },
  collections: {
    team_accounts: 'when the account is erased',
    team_invited_addresses: 'when the invitation ends',
    team_crests: 'when the crest is replaced or removed, or nobody is left to lead the team, whose it is',
    team_codes: 'when the link is closed; it says nothing about people',
  },
})
export class TeamPeople implements PersonalData {
  constructor(
    private readonly teams: TeamsOfAccounts,
    private readonly invited: InvitedMembers,
    private readonly invitations: InvitedPeople,
    private readonly aggregates: AggregateStore,
    private readonly log: PersonalLog,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: object[] = [];
    for (const { teamId } of await this.teams.of(accountId)) {
      const { state } = await this.aggregates.load(teamAggregate, teamId);
      const ids = state.status === 'none' ? [] : state.members.filter((one) => one.accountId === accountId);
      const memberIds = new Set<unknown>(ids.map(({ memberId }) => memberId));
      const isAbout = ({ data }: StoredEvent): boolean =>
        data['accountId'] === accountId || data['authorId'] === accountId || memberIds.has(data['memberId']);
      facts.push(...(await this.log.factsOf(`team-${teamId}`, isAbout)));
    }
    return { facts };
  }

  async erase({ accountId, addresses }: Person): Promise<void> {
    await this.invitations.forget(this.invited, addresses, ({ _id: invitationId, teamId }) => {
      const request: TeamRequest = { type: 'WithdrawMemberInvitation', invitationId };
      return { aggregate: 'team', id: teamId, request };
    });
    for (const { teamId } of await this.teams.of(accountId)) await this.forgetIn(teamId, accountId);
    await this.teams.removeAllOf(accountId);
  }

  /**
   * Takes an account out of one team.
   * @param causeId of what it follows, where that is something else than the erasure itself: a command is sent once
   */
  async forgetIn(teamId: string, accountId: string, causeId?: string): Promise<void> {
    const { state } = await this.aggregates.load(teamAggregate, teamId);
    if (state.status === 'none') return;
    const isTheirs = (one: { readonly accountId: string | null }): boolean => one.accountId === accountId;
    const waits =
      state.requests.some(isTheirs) || state.invitations.some((one) => isTheirs(one) && one.end === null);
    if (!waits && !state.members.some((one) => isTheirs(one) && one.left?.how !== 'left')) return;
    const request: TeamRequest = { type: 'ForgetMember', accountId };
    await this.log.forget(
      { aggregate: 'team', id: teamId, request },
      causeId ?? memberIdOf(teamId, accountId),
    );
  }
}
