import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Failure } from '../api/problem';
import { Aloud } from './aloud';
import { ToastStack } from './toast-stack';

/**
 * `system` tells what became of the person's own action, one toast at a time for 5 s; `activity` tells what happens
 * around them, up to three for 4 s.
 */
export const TOAST_CHANNELS = {
  system: { atOnce: 1, milliseconds: 5_000 },
  activity: { atOnce: 3, milliseconds: 4_000 },
} as const;

export type ToastChannel = keyof typeof TOAST_CHANNELS;
/** Something to do from the toast. */
export type ToastAction = { readonly label: string; readonly onClick: () => void };
export type Toast = {
  readonly id: number;
  readonly channel: ToastChannel;
  readonly destructive: boolean;
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
};

/** Shows toasts. `failed` tells a failure under a title such as 'Sign in failed'. */
export type Toasts = {
  readonly show: (title: string, description?: string) => void;
  readonly warn: (title: string, description?: string) => void;
  readonly failed: (title: string, failure: Failure) => void;
  readonly activity: (title: string, description?: string, action?: ToastAction) => void;
};

const ToastContext = createContext<Toasts | null>(null);
let newest = 0;

// The newest of each channel, as many as it shows at once.
const withNew = (shown: readonly Toast[], toast: Toast): readonly Toast[] => {
  const same = [...shown.filter(({ channel }) => channel === toast.channel), toast];
  const tooMany = new Set(same.slice(0, -TOAST_CHANNELS[toast.channel].atOnce));
  return [...shown, toast].filter((one) => !tooMany.has(one));
};

/**
 * Both channels. Part of the first load: a toast tells that something failed, which is when no more code can be had.
 */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const close = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const api = useMemo<Toasts>(() => {
    const add = (toast: Omit<Toast, 'id'>): void => {
      newest += 1;
      const complete = { ...toast, id: newest };
      setToasts((now) => withNew(now, complete));
    };
    const system = (destructive: boolean) => (title: string, description?: string) =>
      add({ channel: 'system', destructive, title, description });
    return {
      show: system(false),
      warn: system(true),
      failed: (title, failure) => system(true)(title, failure.detail ?? failure.title),
      activity: (title, description, action) =>
        add({ channel: 'activity', destructive: false, title, description, action }),
    };
  }, []);
  return (
    <ToastContext.Provider value={api}>
      {children}
      <Aloud>
        <div className="toast-stacks">
          {(['activity', 'system'] as const).map((channel) => (
            <ToastStack
              key={channel}
              channel={channel}
              toasts={toasts.filter((toast) => toast.channel === channel)}
              milliseconds={TOAST_CHANNELS[channel].milliseconds}
              onClose={close}
            />
          ))}
        </div>
      </Aloud>
    </ToastContext.Provider>
  );
};

/** The toasts of the product. */
export const useToast = (): Toasts => {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs the ToastProvider around it');
  return toasts;
};
