import { waitFor } from '@testing-library/react';
import { anasSession, createAppStore, type AppStore } from '../../../test/render-app';
import { fakeApi, problem, type FakeAnswer } from '../../../test/fake-api';
import { myTeam, teams } from '../../../test/samples';
import { accessRefused, accessToken } from './access-token';
import { isSignOutUntold, noteSignOut } from './session-hint';
import { announceSession, askForSession, keepSession, signOut } from './session-keeper';
import { followSession, openSession, refreshSession } from './session-refresh';
import { leavingBegan } from './session.slice';

const sessionFor = (seconds: number, clockOffBySeconds: number) => ({
  ...anasSession(),
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1_000) + seconds + clockOffBySeconds,
});

const until = (store: AppStore, status: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (store.getState().session.status === status) resolve();
    };
    store.subscribe(look);
    look();
  });

let end: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('starts loading and is signed in when the cookie is good', async () => {
  fakeApi().on('POST', '/auth/token', { body: anasSession() });
  const store = createAppStore();
  expect(store.getState().session.status).toBe('loading');
  end = keepSession(store);
  await until(store, 'signed-in');
  expect(accessToken()).toBe('token-of-ana');
  expect(JSON.stringify(store.getState())).not.toContain('token-of-ana');
});

it('takes over the answer that the page had asked for before the app came, once', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  const { user, ...session } = anasSession();
  const early = { ok: true, status: 200, json: () => Promise.resolve({ user, ...session }) };
  window.earlySession = Promise.resolve(early as unknown as Response);
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-in');
  expect(network.sent('POST', '/auth/token')).toHaveLength(0);
  expect(window.earlySession).toBeUndefined();
});

it('asks by itself when the early question was not answered', async () => {
  jest.useFakeTimers();
  fakeApi().on('POST', '/auth/token', { body: anasSession() });
  window.earlySession = Promise.resolve(null);
  const store = createAppStore();
  end = keepSession(store);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState().session.status).toBe('signed-in');
});

it('is signed out when there is no session', async () => {
  fakeApi().on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-out');
  expect(store.getState().session.user).toBeNull();
});

it('keeps loading, and asks again, while the service is away', async () => {
  jest.useFakeTimers();
  const network = fakeApi();
  network.on('POST', '/auth/token', problem(503, 'store_unavailable', 'Temporarily unavailable'));
  const store = createAppStore();
  end = keepSession(store);
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().session.status).toBe('loading');
  network.on('POST', '/auth/token', { body: anasSession() });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.getState().session.status).toBe('signed-in');
});

const expectRenewal = async (clockOffBySeconds: number): Promise<void> => {
  jest.useFakeTimers();
  const network = fakeApi();
  network.on('POST', '/auth/token', () => ({ body: sessionFor(180, clockOffBySeconds) }));
  const store = createAppStore();
  end = keepSession(store);
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(network.sent('POST', '/auth/token')).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(network.sent('POST', '/auth/token')).toHaveLength(2);
};

it('looks every 30 s and renews when 3 ticks or fewer remain', () => expectRenewal(0));

it.each([
  ['slow', 3_600],
  ['fast', -3_600],
])('does so on a device whose clock is %s', (_, offBy) => expectRenewal(offBy));

it('renews when the live service did not take the token', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', { body: anasSession() });
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-in');
  network.on('POST', '/auth/token', { body: { ...anasSession(), access_token: 'next' } });
  accessRefused();
  await waitFor(() => expect(accessToken()).toBe('next'));
});

it('signs out here at once, and in the other tabs', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', { body: anasSession() });
  network.on('POST', '/auth/logout', { status: 204 });
  const [here, there] = [createAppStore(), createAppStore()];
  const ends = [keepSession(here), keepSession(there)];
  end = () => ends.forEach((one) => one());
  await Promise.all([until(here, 'signed-in'), until(there, 'signed-in')]);
  await signOut(here.dispatch);
  await until(there, 'signed-out');
  expect(here.getState().session.status).toBe('signed-out');
  expect(accessToken()).toBeNull();
  expect(network.sent('POST', '/auth/logout')).toHaveLength(1);
});

