import type { DeliveryView, NoticeSettingsView, PushDeviceView } from '@fieldhouse/api-contract';

export const pushDevice = (more: Partial<PushDeviceView> = {}): PushDeviceView => ({
  deviceId: 'd-phone',
  name: 'Chrome on Android',
  addedAt: '2026-11-02T12:00:00.000Z',
  ofThisSession: true,
  ...more,
});

/** What is said at first: nothing. */
export const noticeSettings = (more: Partial<NoticeSettingsView> = {}): NoticeSettingsView => ({
  choices: [],
  teams: [
    { teamId: 't1', name: 'Night Hawks' },
    { teamId: 't2', name: 'River Owls' },
  ],
  quiet: null,
  quietSaid: false,
  leads: {},
  devices: [],
  awayDevices: [],
  pushKey: 'the-key-of-the-product',
  email: 'ana@example.org',
  position: '00000000000000000009',
  ...more,
});

/** An e-mail of a mention that went out. */
export const delivery = (more: Partial<DeliveryView> = {}): DeliveryView => ({
  id: 'email:mention:m1',
  channel: 'email',
  kind: 'mention',
  teamId: 't1',
  teamName: 'Night Hawks',
  by: 'ben',
  name: 'Ben Ortiz',
  state: 'sent',
  plannedAt: '2026-11-23T19:30:00.000Z',
  dueAt: '2026-11-23T19:45:00.000Z',
  held: null,
  endedAt: '2026-11-23T19:45:00.000Z',
  together: 1,
  ...more,
});
