import type { Actor } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ChatMember } from '../domain';
import { ChatQuotas } from '../infrastructure/chat-quotas';
import { TEAM_MEMBERS, type TeamMembers } from './team-members.port';

/** Who asks something of a team's chat. */
@Injectable()
export class ChatCallers {
  constructor(
    @Inject(TEAM_MEMBERS) private readonly teams: TeamMembers,
    private readonly quotas: ChatQuotas,
  ) {}

  /**
   * Counts the command and says who asks for it, null for whoever is not of the team.
   * @param named accounts of which the rules need to know whether they are of the team
   * @throws 429; StoreUnavailable
   */
  async take(
    kind: 'messages' | 'actions',
    teamId: string,
    actor: Actor,
    named: readonly string[] = [],
  ): Promise<ChatMember | null> {
    if (actor.kind !== 'account') return null;
    const { accountId } = actor;
    const [member] = await Promise.all([
      this.teams.of(teamId, accountId, named),
      this.quotas[kind].take(accountId),
      ...(kind === 'messages' ? [this.quotas.messagesOfDay.take(accountId)] : []),
    ]);
    return member;
  }
}
