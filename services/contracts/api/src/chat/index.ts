export {
  EDIT_HOURS,
  MENTIONS_AT_MOST,
  MESSAGE_LENGTH,
  REACTIONS_AT_MOST,
  chatChannel,
  mentionedIn,
  muteLevel,
  partsOf,
  type ChatChannel,
  type MuteLevel,
  type TextPart,
  type WideMention,
} from '@fieldhouse/values';
export * from './chat.contract';
export * from './chat.socket';
export * from './commands';
