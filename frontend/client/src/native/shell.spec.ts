import { startNative } from './start';

type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener>();
const mockAddListener = jest.fn(async (name: string, listener: Listener) => {
  listeners.set(name, listener);
});
const mockSetStyle = jest.fn(async (_: unknown) => undefined);
const mockExit = jest.fn(async () => undefined);
const mockAsk = jest.fn(async () => ({ receive: 'granted' }));
const mockRegister = jest.fn(async () => undefined);
jest.mock('@capacitor/app', () => ({
  App: { addListener: (...args: [string, Listener]) => mockAddListener(...args), exitApp: () => mockExit() },
}));
jest.mock('@capacitor/status-bar', () => ({
  Style: { Dark: 'DARK' },
  StatusBar: { setStyle: (style: unknown) => mockSetStyle(style) },
}));
jest.mock('@capacitor/push-notifications', () => ({
  PushNotifications: {
    addListener: (...args: [string, Listener]) => mockAddListener(...args),
    requestPermissions: () => mockAsk(),
    register: () => mockRegister(),
  },
}));

describe('the native app', () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const request = jest.spyOn(globalThis, 'fetch');
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const onDevice = (native: boolean): void => {
    Object.assign(window, { Capacitor: { isNativePlatform: () => native } });
  };
  const tell = (name: string, event: unknown): void => {
    const listener = listeners.get(name);
    if (!listener) throw new Error(`nobody listens to ${name}`);
    listener(event);
  };
  const logged = (what: string) => expect.stringContaining(what) as unknown;

  beforeEach(() => {
    jest.clearAllMocks();
    listeners.clear();
    onDevice(true);
  });
  afterAll(() => jest.restoreAllMocks());

  it('does nothing in a browser', async () => {
    onDevice(false);
    await startNative();
    Reflect.deleteProperty(window, 'Capacitor');
    await startNative();
    expect(listeners.size).toBe(0);
    expect(mockSetStyle).not.toHaveBeenCalled();
  });

  it('has a dark status bar', async () => {
    await startNative();
    expect(mockSetStyle).toHaveBeenCalledWith({ style: 'DARK' });
  });

  it('only logs that the app becomes active or inactive', async () => {
    await startNative();
    tell('appStateChange', { isActive: false });
    tell('appStateChange', { isActive: true });
    expect(log.mock.calls).toEqual([
      [logged('the app is inactive'), ''],
      [logged('the app is active'), ''],
    ]);
    expect(request).not.toHaveBeenCalled();
  });

  it('goes back in history with the back button if possible', async () => {
    await startNative();
    tell('backButton', { canGoBack: true });
    expect(back).toHaveBeenCalledTimes(1);
    expect(mockExit).not.toHaveBeenCalled();
  });

  it('exits with the back button where there is no history', async () => {
    await startNative();
    tell('backButton', { canGoBack: false });
    expect(mockExit).toHaveBeenCalledTimes(1);
    expect(back).not.toHaveBeenCalled();
  });

  it('asks for the permission to push, registers and listens for all four events', async () => {
    await startNative();
    expect(mockAsk).toHaveBeenCalledTimes(1);
    expect(mockRegister).toHaveBeenCalledTimes(1);
    expect([...listeners.keys()]).toEqual(
      expect.arrayContaining([
        'registration',
        'registrationError',
        'pushNotificationReceived',
        'pushNotificationActionPerformed',
      ]),
    );
  });

  it('does not register without the permission', async () => {
    mockAsk.mockResolvedValueOnce({ receive: 'denied' });
    await startNative();
    expect(mockRegister).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith(logged('push permission: denied'), '');
  });

  it.each([
    ['registration', { value: 'a token' }, 'push registration', 'a token'],
    ['registrationError', { error: 'no sender' }, 'push registration error', 'no sender'],
    ['pushNotificationReceived', { id: '1' }, 'push received', { id: '1' }],
    ['pushNotificationActionPerformed', { actionId: 'tap' }, 'push action performed', { actionId: 'tap' }],
  ])('only logs %s: nothing is sent anywhere', async (name, event, text, details) => {
    await startNative();
    tell(name, event);
    expect(log.mock.calls).toEqual([[logged(text), details]]);
    expect(request).not.toHaveBeenCalled();
  });

  it('only logs what fails at the start, and goes on with the rest', async () => {
    mockSetStyle.mockRejectedValueOnce(new Error('no status bar'));
    mockAsk.mockRejectedValueOnce(new Error('not implemented'));
    await startNative();
    expect(log).toHaveBeenCalledWith(logged('the status bar failed'), new Error('no status bar'));
    expect(log).toHaveBeenCalledWith(logged('push failed'), new Error('not implemented'));
    tell('backButton', { canGoBack: true });
    expect(back).toHaveBeenCalledTimes(1);
  });
});
