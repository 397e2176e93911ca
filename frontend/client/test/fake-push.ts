type Made = { readonly endpoint: string; readonly key: string };

/**
 * A browser that can be told of something by its push service, or (`support: false`) cannot. What it is subscribed to
 * stands in `made`; `answer` is what the person says when they are asked.
 */
export const fakePush = ({ support = true, permission = 'default' } = {}) => {
  const push = {
    made: null as Made | null,
    permission,
    answer: 'granted' as NotificationPermission,
    /** The push service does not answer. */
    isDown: false,
  };
  let count = 0;
  const subscription = ({ endpoint }: Made) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(86), auth: 'a'.repeat(22) } }),
    unsubscribe: () => {
      push.made = null;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(push.made && subscription(push.made)),
    subscribe: ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      if (push.isDown) return Promise.reject(new DOMException('no push service', 'AbortError'));
      count += 1;
      push.made = { endpoint: `https://push.example/${count}`, key };
      return Promise.resolve(subscription(push.made));
    },
  };
  const registration = { pushManager };
  const has = (target: object, name: string, value: unknown): void => {
    if (support) Object.defineProperty(target, name, { value, configurable: true });
    else Reflect.deleteProperty(target, name);
  };
  has(window, 'PushManager', class {});
  has(window, 'Notification', {
    get permission() {
      return push.permission;
    },
    requestPermission: () => Promise.resolve((push.permission = push.answer)),
  });
  has(
    navigator,
    'serviceWorker',
    Object.assign(new EventTarget(), {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    }),
  );
  return push;
};
