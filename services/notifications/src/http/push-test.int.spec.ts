import type { ProblemView, PushTestView } from '@fieldhouse/api-contract';
import { inboxEvents, noticeSettingsEvents } from '@fieldhouse/events/notifications';
import type { TestPerson } from '@fieldhouse/testing';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { NoticePorts } from '@fieldhouse/testing/notice-ports';
import { randomUUID } from 'node:crypto';
import { NotificationsModule } from '../notifications.module';

let app: FactsApp;
let ana: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  app = await startFactsApp({
    modules: [NoticePorts, NotificationsModule],
    events: [...inboxEvents, ...noticeSettingsEvents],
    projections: [],
  });
  [ana, ben] = await Promise.all([app.signUp('ana'), app.signUp('ben')]);
});
afterAll(() => app.stop());

const path = '/notification-settings/devices';
/** @returns the id of a device of Ana's whose push service answers so */
const add = async (end: string): Promise<string> => {
  const deviceId = randomUUID();
  await app.command('PUT', `${path}/${deviceId}`, {
    token: ana.token,
    body: {
      name: 'Chrome on Android',
      endpoint: `https://fcm.googleapis.com/fcm/send/${deviceId}#${end}`,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  });
  return deviceId;
};
const test = (deviceId: string, { token }: TestPerson = ana) =>
  app.send<PushTestView & ProblemView>('POST', `${path}/${deviceId}/test`, { token });

describe('the test of a device', () => {
  it('says whether its push service took it', async () => {
    expect((await test(await add('sent'))).body).toEqual({ outcome: 'sent' });
    const refuses = await add('refused');
    expect((await test(refuses)).body).toEqual({ outcome: 'refused' });
    expect((await test(refuses)).status).toBe(200);
  });

  it('lets go of a device that its push service does not know any more', async () => {
    const away = await add('gone');
    const answers = await Promise.all([test(away), test(away)]);
    expect(answers.map(({ body }) => body.outcome ?? body.status)).toContain('gone');
    const facts = await app.eventsOf(`noticeSettings-${ana.accountId}`);
    expect(facts.filter(({ type }) => type === 'PushDeviceRemoved').map(({ data }) => data)).toEqual([
      { accountId: ana.accountId, deviceId: away, why: 'gone' },
    ]);
    expect((await test(away)).status).toBe(404);
  });

  it('says when it can be tried again', async () => {
    const { status, body, headers } = await test(await add('later'));
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'push_service_unavailable', '120']);
  });

  it('is for one’s own devices', async () => {
    expect((await test(await add('sent'), ben)).status).toBe(404);
    expect((await test(randomUUID())).status).toBe(404);
  });
});
