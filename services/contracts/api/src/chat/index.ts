export {
  ATTACHABLE,
  ATTACHABLE_SENTENCE,
  ATTACHMENTS_AT_MOST,
  EDIT_HOURS,
  MENTIONS_AT_MOST,
  MESSAGE_LENGTH,
  REACTIONS_AT_MOST,
  attachmentType,
  chatChannel,
  filesWords,
  isPicture,
  mentionedIn,
  muteLevel,
  partsOf,
  type Attachment,
  type AttachmentType,
  type ChatChannel,
  type MuteLevel,
  type TextPart,
  type WideMention,
} from '@fieldhouse/values';
export * from './chat.contract';
export * from './chat.socket';
export * from './commands';
