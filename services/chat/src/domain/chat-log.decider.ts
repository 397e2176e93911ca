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

const isOfSite = (type: ChatLogCommand['type']): boolean =>
  type === 'KeepReported' || type === 'RemoveReported';

export const chatLogDecider: Decider<ChatLogState, ChatLogCommand, ChatLogEvent> = {
  /** For members alone, whether the team is private or not; reports for site admins too, as their address says. */
  sees: ({ member, type }) => member !== null || isOfSite(type),
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