describe('a sign-out', () => {
  const unheard = (how: number) => (): FakeAnswer => {
    if (how === 0) throw new TypeError('Failed to fetch');
    return problem(how, 'unheard', 'Not heard');
  };
  const signedOut = async (how: number) => {
    const network = fakeApi();
    network.on('POST', '/auth/token', { body: anasSession() });
    network.on('POST', '/auth/logout', unheard(how));
    const store = createAppStore();
    end = keepSession(store);
    await until(store, 'signed-in');
    await signOut(store.dispatch);
    end();
    return { network, asked: () => network.sent('POST', '/auth/token').length };
  };
  const known = (): boolean => localStorage.getItem('no-session') === '1';

  it.each([
    ['nobody answers', 0],
    ['it is refused', 401],
    ['the service is away', 502],
  ])('holds on this device all the same, and is told again until it is heard: %s', async (_, how) => {
    const { network, asked } = await signedOut(how);
    const before = asked();
    const next = createAppStore();
    end = keepSession(next);
    await until(next, 'signed-out');
    window.dispatchEvent(new Event('focus'));
    expect([asked(), known()]).toEqual([before, false]);
    network.on('POST', '/auth/logout', { status: 204 });
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(known()).toBe(true);
    });
    expect(asked()).toBe(before);
    // One that has run out would be refused.
    const told = (header: string) =>
      new Set(network.sent('POST', '/auth/logout').map(({ headers }) => headers.get(header)));
    expect([...told('authorization')]).toEqual([null]);
    expect([...told('idempotency-key')]).toEqual([expect.stringMatching(/^[\x21-\x7e]{40,}$/)]);
  });

  it('holds on a device that was full of what it kept of them', async () => {
    const { network } = await signedOut(204);
    network.on('POST', '/auth/logout', unheard(502));
    const store = createAppStore();
    openSession(store.dispatch, anasSession());
    localStorage.setItem('kept draft', 'a long one');
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (this.getItem('kept draft') !== null) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, name, value);
    });
    await signOut(store.dispatch);
    expect(isSignOutUntold()).toBe(true);
  });

  it.each([
    ['is heard', 204, followSession],
    ['is not heard', 502, followSession],
    ['is heard while the page opens', 204, askForSession],
  ])('holds against an answer that comes after it: it %s', async (_, how, ask) => {
    const { network } = await signedOut(204);
    const [here, there] = [createAppStore(), createAppStore()];
    openSession(there.dispatch, anasSession());
    let answer: (late: FakeAnswer) => void = () => undefined;
    network.on('POST', '/auth/token', () => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    network.on('POST', '/auth/logout', how === 204 ? { status: 204 } : unheard(how));
    const late = ask(there.dispatch);
    await waitFor(() => expect(network.sent('POST', '/auth/token')).toHaveLength(2));
    await signOut(here.dispatch);
    answer({ body: anasSession() });
    await late;
    expect([there.getState().session.lapsed, accessToken()]).toEqual([false, null]);
  });

  it('is not made to undo what is opened after it by such an answer', async () => {
    const { network } = await signedOut(204);
    const store = createAppStore();
    openSession(store.dispatch, anasSession());
    let answer: (late: FakeAnswer) => void = () => undefined;
    network.on('POST', '/auth/token', () => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    network.on('POST', '/auth/logout', { status: 204 });
    const late = refreshSession(store.dispatch);
    await waitFor(() => expect(network.sent('POST', '/auth/token')).toHaveLength(2));
    await signOut(store.dispatch);
    openSession(store.dispatch, { ...anasSession(), access_token: 'anew' });
    answer({ body: anasSession() });
    expect(await late).toBe(true);
    expect([store.getState().session.lapsed, accessToken()]).toEqual([false, 'anew']);
  });

  it('is over once somebody signs in', async () => {
    await signedOut(502);
    const store = createAppStore();
    openSession(store.dispatch, anasSession());
    end = keepSession(store);
    await until(store, 'signed-in');
    expect(accessToken()).toBe('token-of-ana');
  });
});

it('follows a sign-in of another tab', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-out');
  network.on('POST', '/auth/token', { body: anasSession() });
  announceSession('signed-in');
  await until(store, 'signed-in');
});

it('waits no more for whose session has lapsed once they have signed in in another tab', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', { body: anasSession() });
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-in');
  network.on('POST', '/auth/token', problem(401, 'session_missing', 'No session'));
  const back = refreshSession(store.dispatch);
  await waitFor(() => expect(store.getState().session.lapsed).toBe(true));
  network.on('POST', '/auth/token', { body: anasSession() });
  announceSession('signed-in');
  expect(await back).toBe(true);
  expect(store.getState().session.lapsed).toBe(false);
});

describe('a page that was put aside and is gone back to', () => {
  const goneBackTo = (): boolean =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('shows nothing more of a person who has signed out meanwhile, and waits for nothing', async () => {
    fakeApi().on('POST', '/auth/token', { body: anasSession() });
    const store = createAppStore();
    end = keepSession(store);
    await until(store, 'signed-in');
    store.dispatch(leavingBegan());
    noteSignOut();
    goneBackTo();
    expect(store.getState().session).toMatchObject({ status: 'signed-out', user: null, leaving: false });
  });

  it('is of whoever has signed in meanwhile', async () => {
    const network = fakeApi();
    network.on('POST', '/auth/token', { body: anasSession() });
    const store = createAppStore();
    end = keepSession(store);
    await until(store, 'signed-in');
    const { user, ...session } = anasSession();
    network.on('POST', '/auth/token', { body: { ...session, user: { ...user, id: 'ben' } } });
    goneBackTo();
    await waitFor(() => expect(store.getState().session.user?.id).toBe('ben'));
  });

  it('asks nobody when it is shown for the first time', async () => {
    const network = fakeApi();
    network.on('POST', '/auth/token', { body: anasSession() });
    const store = createAppStore();
    end = keepSession(store);
    await until(store, 'signed-in');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(network.sent('POST', '/auth/token')).toHaveLength(1);
  });
});

