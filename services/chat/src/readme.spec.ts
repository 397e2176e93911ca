import { chatCommands, reportCommands } from '@fieldhouse/api-contract';
import { chatLogEvents, chatReaderEvents, chatRoomEvents } from '@fieldhouse/events/chat';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { chatProblems } from './http/chat.problems';

const at = (file: string): string => join(__dirname, file);

it('has every command, event and error in the README, and no other', () => {
  const events = [...chatLogEvents, ...chatReaderEvents, ...chatRoomEvents];
  expect(publishedTable(at('../README.md'), 'The chat')).toEqual({
    commands: commandsOf(at('domain/chat.commands.ts'), chatCommands, reportCommands),
    events: events.map(({ type }) => type).sort(),
    errors: Object.keys(chatProblems).sort(),
  });
});
