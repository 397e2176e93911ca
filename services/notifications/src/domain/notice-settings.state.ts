import type { NoticeSettingsEvent } from '@fieldhouse/events/notifications';
import {
  isTold,
  type NoticeChoice,
  type NoticeKind,
  type QuietHours,
  type ReminderLeads,
} from '@fieldhouse/values';

/** A browser that is told: where, and how what is sent to it is sealed. */
export type PushDevice = {
  readonly deviceId: string;
  readonly name: string;
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** In which it was added; null: not known. */
  readonly sessionId: string | null;
};
/** What was said about mails of a kind for a place before they were ended there. `on` null: nothing. */
type Stopped = Pick<NoticeChoice, 'kind' | 'teamId'> & { readonly on: boolean | null };
/** On which ways somebody wants to be told of what, and when. */
export type NoticeSettingsState = {
  /** What was said; `isTold` of the values knows the rest. */
  readonly choices: readonly NoticeChoice[];
  /** What the link of a mail has ended last, until something else is said about mails of the kind. */
  readonly stopped: readonly Stopped[];
  readonly quiet: QuietHours | null;
  /** What was said; `leadOf` of the values knows the rest. */
  readonly leads: ReminderLeads;
  /** The oldest first. */
  readonly devices: readonly PushDevice[];
};
export const initialNoticeSettings: NoticeSettingsState = {
  choices: [],
  stopped: [],
  quiet: null,
  leads: {},
  devices: [],
};

/** The settings after an event. */
export const evolveNoticeSettings = (
  settings: NoticeSettingsState,
  event: NoticeSettingsEvent,
): NoticeSettingsState => {
  const { choices, devices } = settings;
  switch (event.type) {
    case 'NoticeChannelSet': {
      const { kind, channel, teamId, on } = event.data;
      const others = choices.filter((one) => !isAbout(one, event.data));
      return {
        ...settings,
        choices: on === null ? others : [...others, { kind, channel, teamId, on }],
        stopped: channel === 'email' ? stoppedAfter(settings, event.data) : settings.stopped,
      };
    }
    case 'QuietHoursSet':
      return { ...settings, quiet: event.data.quiet };
    case 'ReminderLeadSet':
      return { ...settings, leads: { ...settings.leads, [event.data.kind]: event.data.minutes } };
    case 'PushDeviceAdded': {
      const { deviceId, name, subscription, sessionId = null } = event.data;
      const others = without(devices, deviceId);
      // Nothing is left of a device whose person was erased.
      if (name === null || subscription === null) return { ...settings, devices: others };
      const added = {
        deviceId,
        name,
        subscription: JSON.parse(subscription) as PushDevice['subscription'],
        sessionId,
      };
      return { ...settings, devices: [...others, added] };
    }
    case 'PushDeviceRemoved':
      return { ...settings, devices: without(devices, event.data.deviceId) };
    default:
      return event satisfies never;
  }
};

/** Whether somebody is sent mails of a kind, be it for a single team. */
export const getsMails = (choices: readonly NoticeChoice[], kind: NoticeKind): boolean =>
  [null, ...choices.map(({ teamId }) => teamId)].some((teamId) => isTold(choices, kind, 'email', teamId));

type ChannelSet = Extract<NoticeSettingsEvent, { type: 'NoticeChannelSet' }>['data'];

/** Mails that did not come were not ended: there is nothing to begin again. */
const stoppedAfter = (
  { choices, stopped }: NoticeSettingsState,
  { kind, channel, teamId, on, by }: ChannelSet,
): NoticeSettingsState['stopped'] => {
  const isStop = by === 'unsubscribe' && on === (teamId === null ? false : null);
  if (!isStop) return stopped.filter((one) => one.kind !== kind);
  if (!getsMails(choices, kind)) return stopped;
  const before = choices.find((one) => isAbout(one, { kind, channel, teamId }));
  return [...stopped, { kind, teamId, on: before?.on ?? null }];
};

/** Whether a choice is about this kind, way and team. */
export const isAbout = (
  choice: NoticeChoice,
  { kind, channel, teamId }: Pick<NoticeChoice, 'kind' | 'channel' | 'teamId'>,
): boolean => choice.kind === kind && choice.channel === channel && choice.teamId === teamId;

const without = (devices: readonly PushDevice[], deviceId: string): readonly PushDevice[] =>
  devices.filter((one) => one.deviceId !== deviceId);