describe('roles', () => {
  const untilCaptain = (store: AppStore, captain: boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (store.getState().session.captain === captain) resolve();
      };
      store.subscribe(look);
      look();
    });
  // A look-up that is still under way is not begun again.
  const comingBackUntil = async (condition: Promise<void>): Promise<void> => {
    const timer = setInterval(() => window.dispatchEvent(new Event('focus')), 20);
    await condition.finally(() => clearInterval(timer));
  };
  const setUp = () => {
    const network = fakeApi();
    network.on('POST', '/auth/token', { body: anasSession() });
    network.on('GET', '/auth/user', { body: anasSession().user });
    network.on('GET', '/teams', { body: teams() });
    const store = createAppStore();
    return { network, store };
  };

  it.each(['captain', 'admin'] as const)(
    'knows the %s of a team, whatever else they are there',
    async (role) => {
      const { network, store } = setUp();
      network.on('GET', '/teams', { body: teams({ teams: [myTeam({ role: 'player' }), myTeam({ role })] }) });
      end = keepSession(store);
      await untilCaptain(store, true);
    },
  );

  it('counts only who is active, and looks again when the person comes back', async () => {
    const { network, store } = setUp();
    network.on('GET', '/teams', { body: teams({ teams: [myTeam({ status: 'inactive' })] }) });
    end = keepSession(store);
    await until(store, 'signed-in');
    await waitFor(() => expect(network.sent('GET', '/teams')).toHaveLength(1));
    expect(store.getState().session.captain).toBe(false);
    network.on('GET', '/teams', { body: teams({ teams: [myTeam()] }) });
    await comingBackUntil(untilCaptain(store, true));
  });

  it('treats a failed look-up as not having the role, and logs it', async () => {
    const { network, store } = setUp();
    network.on('GET', '/teams', { body: teams({ teams: [myTeam()] }) });
    end = keepSession(store);
    await untilCaptain(store, true);
    network.on('GET', '/teams', problem(500, 'internal_error', 'Something went wrong'));
    await comingBackUntil(untilCaptain(store, false));
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('team role'), expect.anything());
  });

  it('reads the roles again when the person comes back to the page', async () => {
    const { network, store } = setUp();
    end = keepSession(store);
    await until(store, 'signed-in');
    network.on('GET', '/auth/user', { body: { ...anasSession().user, roles: ['complex_owner'] } });
    const owner = new Promise<void>((resolve) =>
      store.subscribe(() => {
        if (store.getState().session.user?.roles.includes('complex_owner')) resolve();
      }),
    );
    await comingBackUntil(owner);
  });
});

it('asks again after 1, 2 and 5 s on 502, 503 and 504, and then leaves it to the person', async () => {
  jest.useFakeTimers();
  const network = fakeApi();
  const answers = [502, 503, 504, 503];
  network.on('POST', '/auth/token', () => problem(answers.shift() ?? 500, 'away', 'Away'));
  const store = createAppStore();
  end = keepSession(store);
  for (const [wait, requests] of [
    [999, 1],
    [1, 2],
    [2_000, 3],
    [5_000, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait);
    expect(network.sent('POST', '/auth/token')).toHaveLength(requests);
  }
  expect(store.getState().session).toMatchObject({ status: 'loading', unreachable: true });
});

/** A page that nobody has answered, not even at the repeats, until the service comes back. */
const unanswered = async () => {
  jest.useFakeTimers();
  const network = fakeApi();
  let away = true;
  network.on('POST', '/auth/token', () => (away ? problem(503, 'away', 'Away') : { body: anasSession() }));
  const store = createAppStore();
  end = keepSession(store);
  await jest.advanceTimersByTimeAsync(8_000);
  return { network, store, comeBack: () => void (away = false) };
};

it.each(['online', 'focus'])('asks once more by itself when nobody has answered: at %s', async (comes) => {
  const { store, comeBack } = await unanswered();
  expect(store.getState().session).toMatchObject({ status: 'loading', unreachable: true });
  comeBack();
  window.dispatchEvent(new Event(comes));
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState().session).toMatchObject({ status: 'signed-in', unreachable: false });
});

it('asks every 30 s for as long as nobody answers, and says so all the while', async () => {
  const { network, store, comeBack } = await unanswered();
  const seen = new Set<boolean>();
  store.subscribe(() => seen.add(store.getState().session.unreachable));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(network.sent('POST', '/auth/token')).toHaveLength(12);
  expect([...seen]).toEqual([]);
  comeBack();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(store.getState().session).toMatchObject({ status: 'signed-in', unreachable: false });
});

it('waits for its turn among the tabs no longer than one that has been put to sleep may keep it', async () => {
  const network = fakeApi();
  network.on('POST', '/auth/token', { body: anasSession() });
  const request = jest.fn(() => Promise.reject(new DOMException('Signal timed out', 'TimeoutError')));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const store = createAppStore();
  end = keepSession(store);
  await until(store, 'signed-in');
  delete (navigator as { locks?: unknown }).locks;
  expect(request).toHaveBeenCalledWith(
    'fieldhouse-session',
    { signal: expect.any(AbortSignal) },
    expect.any(Function),
  );
});
