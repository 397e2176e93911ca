export * from './chat-log.events';
export * from './chat-reader.events';
export * from './chat-room.events';
export * from './file-pass';
