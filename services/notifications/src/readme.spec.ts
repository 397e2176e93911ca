import { noticeSettingsCommands } from '@fieldhouse/api-contract';
import { inboxEvents, noticeSettingsEvents } from '@fieldhouse/events/notifications';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import type { InboxCommand } from './domain';
import { noticeSettingsProblems } from './http/notice-settings.problems';

const at = (file: string): string => join(__dirname, file);
const inboxCommands = {
  ReadNotification: true,
  ReadNotifications: true,
} satisfies Record<InboxCommand['type'], true>;

describe('the README', () => {
  it('has every command and event of the inbox, and no other', () => {
    expect(publishedTable(at('../README.md'), 'The inbox')).toEqual({
      commands: Object.keys(inboxCommands),
      events: inboxEvents.map(({ type }) => type).sort(),
      errors: [],
    });
  });

  it('has every command, event and error of the settings, and no other', () => {
    expect(publishedTable(at('../README.md'), 'The settings')).toEqual({
      commands: commandsOf(at('domain/notice-settings.commands.ts'), noticeSettingsCommands),
      events: noticeSettingsEvents.map(({ type }) => type).sort(),
      errors: Object.keys(noticeSettingsProblems).sort(),
    });
  });
});
