import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Failure } from '../api/problem';

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
const ToastChannels = lazy(async () => ({ default: (await import('./toast-channels')).ToastChannels }));

/** Both channels; their code comes with the first toast. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const api = useMemo<Toasts>(() => {
    const add = (toast: Omit<Toast, 'id'>): void =>
      setToasts((now) => [...now, { ...toast, id: (now.at(-1)?.id ?? 0) + 1 }]);
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
      {toasts.length > 0 && (
        <Suspense fallback={null}>
          <ToastChannels toasts={toasts} />
        </Suspense>
      )}
    </ToastContext.Provider>
  );
};

/** The toasts of the product. */
export const useToast = (): Toasts => {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs the ToastProvider around it');
  return toasts;
};
