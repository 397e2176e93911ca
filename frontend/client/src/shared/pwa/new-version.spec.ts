import { watchForNewVersion } from './new-version';

class FakeWorker extends EventTarget {
  constructor(public state = 'installing') {
    super();
  }
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
  readonly update = jest.fn(() => Promise.resolve());
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
  const load = jest.fn();
  const stop = watchForNewVersion((reload) => told.push(reload), load);
  await container.register.mock.results[0]?.value;
  const arrive = (worker: FakeWorker): void => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
  };
  return { container, registration, told, load, stop, arrive };
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
    const { told, stop } = await start({}, new FakeWorker('installed'));
    expect(told).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveLength(2);
    stop();
  });

  it('is loaded once it has taken over, because the person wanted it', async () => {
    const { container, told, load, stop } = await start({}, new FakeWorker('installed'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(load).not.toHaveBeenCalled();
    told[0]?.();
    container.dispatchEvent(new Event('controllerchange'));
    expect(load).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is loaded at once when another tab has let it take over', async () => {
    const worker = new FakeWorker('installed');
    const { container, told, load, stop } = await start({}, worker);
    worker.become('activated');
    container.dispatchEvent(new Event('controllerchange'));
    told[0]?.();
    expect(worker.posted).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is asked for whenever the person comes back to a page that has been open for long', async () => {
    const { registration, stop } = await start({});
    expect(registration.update).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is nothing to tell of at the first visit', async () => {
    const { told, arrive, stop } = await start(null);
    arrive(new FakeWorker());
    expect(told).toEqual([]);
    stop();
  });
});
