import { chatOwner, type ChatMembers } from '@fieldhouse/chat';
import { GetDraftStatus } from '@fieldhouse/drafts';
import { GetAccountContact } from '@fieldhouse/identity';
import { GetLeagueFacts, IsLeagueMember } from '@fieldhouse/leagues';
import { GetChatTies, GetChatsOfAccount, type ChatTies } from '@fieldhouse/platform';
import { GetTeamMembership, GetTeamsOfAccount } from '@fieldhouse/teams';
import type { QueryBus } from '@nestjs/cqrs';

type Member = Awaited<ReturnType<ChatMembers['of']>>;

/** Who is of which chat, by whatever the chat belongs to: as the log has it. */
export const chatMembers = (queries: QueryBus): ChatMembers => ({
  of: (chatId, accountId, others) => {
    const owner = chatOwner(chatId);
    switch (owner.kind) {
      case 'team':
        return queries.execute(new GetTeamMembership(owner.teamId, accountId, others));
      case 'draft':
        return ofDraft(queries, owner.leagueId, accountId, others);
      case 'direct':
        return ofDirect(queries, owner.accountIds, accountId, others);
    }
  },
  chatsOf: async (accountId) => {
    const [teams, others] = await Promise.all([
      queries.execute(new GetTeamsOfAccount(accountId)),
      queries.execute(new GetChatsOfAccount(accountId)),
    ]);
    return [...teams.map(({ teamId: chatId, createdAt }) => ({ chatId, createdAt })), ...others];
  },
});

/** Whoever runs the league, and whoever picks in its draft, from when there is one. */
const ofDraft = async (
  queries: QueryBus,
  leagueId: string,
  accountId: string,
  others: readonly string[],
): Promise<Member> => {
  const [league, draft] = await Promise.all([
    queries.execute(new GetLeagueFacts(leagueId)),
    queries.execute(new GetDraftStatus(leagueId)),
  ]);
  if (!league.exists || draft === 'none') return null;
  const runs = league.commissionerIds.includes(accountId);
  const people = new Set([...league.commissionerIds, ...league.teams.flatMap(({ pickerIds }) => pickerIds)]);
  if (!people.has(accountId)) return null;
  const present = others.filter((other) => people.has(other));
  const role = runs ? 'admin' : 'player';
  return { role, status: 'active', archived: draft === 'cancelled', present, known: present };
};

/** The two, once they share something or have talked; they write while they share something. */
const ofDirect = async (
  queries: QueryBus,
  two: readonly [string, string],
  accountId: string,
  others: readonly string[],
): Promise<Member> => {
  const other = two.find((one) => one !== accountId);
  if (other === undefined || !two.includes(accountId)) return null;
  const ties = await queries.execute(new GetChatTies(accountId, other));
  const isOpen = await share(queries, accountId, other, ties);
  const { haveTalked } = ties;
  if (!isOpen && !haveTalked) return null;
  const present = others.filter((one) => two.includes(one));
  return { role: 'player', status: 'active', archived: !isOpen, present, known: present, isNew: !haveTalked };
};

/** Whether the log says of anything that read models know them to share that they do. */
const share = async (
  queries: QueryBus,
  accountId: string,
  other: string,
  { teamIds, leagueIds }: ChatTies,
): Promise<boolean> => {
  if ((await queries.execute(new GetAccountContact(other))) === null) return false;
  for (const teamId of teamIds) {
    const me: Member = await queries.execute(new GetTeamMembership(teamId, accountId, [other]));
    if (me && !me.archived && me.present.includes(other)) return true;
  }
  for (const leagueId of leagueIds) {
    const are = await Promise.all(
      [accountId, other].map((one) => queries.execute(new IsLeagueMember(leagueId, one))),
    );
    if (are.every(Boolean)) return true;
  }
  return false;
};
