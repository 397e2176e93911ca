import type { AccountEvent } from '@fieldhouse/events/identity';
import type { NoticeSettingsEvent } from '@fieldhouse/events/notifications';
import type { Projection } from '@fieldhouse/kernel';
import {
  PUSH_DEVICES_AT_MOST,
  type NoticeChoice,
  type QuietHours,
  type ReminderLeads,
} from '@fieldhouse/values';

/** On which ways somebody wants to be told of what, and when; `_id` is their account's. */
export type NoticeSettingsDocument = {
  readonly _id: string;
  readonly choices: readonly NoticeChoice[];
  readonly quiet: QuietHours | null;
  /** They have set quiet hours, or none. */
  readonly quietSaid: boolean;
  readonly leads: ReminderLeads;
  /** The oldest first. Where they are reached stays in the log. */
  readonly devices: readonly {
    readonly deviceId: string;
    readonly name: string;
    readonly addedAt: string;
    /** In which it was added; null: not known. */
    readonly sessionId: string | null;
  }[];
  /** Ids of devices that have ended and that nobody has taken away, the last to end last. */
  readonly away: readonly string[];
};

/** Of somebody who has said nothing about it. */
export const NOTHING_SAID = {
  choices: [],
  quiet: null,
  quietSaid: false,
  leads: {},
  devices: [],
  away: [],
} as const satisfies Omit<NoticeSettingsDocument, '_id'>;

/** Of those who have said something about it. */
export const noticeSettingsProjection: Projection<
  NoticeSettingsDocument,
  NoticeSettingsEvent | AccountEvent
> = {
  name: 'notice-settings',
  version: 5,
  categories: ['noticeSettings', 'account'],
  indexes: [],
  idsOf: (event) => (isSetting(event) || event.type === 'AccountErased' ? [event.data.accountId] : []),
  project: (document, event, id) => {
    if (!isSetting(event)) return null;
    const settings = document ?? { _id: id, ...NOTHING_SAID };
    const { choices, devices, away } = settings;
    switch (event.type) {
      case 'NoticeChannelSet': {
        const { kind, channel, teamId, on } = event.data;
        const others = choices.filter(
          (one) => one.kind !== kind || one.channel !== channel || one.teamId !== teamId,
        );
        return { ...settings, choices: on === null ? others : [...others, { kind, channel, teamId, on }] };
      }
      case 'QuietHoursSet':
        return { ...settings, quiet: event.data.quiet, quietSaid: true };
      case 'ReminderLeadSet':
        return { ...settings, leads: { ...settings.leads, [event.data.kind]: event.data.minutes } };
      case 'PushDeviceAdded': {
        const { deviceId, name, addedAt, sessionId = null } = event.data;
        const others = devices.filter((one) => one.deviceId !== deviceId);
        const added = name === null ? [] : [{ deviceId, name, addedAt, sessionId }];
        return {
          ...settings,
          devices: [...others, ...added],
          away: away.filter((one) => one !== deviceId),
        };
      }
      case 'PushDeviceRemoved': {
        const { deviceId, why } = event.data;
        const others = away.filter((one) => one !== deviceId);
        return {
          ...settings,
          devices: devices.filter((one) => one.deviceId !== deviceId),
          away: COMES_BACK[why] ? [...others, deviceId].slice(-PUSH_DEVICES_AT_MOST) : others,
        };
      }
      default:
        return event satisfies never;
    }
  },
};

/** Nobody has said that nothing is to go there any more: only its session, or its subscription, is over. */
const COMES_BACK: Readonly<
  Record<Extract<NoticeSettingsEvent, { type: 'PushDeviceRemoved' }>['data']['why'], boolean>
> = { signed_out: true, gone: true, asked: false, full: false };

const SETTINGS: readonly string[] = [
  'NoticeChannelSet',
  'QuietHoursSet',
  'ReminderLeadSet',
  'PushDeviceAdded',
  'PushDeviceRemoved',
] satisfies readonly NoticeSettingsEvent['type'][];
const isSetting = <E extends NoticeSettingsEvent | AccountEvent>(
  event: E,
): event is E & NoticeSettingsEvent => SETTINGS.includes(event.type);
