/** What a chat's id means: no schemas. */
export * from '@fieldhouse/values/chat-id';
