export { ChatModule } from './chat.module';
export { chatAttachments } from './application/attachment-upkeep';
export { CHAT_MEMBERS, type ChatMembers } from './application/chat-members.port';
export { chatOwner } from '@fieldhouse/values';
