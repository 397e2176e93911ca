import { noticeSettingsCommands } from '@fieldhouse/api-contract';
import {
  deliveryEvents,
  inboxEvents,
  noticeSettingsEvents,
  reminderEvents,
} from '@fieldhouse/events/notifications';
import { commandsOf, publishedTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import type { InboxCommand } from './domain';
import type { DeliveriesCommand } from './domain/deliveries.decider';
import type { RemindersCommand } from './domain/reminders.decider';
import { noticeSettingsProblems } from './http/notice-settings.problems';

const at = (file: string): string => join(__dirname, file);
const inboxCommands = {
  ReadNotification: true,
  ReadNotifications: true,
} satisfies Record<InboxCommand['type'], true>;
const deliveriesCommands = {
  PlanDelivery: true,
  SettleDeliveries: true,
} satisfies Record<DeliveriesCommand['type'], true>;

const remindersCommands = { RemindOf: true, RemindOfTurn: true } satisfies Record<
  RemindersCommand['type'],
  true
>;

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

  it('has every command and event of the reminders, and no other', () => {
    expect(publishedTable(at('../README.md'), 'The reminders')).toEqual({
      commands: Object.keys(remindersCommands),
      events: reminderEvents.map(({ type }) => type),
      errors: [],
    });
  });

  it('has every command and event of the deliveries, and no other', () => {
    expect(publishedTable(at('../README.md'), 'The deliveries')).toEqual({
      commands: Object.keys(deliveriesCommands),
      events: deliveryEvents.map(({ type }) => type).sort(),
      errors: [],
    });
  });
});
