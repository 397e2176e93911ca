type Handler = (event: object) => void;
type Options = NotificationOptions & { readonly data: { readonly path: string } };

/** A window that the app is in, or a page that answers nobody. */
class FakeWindow {
  readonly shown: string[] = [];
  readonly navigated: string[] = [];
  focused = false;
  constructor(private readonly isApp: boolean) {}

  focus(): Promise<this> {
    this.focused = true;
    return Promise.resolve(this);
  }
  navigate(path: string): Promise<this> {
    this.navigated.push(path);
    return Promise.resolve(this);
  }
  postMessage({ show }: { readonly show: string }, [port]: readonly MessagePort[]): void {
    if (!this.isApp) return;
    this.shown.push(show);
    port?.postMessage('shown');
  }
}

const handlers = new Map<string, Handler>();
const windows: FakeWindow[] = [];
const opened: string[] = [];
const shown: (readonly [string, Options])[] = [];

beforeAll(async () => {
  class FakeChannel {
    readonly port1: { onmessage: () => void } = { onmessage: () => undefined };
    readonly port2 = { postMessage: () => this.port1.onmessage() };
  }
  Object.assign(globalThis, { __FILES__: [], __VERSION__: 'test', MessageChannel: FakeChannel });
  Object.assign(self, {
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    registration: {
      showNotification: (title: string, options: Options) => Promise.resolve(shown.push([title, options])),
    },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
  });
  await import('./service-worker');
});
beforeEach(() => {
  for (const list of [windows, opened, shown]) list.length = 0;
});

const happens = async (type: string, event: object): Promise<void> => {
  const waits: Promise<unknown>[] = [];
  handlers.get(type)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
};
const push = (text: string | null): Promise<void> =>
  happens('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } });
const click = async (path: unknown): Promise<jest.Mock> => {
  const close = jest.fn();
  await happens('notificationclick', { notification: { data: { path }, close } });
  return close;
};

describe('a push', () => {
  it('shows what it says, in the place of what was said before about the same', async () => {
    await push(
      JSON.stringify({
        title: 'Night Hawks',
        body: 'Ana: bring the bats',
        path: '/teams/t1',
        tag: 'chat:t1',
      }),
    );
    expect(shown).toEqual([
      [
        'Night Hawks',
        {
          body: 'Ana: bring the bats',
          tag: 'chat:t1',
          icon: '/icons/icon-192.png',
          data: { path: '/teams/t1' },
        },
      ],
    ]);
  });

  it('calls again for what cannot wait, where it takes the place of another', async () => {
    await push(
      JSON.stringify({ title: 'You are on the clock', tag: 'draftTurn:l1', path: '/', urgent: true }),
    );
    await push(JSON.stringify({ title: 'You are on the clock', tag: '', path: '/', urgent: true }));
    await push(JSON.stringify({ title: 'New message', tag: 'chat:t1', path: '/' }));
    expect(shown.map(([, options]) => 'renotify' in options)).toEqual([true, false, false]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '<script>'],
    ['a list', '[1]'],
    ['other things', '{"title":7,"body":{},"tag":null}'],
  ])('that says %s is shown as no more than that something came', async (_, text) => {
    await push(text);
    expect(shown).toEqual([
      ['Fieldhouse', { body: '', tag: '', icon: '/icons/icon-192.png', data: { path: '/' } }],
    ]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/.//evil.example',
    '//',
    'javascript:alert(1)',
    'teams',
    7,
  ])('never leads to %j', async (path) => {
    await push(JSON.stringify({ title: 'x', body: '', tag: '', path }));
    expect(shown[0]?.[1].data.path).toBe('/');
  });
});

describe('a click on a notification', () => {
  it('closes it and opens a window where there is none', async () => {
    const close = await click('/teams/t1?tab=chat&message=m1');
    expect(close).toHaveBeenCalledTimes(1);
    expect(opened).toEqual(['/teams/t1?tab=chat&message=m1']);
  });

  it('leads on in the window that is open, which is not loaded anew', async () => {
    windows.push(new FakeWindow(true));
    await click('/teams/t1');
    expect(windows[0]).toMatchObject({ focused: true, shown: ['/teams/t1'], navigated: [] });
    expect(opened).toEqual([]);
  });

  it('takes the window that the person looks at', async () => {
    const looked = new FakeWindow(true);
    looked.focused = true;
    windows.push(new FakeWindow(true), looked);
    await click('/teams/t1');
    expect(windows.map((one) => one.shown)).toEqual([[], ['/teams/t1']]);
  });

  it('loads the page in a window that shows something else of the site', async () => {
    windows.push(new FakeWindow(false));
    await click('/teams/t1');
    expect(windows[0]).toMatchObject({ focused: true, navigated: ['/teams/t1'] });
  });

  it('never leaves the product', async () => {
    await click('//evil.example');
    expect(opened).toEqual(['/']);
  });
});
