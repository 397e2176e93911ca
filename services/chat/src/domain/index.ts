export type {
  ChatAsked,
  ChatLogAsked,
  ChatLogCommand,
  ChatReaderAsked,
  ChatRoomAsked,
  Writing,
} from './chat.commands';
export { ChatError, type ChatErrorCode } from './chat.errors';
export { chatLogAggregate, isOfSite } from './chat-log.decider';
export type { ByMember, ChatMember } from './chat-member';
export { chatReaderAggregate } from './chat-reader.decider';
export { chatRoomAggregate } from './chat-room.decider';
export { fileName, pictureName } from './file-name';
export { mayJudgeFile, mayOpenFile } from './files';
export { findMessage, isEmpty, type Message } from './messages';
export { openMonths } from './months';
