import { useEffect, useEffectEvent, useState } from 'react';
import { CheckCircleRounded } from '../icons/check-circle-rounded';
import { CloseRounded } from '../icons/close-rounded';
import { ErrorRounded } from '../icons/error-rounded';
import { Button, IconButton } from './button';
import type { Toast, ToastChannel } from './toasts';

type ToastStackProps = {
  readonly channel: ToastChannel;
  readonly toasts: readonly Toast[];
  /** How long each is shown. */
  readonly milliseconds: number;
  readonly onClose: (id: number) => void;
};

/** The toasts of one channel: on a wide window the system's below the bar on top, since buttons are at the bottom. */
export const ToastStack = ({ channel, toasts, milliseconds, onClose }: ToastStackProps) => (
  <div className={`toasts toasts-${channel}`}>
    {toasts.map((toast) => (
      <ToastCard key={toast.id} toast={toast} milliseconds={milliseconds} onClose={() => onClose(toast.id)} />
    ))}
  </div>
);

const DIALOG = '[role=dialog], [role=alertdialog], dialog';
/** The dialog into which the focus comes; null: into none. Those of MUI give it to what is around them. */
const dialogIn = ({ target }: FocusEvent): Element | null =>
  target instanceof Element ? (target.closest(DIALOG) ?? target.querySelector(DIALOG)) : null;

type ToastCardProps = {
  readonly toast: Toast;
  readonly milliseconds: number;
  readonly onClose: () => void;
};

const ToastCard = ({ toast, milliseconds, onClose }: ToastCardProps) => {
  const { destructive, title, description, action } = toast;
  // It stays while the person reads it, and something to do waits for them.
  const [held, setHeld] = useState(false);
  const stays = held || action !== undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => close(), milliseconds);
    return () => clearTimeout(timer);
  }, [stays, milliseconds]);
  // What went well is no news to whoever goes on, and would lie over what they go on with: a dialog that was not there yet.
  // One that was has the focus again as soon as what had it goes.
  const passes = !destructive && action === undefined;
  useEffect(() => {
    if (!passes) return;
    const before = new Set(document.querySelectorAll(DIALOG));
    const onFocus = (event: FocusEvent): void => {
      const dialog = dialogIn(event);
      if (dialog && !before.has(dialog)) close();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [passes]);
  const Icon = destructive ? ErrorRounded : CheckCircleRounded;
  return (
    <div
      role={destructive ? 'alert' : 'status'}
      className={destructive ? 'toast toast-destructive' : 'toast'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon fontSize="small" />
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description && <p className="toast-description">{description}</p>}
        {action && (
          <Button
            size="small"
            onClick={() => {
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton aria-label="Dismiss" className="toast-close" onClick={onClose}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </div>
  );
};
