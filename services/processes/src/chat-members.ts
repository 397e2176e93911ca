import { chatOwner, type ChatMembers } from '@fieldhouse/chat';
import { draftFacts } from '@fieldhouse/drafts';
import { accountDirectory } from '@fieldhouse/identity';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { leagueFacts } from '@fieldhouse/leagues';
import { GetChatTies, GetChatsOfAccount, type ChatTies } from '@fieldhouse/platform';
import { GetTeamsOfAccount, teamFacts } from '@fieldhouse/teams';
import type { QueryBus } from '@nestjs/cqrs';

type Member = Awaited<ReturnType<ChatMembers['of']>>;

/** Who is of which chat, by whatever the chat belongs to: as the log has it. */
export const chatMembers = (store: AggregateStore, queries: QueryBus): ChatMembers => ({
  of: (chatId, accountId, others) => {
    const owner = chatOwner(chatId);
    switch (owner.kind) {
      case 'team':
        return teamFacts(store).membership(owner.teamId, accountId, others);
      case 'draft':
        return ofDraft(store, owner.leagueId, accountId, others);
      case 'direct':
        return ofDirect(store, queries, owner.accountIds, accountId, others);
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
  store: AggregateStore,
  leagueId: string,
  accountId: string,
  others: readonly string[],
): Promise<Member> => {
  const [league, draft] = await Promise.all([
    leagueFacts(store).of(leagueId),
    draftFacts(store).statusOf(leagueId),
  ]);
  if (!league || draft === 'none') return null;
  const runs = league.commissionerIds.includes(accountId);
  const people = new Set([...league.commissionerIds, ...league.teams.flatMap(({ pickerIds }) => pickerIds)]);
  if (!people.has(accountId)) return null;
  const present = others.filter((other) => people.has(other));
  const role = runs ? 'admin' : 'player';
  return { role, status: 'active', archived: draft === 'cancelled', present, known: present };
};

/** The two, once they share something or have talked; they write while they share something. */
const ofDirect = async (
  store: AggregateStore,
  queries: QueryBus,
  two: readonly [string, string],
  accountId: string,
  others: readonly string[],
): Promise<Member> => {
  const other = two.find((one) => one !== accountId);
  if (other === undefined || !two.includes(accountId)) return null;
  const ties = await queries.execute(new GetChatTies(accountId, other));
  const isOpen = await share(store, accountId, other, ties);
  const { haveTalked } = ties;
  if (!isOpen && !haveTalked) return null;
  const present = others.filter((one) => two.includes(one));
  return { role: 'player', status: 'active', archived: !isOpen, present, known: present, isNew: !haveTalked };
};

/** Whether the log says of anything that read models know them to share that they do. */
const share = async (
  store: AggregateStore,
  accountId: string,
  other: string,
  { teamIds, leagueIds }: ChatTies,
): Promise<boolean> => {
  if ((await accountDirectory(store).contactOf(other)) === null) return false;
  for (const teamId of teamIds) {
    const me = await teamFacts(store).membership(teamId, accountId, [other]);
    if (me && !me.archived && me.present.includes(other)) return true;
  }
  for (const leagueId of leagueIds) {
    const are = await Promise.all(
      [accountId, other].map((one) => leagueFacts(store).hasMember(leagueId, one)),
    );
    if (are.every(Boolean)) return true;
  }
  return false;
};
