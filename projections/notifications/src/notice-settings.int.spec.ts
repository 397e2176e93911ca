import type { NoticeSettingsView, ProblemView } from '@fieldhouse/api-contract';
import { inboxEvents, noticeSettingsEvents } from '@fieldhouse/events/notifications';
import { chatLogEvents, chatReaderEvents } from '@fieldhouse/events/chat';
import { teamEvents, type TeamEvent } from '@fieldhouse/events/teams';
import { until } from '@fieldhouse/kernel/testing';
import { NotificationsModule } from '@fieldhouse/notifications';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import type { TestPerson } from '@fieldhouse/testing';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { NoticePorts } from '@fieldhouse/testing/notice-ports';
import { teamBody } from '@fieldhouse/testing/team-body';
import { randomUUID } from 'node:crypto';
import { NotificationsReadModule, notificationProjections } from './notifications-read.module';

let app: FactsApp;
let ana: TestPerson;

beforeAll(async () => {
  app = await startFactsApp({
    modules: [NoticePorts, NotificationsModule, NotificationsReadModule],
    events: [...teamEvents, ...chatLogEvents, ...chatReaderEvents, ...inboxEvents, ...noticeSettingsEvents],
    projections: [...notificationProjections, ...teamMemberProjections, ...peopleProjections],
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ana = await app.signUp(`ana-${randomUUID().slice(0, 8)}`);
});

const path = '/notification-settings';
const shown = async ({ token }: TestPerson, atLeast?: string): Promise<NoticeSettingsView> => {
  const at = atLeast === undefined ? path : `${path}?atLeast=${atLeast}`;
  const { status, body } = await app.send<NoticeSettingsView>('GET', at, { token });
  expect(status).toBe(200);
  return body;
};
const says = async ({ token }: TestPerson, method: string, at: string, body?: object): Promise<string> =>
  (await app.command(method, `${path}${at}`, { token, body })).position;
const deviceId = randomUUID();
const device = {
  name: 'Chrome on Android',
  endpoint: 'https://fcm.googleapis.com/fcm/send/secret-of-ana',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe('the settings of notifications', () => {
  it('are as at first until something is said', async () => {
    await until('her address is known', async () => (await shown(ana)).email !== null);
    expect(await shown(ana)).toEqual({
      choices: [],
      teams: [],
      quiet: null,
      quietSaid: false,
      leads: {},
      devices: [],
      awayDevices: [],
      pushKey: 'key-of-the-test',
      email: expect.stringMatching(/^ana-\w+@example\.org$/) as unknown,
      position: expect.stringMatching(/^\d+$/) as unknown,
    });
  });

  it('show what was said as soon as it was', async () => {
    const choice = { kind: 'mention', channel: 'email', teamId: null, on: false };
    const quiet = { from: '22:00', to: '08:00', zone: 'America/Chicago' };
    await says(ana, 'PUT', '/channels', choice);
    await says(ana, 'PUT', '/quiet-hours', { quiet });
    const position = await says(ana, 'PUT', `/devices/${deviceId}`, device);
    expect(await shown(ana, position)).toMatchObject({
      choices: [choice],
      quiet,
      devices: [{ deviceId, name: device.name, addedAt: expect.stringMatching(/Z$/) as unknown }],
    });
    const removed = await says(ana, 'DELETE', `/devices/${deviceId}`);
    expect((await shown(ana, removed)).devices).toEqual([]);
  });

  it('name the teams of somebody by their names, and take a choice for no other', async () => {
    const actor = { kind: 'account', accountId: ana.accountId } as const;
    for (const name of ['Night Hawks', 'Aces']) {
      const teamId = `own-${randomUUID()}`;
      const facts: readonly TeamEvent[] = [
        { type: 'TeamCreated', data: { ...teamBody, name, teamId, leagueId: null } },
        {
          type: 'MemberJoined',
          data: {
            teamId,
            memberId: 'm1',
            accountId: ana.accountId,
            role: 'captain',
            by: 'link',
            leagueId: null,
          },
        },
      ];
      await app.happened(`team-${teamId}`, actor, facts);
    }
    const { teams } = await shown(ana);
    expect(teams.map(({ name }) => name)).toEqual(['Aces', 'Night Hawks']);
    const say = async (teamId: string | undefined) =>
      app.send('PUT', `${path}/channels`, {
        token: ana.token,
        body: { kind: 'mention', channel: 'push', teamId, on: false },
      });
    expect((await say(teams[0]?.teamId)).status).toBe(200);
    expect((await say('team-of-others')).status).toBe(404);
  });

  it('keep where a device is reached closed, and to themselves', async () => {
    const position = await says(ana, 'PUT', `/devices/${deviceId}`, device);
    const [stored] = await app.storedEventsOf(`noticeSettings-${ana.accountId}`);
    expect(JSON.stringify(stored?.data)).not.toMatch(/secret-of-ana|Chrome/);
    expect(JSON.stringify(await shown(ana, position))).not.toContain('secret-of-ana');
  });

  it('say what cannot be meant', async () => {
    const refused = async (at: string, body: object) =>
      (await app.send<ProblemView>('PUT', `${path}${at}`, { token: ana.token, body })).body;
    expect(
      await refused('/channels', { kind: 'draftTurn', channel: 'email', teamId: 'own-1', on: true }),
    ).toMatchObject({ status: 422, code: 'channel_unknown' });
    expect(
      await refused('/quiet-hours', { quiet: { from: '22:00', to: '08:00', zone: 'Mars/Olympus' } }),
    ).toMatchObject({ status: 422, code: 'zone_unknown' });
    expect(
      await refused(`/devices/${deviceId}`, { ...device, endpoint: 'https://10.0.0.1/push' }),
    ).toMatchObject({
      status: 422,
      code: 'endpoint_refused',
    });
  });
});
