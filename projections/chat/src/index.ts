export { chatDashboard } from './chat-dashboard';
export { followedChatReaders, followedChats } from './chat-followed';
export { ChatReadModule, chatProjections } from './chat-read.module';
