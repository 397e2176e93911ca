import type { NoticeSettingsView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { fakePush } from '../../../../test/fake-push';
import { noticeSettings, pushDevice } from '../../../../test/notice-samples';
import { anasSession, renderApp } from '../../../../test/render-app';
import { keptDevice } from '../../../features/notifications/push/push-device';
import { forgetPositions } from '../../../shared/api/positions';
import { leaveTo } from '../../../shared/lib/leave';
import { openSession } from '../../../shared/session/session-refresh';
import { sessionLapsed } from '../../../shared/session/session.slice';

jest.mock('../../../shared/lib/leave', () => ({ leaveTo: jest.fn() }));
// Nothing is done on this page that has to be waited for.
jest.mock('../../../shared/lib/at-rest', () => ({
  whenAtRest: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

const DONE = { body: { streamId: 'noticeSettings-ana', revision: 1, position: '00000000000000000002' } };
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const HERE = {
  deviceId: 'd-here',
  endpoint: 'https://push.example/before',
  pushKey: 'the-key-of-the-product',
};
const here = pushDevice({ deviceId: 'd-here', name: 'Chrome on Mac' });
const ask = 'Turn on push on this device';

let network: FakeApi;
beforeEach(() => {
  localStorage.clear();
  forgetPositions();
  jest.mocked(leaveTo).mockClear();
  network = fakeApi();
  network.on('GET', '/notifications/deliveries', { body: { deliveries: [], next: null } });
  network.on('PUT', '/notification-settings/devices/:id', DONE);
  network.on('DELETE', '/notification-settings/devices/:id', DONE);
  network.on('PUT', '/notification-settings/quiet-hours', DONE);
});
afterEach(() => {
  fakePush({ support: false });
  jest.restoreAllMocks();
});
const show = (more: Partial<NoticeSettingsView> = {}): void =>
  network.on('GET', '/notification-settings', { body: noticeSettings(more) });
const open = (more: Partial<NoticeSettingsView> = {}) => {
  show(more);
  return renderApp('/player-profile?tab=notifications');
};
const section = async () => within(await screen.findByRole('region', { name: 'Push on this device' }));
/** This browser was turned on before. */
const turnedOn = () => {
  const push = fakePush({ permission: 'granted' });
  push.made = { endpoint: HERE.endpoint, key: HERE.pushKey };
  keptDevice('ana').set(HERE);
  return push;
};
const commands = () =>
  network.seen.filter(({ method, path }) => method !== 'GET' && path.includes('/devices/'));

describe('push on this device', () => {
  it('is not offered where the browser has none', async () => {
    fakePush({ support: false });
    open();
    expect((await section()).getByText(/^This browser cannot show push notifications/)).toBeVisible();
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
  });

  it('says how it comes on an iPhone', async () => {
    fakePush({ support: false });
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PHONE);
    open();
    expect((await section()).getByText(/tap Share, then Add to Home Screen/)).toBeVisible();
  });

  it('is turned on once the browser is allowed to, as a device with a name', async () => {
    const push = fakePush();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: ask }));
    await waitFor(() => expect(commands()).toHaveLength(1));
    const [added] = commands();
    expect(push.made?.key).toBe('the-key-of-the-product');
    expect(added?.body).toEqual({
      name: 'A browser on Android',
      endpoint: push.made?.endpoint,
      p256dh: 'p'.repeat(86),
      auth: 'a'.repeat(22),
    });
    expect(added?.headers.get('idempotency-key')).toBeTruthy();
    expect(keptDevice('ana').get()?.deviceId).toBe(added?.path.split('/').at(-1));
  });

  describe('with the first device', () => {
    const proposal = /^Keep quiet from 10:00 PM to 8:00 AM/;
    const quietHours = () =>
      network.sent('PUT', '/notification-settings/quiet-hours').map(({ body }) => body);
    const turnOn = async (user: ReturnType<typeof open>['user']): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: ask }));
      await waitFor(() => expect(commands()).toHaveLength(1));
    };

    it('proposes quiet hours by the clock of the device, and sets them with it', async () => {
      fakePush();
      const { user } = open();
      expect(await screen.findByRole('switch', { name: proposal })).toBeChecked();
      await turnOn(user);
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      await waitFor(() => expect(quietHours()).toEqual([{ quiet: { from: '22:00', to: '08:00', zone } }]));
    });

    it('sets none where the person does not want any', async () => {
      fakePush();
      const { user } = open();
      await user.click(await screen.findByRole('switch', { name: proposal }));
      await turnOn(user);
      expect(quietHours()).toEqual([]);
    });

    it('proposes none to whoever has said so before, or has another device', async () => {
      fakePush();
      const { unmount } = open({ quietSaid: true });
      await screen.findByRole('button', { name: ask });
      expect(screen.queryByRole('switch', { name: proposal })).toBeNull();
      unmount();
      open({ devices: [pushDevice()] });
      await screen.findByRole('button', { name: ask });
      expect(screen.queryByRole('switch', { name: proposal })).toBeNull();
    });
  });

  it('says how to allow it where the person has refused', async () => {
    const push = fakePush();
    push.answer = 'denied';
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: ask }));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await (await section()).findByText(/Allow them in its settings for this site/)).toBeVisible();
    expect(commands()).toEqual([]);
    push.permission = 'default';
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('button', { name: ask })).toBeVisible();
  });

  it('is off when the service refuses it, and nothing reaches the browser', async () => {
    network.on(
      'PUT',
      '/notification-settings/devices/:id',
      problem(422, 'endpoint_refused', 'Refused', { detail: 'Fieldhouse does not send there.' }),
    );
    const push = fakePush();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: ask }));
    expect(await screen.findByText('Fieldhouse does not send there.')).toBeVisible();
    expect(push.made).toBeNull();
    expect(keptDevice('ana').get()).toBeUndefined();
  });

  it('says when the browser does not reach its push service', async () => {
    fakePush().isDown = true;
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: ask }));
    expect(await screen.findByText('Push was not turned on')).toBeVisible();
  });

  it.each([
    ['sent', 'The test is on its way'],
    ['gone', 'Turn push on again on this device.'],
    ['refused', 'Its push service did not take the test.'],
  ])('is tried out: %s', async (outcome, words) => {
    turnedOn();
    network.on('POST', '/notification-settings/devices/:id/test', { body: { outcome } });
    const { user } = open({ devices: [here] });
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(network.sent('POST', '/notification-settings/devices/d-here/test')).toHaveLength(1);
  });

  it('is turned off', async () => {
    const push = turnedOn();
    const { user } = open({ devices: [here] });
    await screen.findByText('Chrome on Mac');
    show();
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: ask })).toBeVisible();
    expect(commands().map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', '/notification-settings/devices/d-here'],
    ]);
    expect([push.made, keptDevice('ana').get()]).toEqual([null, undefined]);
  });

  it('lists the other devices, and asks before one is removed', async () => {
    fakePush();
    const { user } = open({ devices: [pushDevice()] });
    const others = within(await screen.findByRole('list', { name: 'Other devices' }));
    expect(others.getByText('Added Nov 2, 2026')).toBeVisible();
    await user.click(others.getByRole('button', { name: 'Remove Chrome on Android' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Chrome on Android?' }));
    expect(commands()).toEqual([]);
    show();
    await user.click(dialog.getByRole('button', { name: 'Remove the device' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Other devices' })).toBeNull());
    expect(commands().map(({ path }) => path)).toEqual(['/notification-settings/devices/d-phone']);
  });
});

describe('when a page is opened, this browser', () => {
  const opened = async (more: Partial<NoticeSettingsView>, settled: () => void) => {
    show(more);
    renderApp('/unsubscribe');
    await waitFor(settled);
  };

  it('is told to the service again with what has changed: its address', async () => {
    const push = turnedOn();
    push.made = { endpoint: 'https://push.example/moved', key: HERE.pushKey };
    await opened({ devices: [here] }, () => expect(commands()).toHaveLength(1));
    expect(commands()[0]).toMatchObject({
      method: 'PUT',
      path: '/notification-settings/devices/d-here',
      body: { endpoint: push.made.endpoint },
    });
    await waitFor(() => expect(keptDevice('ana').get()?.endpoint).toBe(push.made?.endpoint));
  });

  it('is told to the service again with what has changed: the product’s key', async () => {
    const push = turnedOn();
    await opened({ devices: [here], pushKey: 'another-key' }, () => expect(commands()).toHaveLength(1));
    expect(push.made?.key).toBe('another-key');
  });

  it('is told to the service again with what has changed: the session', async () => {
    turnedOn();
    await opened({ devices: [{ ...here, ofThisSession: false }] }, () => expect(commands()).toHaveLength(1));
    expect(commands()[0]).toMatchObject({ method: 'PUT', path: '/notification-settings/devices/d-here' });
  });

  it('stays as it is where nothing has changed', async () => {
    const push = turnedOn();
    await opened({ devices: [here] }, () =>
      expect(network.sent('GET', '/notification-settings')).toHaveLength(1),
    );
    expect(commands()).toEqual([]);
    expect(push.made?.endpoint).toBe(HERE.endpoint);
  });

  it('ends where it was removed on another device', async () => {
    const push = turnedOn();
    await opened({ devices: [] }, () => expect(push.made).toBeNull());
    expect(keptDevice('ana').get()).toBeUndefined();
    expect(commands()).toEqual([]);
  });

  it('is removed where it may show nothing any more', async () => {
    turnedOn().permission = 'denied';
    await opened({ devices: [here] }, () => expect(commands()).toHaveLength(1));
    expect(commands()[0]?.method).toBe('DELETE');
  });

  it('shows nothing of somebody else’s', async () => {
    const push = turnedOn();
    keptDevice('ana').set(null);
    keptDevice('ben').set(HERE);
    await opened({ devices: [here] }, () => expect(push.made).toBeNull());
    expect(keptDevice('ben').get()).toBeUndefined();
    expect(commands()).toEqual([]);
  });

  it('shows nothing while nobody is signed in', async () => {
    const push = turnedOn();
    renderApp('/unsubscribe', { signedIn: false });
    await waitFor(() => expect(push.made).toBeNull());
    expect(commands()).toEqual([]);
  });
});

describe('once a session has ended, this browser', () => {
  const session = () => ({ ...anasSession(), access_token: 'token-of-another-session' });
  const ended = async (more: Partial<NoticeSettingsView>) => {
    show(more);
    const push = turnedOn();
    const app = renderApp('/unsubscribe', { signedIn: false });
    await waitFor(() => expect(push.made).toBeNull());
    return { push, signIn: () => act(() => openSession(app.store.dispatch, session())) };
  };
  const expectBack = async (push: ReturnType<typeof fakePush>): Promise<void> => {
    await waitFor(() => expect(keptDevice('ana').get()?.endpoint).toBe(push.made?.endpoint));
    expect(commands()).toMatchObject([
      {
        method: 'PUT',
        path: '/notification-settings/devices/d-here',
        body: { endpoint: push.made?.endpoint },
      },
    ]);
  };

  it('comes back with whose it was', async () => {
    const { push, signIn } = await ended({ devices: [], awayDevices: ['d-here'] });
    signIn();
    await expectBack(push);
  });

  it('comes back with whose it was where nothing was sent since', async () => {
    const { push, signIn } = await ended({ devices: [{ ...here, ofThisSession: false }] });
    signIn();
    await expectBack(push);
  });

  it('comes back with whose it was on the page that they have never left', async () => {
    const push = turnedOn();
    show({ devices: [here] });
    const { store } = renderApp('/unsubscribe');
    await waitFor(() => expect(network.sent('GET', '/notification-settings')).toHaveLength(1));
    act(() => void store.dispatch(sessionLapsed()));
    show({ devices: [{ ...here, ofThisSession: false }] });
    act(() => openSession(store.dispatch, session()));
    await waitFor(() => expect(commands()).toHaveLength(1));
    await expectBack(push);
  });

  it('stays off where it was removed meanwhile', async () => {
    const { push, signIn } = await ended({ devices: [] });
    signIn();
    await waitFor(() => expect(keptDevice('ana').get()).toBeUndefined());
    expect([push.made, commands()]).toEqual([null, []]);
  });

  it('is nobody’s any more once somebody else has come', async () => {
    const push = turnedOn();
    show({ awayDevices: ['d-here'] });
    const { store } = renderApp('/unsubscribe', { signedIn: false });
    await waitFor(() => expect(push.made).toBeNull());
    const { user, ...ben } = session();
    act(() => openSession(store.dispatch, { ...ben, user: { ...user, id: 'ben' } }));
    await waitFor(() => expect(keptDevice('ana').get()).toBeUndefined());
    expect([push.made, commands()]).toEqual([null, []]);
  });
});

describe('whoever signs out', () => {
  const signOut = async (app: ReturnType<typeof renderApp>): Promise<void> => {
    await app.user.click(await screen.findByRole('button', { name: /account/i }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
  };
  beforeEach(() => network.on('POST', '/auth/logout', { status: 204 }));

  it('takes this browser along, while the service still listens to them', async () => {
    const push = turnedOn();
    const app = open({ devices: [here] });
    await section();
    await signOut(app);
    expect(commands().map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', '/notification-settings/devices/d-here'],
    ]);
    expect(commands()[0]?.headers.get('authorization')).toBe('Bearer token-of-ana');
    const order = network.seen.map(({ path }) => path);
    expect(order.indexOf('/auth/logout')).toBeGreaterThan(
      order.indexOf('/notification-settings/devices/d-here'),
    );
    expect(push.made).toBeNull();
  });

  it('is signed out even when that cannot be said', async () => {
    turnedOn();
    network.on('DELETE', '/notification-settings/devices/:id', problem(429, 'too_many_requests', 'No'));
    const app = open({ devices: [here] });
    await section();
    await signOut(app);
    expect(network.sent('POST', '/auth/logout')).toHaveLength(1);
  });
});
