import { inboxEvents } from '@fieldhouse/events/notifications';
import { publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import type { InboxCommand } from './domain/inbox.decider';

const commands = {
  ReadNotification: true,
  ReadNotifications: true,
} satisfies Record<InboxCommand['type'], true>;

it('has every command and event of the inbox in the README, and no other', () => {
  expect(publishedTable(join(__dirname, '../README.md'), 'The inbox')).toEqual({
    commands: Object.keys(commands),
    events: inboxEvents.map(({ type }) => type).sort(),
    errors: [],
  });
});
