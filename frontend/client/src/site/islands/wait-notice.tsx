import { useEffect, useState } from 'react';
import type { Outcome } from './send-message';

type Props = { readonly outcome: Extract<Outcome, { kind: 'wait' }>; readonly onOver: () => void };

/** Counts down to the moment at which one may try again. */
export const WaitNotice = ({ outcome: { seconds, text }, onOver }: Props) => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1_000);
      setLeft(Math.max(0, rest));
      if (rest <= 0) onOver();
    }, 500);
    return () => clearInterval(timer);
  }, [seconds, onOver]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="notice bad">
      <strong role="alert">{text}</strong>
      <p>Try again in {clock}. Your message is still here.</p>
    </div>
  );
};
