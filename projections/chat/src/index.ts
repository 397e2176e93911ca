export { ChatReadModule, chatProjections } from './chat-read.module';
