import type { NoticeSettingsEvent } from '@fieldhouse/events/notifications';
import type { Decider } from '@fieldhouse/kernel';
import { NOTICE_RULES, leadOf } from '@fieldhouse/values';
import { IANAZone } from 'luxon';
import { isDeepStrictEqual } from 'node:util';
import type { NoticeSettingsCommand, NoticeSettingsCommandOf } from './notice-settings.commands';
import { NoticeSettingsError } from './notice-settings.errors';
import {
  evolveNoticeSettings,
  getsMails,
  initialNoticeSettings,
  isAbout,
  type NoticeSettingsState,
} from './notice-settings.state';
import { addPushDevice, dropPushDevice, removePushDevice, signOutPushDevices } from './push-devices';

type Decided = readonly NoticeSettingsEvent[];

const decide = (command: NoticeSettingsCommand, settings: NoticeSettingsState): Decided => {
  switch (command.type) {
    case 'SetNoticeChannel':
      return setNoticeChannel(command, settings);
    case 'SetMailsOfKind':
      return setMailsOfKind(command, settings);
    case 'SetReminderLead':
      return setReminderLead(command, settings);
    case 'SetQuietHours':
      return setQuietHours(command, settings);
    case 'AddPushDevice':
      return addPushDevice(command, settings.devices);
    case 'RemovePushDevice':
      return removePushDevice(command, settings.devices);
    case 'DropPushDevice':
      return dropPushDevice(command, settings.devices);
    case 'SignOutPushDevices':
      return signOutPushDevices(command, settings.devices);
    default:
      return command satisfies never;
  }
};

const setNoticeChannel = (
  { accountId, kind, channel, teamId, on }: NoticeSettingsCommandOf<'SetNoticeChannel'>,
  { choices }: NoticeSettingsState,
): Decided => {
  if (teamId !== null && !NOTICE_RULES[kind].perTeam) throw new NoticeSettingsError('channel_unknown');
  const choice = { kind, channel, teamId };
  const before = choices.find((one) => isAbout(one, choice))?.on ?? null;
  return on === before
    ? []
    : [{ type: 'NoticeChannelSet', data: { accountId, ...choice, on, by: 'settings' } }];
};

/**
 * Teams for which mails were wanted all the same have none any more: a link that ends mails ends all of them. They begin
 * again as they were.
 */
const setMailsOfKind = (
  { accountId, kind, on }: NoticeSettingsCommandOf<'SetMailsOfKind'>,
  { choices, stopped }: NoticeSettingsState,
): Decided => {
  const set = (teamId: string | null, now: boolean | null): NoticeSettingsEvent => ({
    type: 'NoticeChannelSet',
    data: { accountId, kind, channel: 'email', teamId, on: now, by: 'unsubscribe' },
  });
  if (on) {
    if (getsMails(choices, kind)) return [];
    const before = stopped.filter((one) => one.kind === kind);
    return before.length === 0 ? [set(null, true)] : before.map((one) => set(one.teamId, one.on));
  }
  const said = choices.filter((one) => one.kind === kind && one.channel === 'email');
  const everywhere = said.find(({ teamId }) => teamId === null)?.on;
  const teams = said.filter((one) => one.teamId !== null && one.on);
  return [
    ...(everywhere === false ? [] : [set(null, false)]),
    ...teams.map(({ teamId }) => set(teamId, null)),
  ];
};

const setReminderLead = (
  { accountId, kind, minutes }: NoticeSettingsCommandOf<'SetReminderLead'>,
  { leads }: NoticeSettingsState,
): Decided =>
  leadOf(leads, kind) === minutes ? [] : [{ type: 'ReminderLeadSet', data: { accountId, kind, minutes } }];

const setQuietHours = (
  { accountId, quiet }: NoticeSettingsCommandOf<'SetQuietHours'>,
  { quiet: before }: NoticeSettingsState,
): Decided => {
  if (quiet && !IANAZone.isValidZone(quiet.zone))
    throw new NoticeSettingsError('zone_unknown', { zone: quiet.zone });
  return isDeepStrictEqual(quiet, before) ? [] : [{ type: 'QuietHoursSet', data: { accountId, quiet } }];
};

export const noticeSettingsDecider: Decider<NoticeSettingsState, NoticeSettingsCommand, NoticeSettingsEvent> =
  {
    sees: (command) => {
      const { type, actor, accountId } = command;
      if (type === 'SetMailsOfKind' || type === 'DropPushDevice' || type === 'SignOutPushDevices')
        return true;
      if (actor.kind !== 'account' || actor.accountId !== accountId) return false;
      return command.type !== 'SetNoticeChannel' || command.ownTeam;
    },
    initialState: initialNoticeSettings,
    decide,
    evolve: evolveNoticeSettings,
  };
/** The aggregate as the command runtime knows it: one for each account, under its id. */
export const noticeSettingsAggregate = {
  category: 'noticeSettings',
  decider: noticeSettingsDecider,
  subject: ({ accountId }: NoticeSettingsCommand) => accountId,
} as const;
