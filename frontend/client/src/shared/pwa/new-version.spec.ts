import { watchForNewVersion } from './new-version';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

const start = async (controller: object | null, waiting: FakeWorker | null = null) => {
  const registration = new FakeRegistration();
  registration.waiting = waiting;
  const container = Object.assign(new EventTarget(), {
    controller,
    register: jest.fn(() => Promise.resolve(registration)),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  const told: (() => void)[] = [];
  const stop = watchForNewVersion((reload) => told.push(reload));
  await container.register.mock.results[0]?.value;
  const arrive = (worker: FakeWorker): void => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
  };
  return { container, told, stop, arrive };
};

describe('a new version of the app', () => {
  it('is told when it waits, and takes over only when the person reloads', async () => {
    const { told, arrive, stop } = await start({});
    const worker = new FakeWorker();
    arrive(worker);
    expect(told).toHaveLength(1);
    expect(worker.posted).toEqual([]);
    told[0]?.();
    expect(worker.posted).toEqual(['take-over']);
    stop();
  });

  it('is told when it waited already, and again when the person comes back', async () => {
    const { told, stop } = await start({}, new FakeWorker());
    expect(told).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveLength(2);
    stop();
  });

  it('is nothing to tell of at the first visit', async () => {
    const { told, arrive, stop } = await start(null);
    arrive(new FakeWorker());
    expect(told).toEqual([]);
    stop();
  });
});
