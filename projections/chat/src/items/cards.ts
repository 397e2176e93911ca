import type { TeamEvent } from '@fieldhouse/events/teams';
import { placeText, type RecordedEvent } from '@fieldhouse/kernel';
import type { ChatCardDocument } from './chat-items.read-model';

type Said = Pick<ChatCardDocument, 'card' | 'memberId' | 'detail'>;

/** What the team's members read of a fact of it between their messages; null: nothing. */
export const cardOf = (event: RecordedEvent<TeamEvent>): ChatCardDocument | null => {
  const said = saidBy(event);
  if (!said) return null;
  const { teamId: chatId } = event.data;
  return {
    ...said,
    _id: `${chatId}.card.${event.revision}`,
    kind: 'card',
    chatId,
    channel: 'team',
    key: placeText(event.position),
    at: event.metadata.occurredAt,
  };
};

const saidBy = ({ type, data }: TeamEvent): Said | null => {
  switch (type) {
    case 'TeamCreated':
    case 'TeamArchived':
    case 'TeamReopened':
      return { card: type, memberId: null, detail: null };
    case 'TeamSeasonStarted':
      return { card: type, memberId: null, detail: data.season };
    case 'MemberJoined':
    case 'MemberLeft':
      // Who is not here yet cannot be talked about.
      return data.accountId === null ? null : { card: type, memberId: data.memberId, detail: null };
    case 'MemberRestored':
      return { card: type, memberId: data.memberId, detail: null };
    case 'MemberRoleChanged':
      return { card: type, memberId: data.memberId, detail: data.to };
    default:
      return null;
  }
};
