import type { ChatReaderEvent } from '@fieldhouse/events/chat';
import type { Decider } from '@fieldhouse/kernel';
import type { ChatChannel, MuteLevel } from '@fieldhouse/values';
import type { ChatReaderCommand } from './chat.commands';
import { ChatError } from './chat.errors';
import { accountOf, memberOf } from './chat-member';

const HIDDEN_AT_MOST = 100;
const KEY_DIGITS = 40;

/** How somebody reads a chat. */
export type ChatReaderState = {
  /** By channel: up to where, as 40 digits. */
  readonly read: Readonly<Partial<Record<ChatChannel, string>>>;
  readonly level: MuteLevel;
  readonly shown: boolean;
  readonly hidden: readonly string[];
};

const initialState: ChatReaderState = { read: {}, level: 'all', shown: true, hidden: [] };

const decide = (command: ChatReaderCommand, state: ChatReaderState): readonly ChatReaderEvent[] => {
  const accountId = accountOf(command.actor);
  const reader = { chatId: command.chatId, accountId };
  switch (command.type) {
    case 'ReadChannel': {
      const { channel } = command;
      const key = command.key.padStart(KEY_DIGITS, '0');
      const before = state.read[channel] ?? '';
      return key > before ? [{ type: 'ChannelRead', data: { ...reader, channel, key } }] : [];
    }
    case 'MuteChat': {
      const { level } = command;
      return level === state.level ? [] : [{ type: 'ChatMuted', data: { ...reader, level } }];
    }
    case 'ShowReceipts': {
      const { shown } = command;
      return shown === state.shown ? [] : [{ type: 'ReceiptsShown', data: { ...reader, shown } }];
    }
    case 'HidePerson': {
      const { hiddenId } = command;
      if (hiddenId === accountId) throw new ChatError('hides_self');
      requireKnown(command);
      if (state.hidden.includes(hiddenId)) return [];
      if (state.hidden.length >= HIDDEN_AT_MOST)
        throw new ChatError('too_many_hidden', { limit: HIDDEN_AT_MOST });
      return [{ type: 'PersonHidden', data: { ...reader, hiddenId } }];
    }
    case 'ShowPerson': {
      const { hiddenId } = command;
      if (state.hidden.includes(hiddenId)) return [{ type: 'PersonShown', data: { ...reader, hiddenId } }];
      requireKnown(command);
      return [];
    }
    default:
      return command satisfies never;
  }
};

/** Of the chat, now or once: their messages are still there. */
const requireKnown = (command: Extract<ChatReaderCommand, { hiddenId: string }>): void => {
  if (!memberOf(command).known.includes(command.hiddenId)) throw new ChatError('member_unknown');
};

const evolve = (state: ChatReaderState, event: ChatReaderEvent): ChatReaderState => {
  switch (event.type) {
    case 'ChannelRead':
      return { ...state, read: { ...state.read, [event.data.channel]: event.data.key } };
    case 'ChatMuted':
      return { ...state, level: event.data.level };
    case 'ReceiptsShown':
      return { ...state, shown: event.data.shown };
    case 'PersonHidden':
      return { ...state, hidden: [...state.hidden, event.data.hiddenId] };
    case 'PersonShown':
      return { ...state, hidden: state.hidden.filter((one) => one !== event.data.hiddenId) };
    default:
      return event satisfies never;
  }
};

export const chatReaderDecider: Decider<ChatReaderState, ChatReaderCommand, ChatReaderEvent> = {
  sees: ({ member }) => member !== null,
  initialState,
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it. */
export const chatReaderAggregate = { category: 'chatReader', decider: chatReaderDecider } as const;
