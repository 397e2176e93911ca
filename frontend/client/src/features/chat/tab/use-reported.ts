import { useCallback, useMemo, useState } from 'react';
import { keptOnDevice } from '../../../shared/lib/kept';

const MOST = 500;

/** What somebody has reported is not shown to them on this device, whatever becomes of it. */
export const useReported = (accountId: string, chatId: string) => {
  const kept = useMemo(
    () => keptOnDevice<readonly string[]>(`chat-reported ${accountId} ${chatId}`),
    [accountId, chatId],
  );
  const [reported, setReported] = useState<ReadonlySet<string>>(() => new Set(kept.get()));
  const add = useCallback(
    (messageId: string): void => {
      const all = [...new Set([...(kept.get() ?? []), messageId])].slice(-MOST);
      kept.set(all);
      setReported(new Set(all));
    },
    [kept],
  );
  return [reported, add] as const;
};
