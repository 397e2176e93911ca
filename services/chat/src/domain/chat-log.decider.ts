import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { AggregateType, Decider } from '@fieldhouse/kernel';
import type { ChatLogCommand } from './chat.commands';
import { evolveChatLog, initialChatLog, type ChatLogState } from './chat-log.state';
import {
  deleteMessage,
  keepMessage,
  keepReported,
  pinMessage,
  removeMessage,
  removeReported,
  reportMessage,
  unpinMessage,
} from './decisions/moderation';
import { closePoll, vote } from './decisions/polls';
import { addReaction, removeReaction } from './decisions/reactions';
import { editMessage, postMessage } from './decisions/writing';

const decide = (command: ChatLogCommand, log: ChatLogState): readonly ChatLogEvent[] => {
  switch (command.type) {
    case 'PostMessage':
      return postMessage(command, log);
    case 'EditMessage':
      return editMessage(command, log);
    case 'DeleteMessage':
      return deleteMessage(command, log);
    case 'RemoveMessage':
      return removeMessage(command, log);
    case 'ReportMessage':
      return reportMessage(command, log);
    case 'KeepMessage':
      return keepMessage(command, log);
    case 'KeepReported':
      return keepReported(command, log);
    case 'RemoveReported':
      return removeReported(command, log);
    case 'AddReaction':
      return addReaction(command, log);
    case 'RemoveReaction':
      return removeReaction(command, log);
    case 'Vote':
      return vote(command, log);
    case 'ClosePoll':
      return closePoll(command, log);
    case 'PinMessage':
      return pinMessage(command, log);
    case 'UnpinMessage':
      return unpinMessage(command, log);
    default:
      return command satisfies never;
  }
};

type OfSite = 'KeepReported' | 'RemoveReported';
/** Whether it is asked by a site admin, of a chat that they need not be of. */
export const isOfSite = <Asked extends { readonly type: string }>(
  asked: Asked,
): asked is Extract<Asked, { readonly type: OfSite }> =>
  asked.type === 'KeepReported' || asked.type === 'RemoveReported';

export const chatLogDecider: Decider<ChatLogState, ChatLogCommand, ChatLogEvent> = {
  /** For members alone, whether the team is private or not; reports for site admins too, as their address says. */
  sees: (command) => command.member !== null || isOfSite(command),
  initialState: initialChatLog,
  decide,
  evolve: evolveChatLog,
};
/** What is kept of a text, in characters. */
const DIGEST = 43;

/** The aggregate as the command runtime knows it. */
export const chatLogAggregate: AggregateType<ChatLogState, ChatLogCommand, ChatLogEvent> = {
  category: 'chatLog',
  decider: chatLogDecider,
  weightOf: ({ data }) => JSON.stringify('text' in data ? { ...data, text: '' } : data).length + DIGEST,
  subject: ({ actor }) => (actor.kind === 'account' ? actor.accountId : undefined),
};
