import type { AccountEvent } from '@fieldhouse/events/identity';
import type { NoticeSettingsEvent } from '@fieldhouse/events/notifications';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { noticeSettingsProjection } from './notice-settings.projection';

const accountId = 'ana';
const after = (...events: readonly (NoticeSettingsEvent | AccountEvent)[]) =>
  documentsAfter(noticeSettingsProjection, events).get(accountId);
const set = (teamId: string | null, on: boolean | null): NoticeSettingsEvent => ({
  type: 'NoticeChannelSet',
  data: { accountId, kind: 'mention', channel: 'email', teamId, on, by: 'settings' },
});
const added = (deviceId: string, name: string | null): NoticeSettingsEvent => ({
  type: 'PushDeviceAdded',
  data: { accountId, deviceId, name, subscription: name && '{}', addedAt: '2026-11-24T19:30:00.000Z' },
});
const erased: AccountEvent = {
  type: 'AccountErased',
  data: { accountId, erasedAt: '2026-11-24T19:30:00.000Z' },
};

describe('how somebody wants to be told', () => {
  it('is what they said last, for each team by itself', () => {
    const choices = (...events: readonly NoticeSettingsEvent[]) =>
      after(...events)?.choices.map(({ teamId, on }) => ({ teamId, on }));
    expect(choices(set(null, true), set('t1', false), set(null, false))).toEqual([
      { teamId: 't1', on: false },
      { teamId: null, on: false },
    ]);
    expect(choices(set(null, false), set('t1', true), set('t1', null))).toEqual([
      { teamId: null, on: false },
    ]);
  });

  it('has how long before they are reminded, as they said it last', () => {
    const lead = (minutes: 15 | null): NoticeSettingsEvent => ({
      type: 'ReminderLeadSet',
      data: { accountId, kind: 'draftReminder', minutes },
    });
    expect(after(set(null, true))?.leads).toEqual({});
    expect(after(lead(15), lead(null))?.leads).toEqual({ draftReminder: null });
  });

  it('knows whether they have said anything of quiet hours', () => {
    const none: NoticeSettingsEvent = { type: 'QuietHoursSet', data: { accountId, quiet: null } };
    expect(after(set(null, true))).toMatchObject({ quiet: null, quietSaid: false });
    expect(after(none)).toMatchObject({ quiet: null, quietSaid: true });
  });

  it('has each device once, by its newest name', () => {
    const names = after(added('d1', 'Chrome'), added('d2', 'Safari'), added('d1', 'Firefox'))?.devices;
    expect(names?.map(({ name }) => name)).toEqual(['Safari', 'Firefox']);
    expect(names?.map(({ sessionId }) => sessionId)).toEqual([null, null]);
  });

  it('tells devices that may come back from those that were removed', () => {
    const removed = (
      deviceId: string,
      why: 'asked' | 'gone' | 'full' | 'signed_out',
    ): NoticeSettingsEvent => ({
      type: 'PushDeviceRemoved',
      data: { accountId, deviceId, why },
    });
    const ended = [
      ...[added('d1', 'Chrome'), added('d2', 'Safari'), added('d3', 'Edge'), added('d4', 'Firefox')],
      ...[removed('d1', 'signed_out'), removed('d2', 'gone'), removed('d3', 'asked'), removed('d4', 'full')],
    ];
    expect(after(...ended)).toMatchObject({ devices: [], away: ['d1', 'd2'] });
    expect(after(...ended, added('d1', 'Chrome'))?.away).toEqual(['d2']);
    expect(after(...ended, added('d1', 'Chrome'), removed('d1', 'asked'))?.away).toEqual(['d2']);
  });

  it('is forgotten with its person, whenever their events are read', () => {
    expect(after(added('d1', 'Chrome'), erased)).toMatchObject({ _gone: true });
    expect(after(added('d1', null))?.devices).toEqual([]);
  });
});
