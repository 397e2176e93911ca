import { chatPath } from './chat-path';

it.each([
  ['T1', '/teams/T1?tab=chat'],
  ['draft:L1', '/complex/leagues/L1/draft/room?tab=chat'],
  ['direct:ana:kim', '/messages?with=direct%3Aana%3Akim'],
])('leads to the chat %s', (chatId, path) => {
  expect(chatPath(chatId)).toBe(path);
});
