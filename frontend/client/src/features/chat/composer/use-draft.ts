import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keptOnDevice } from '../../../shared/lib/kept';
import { useChat } from '../chat-context';
import { draftOf, NO_DRAFT, type Draft } from '../model/draft';

/**
 * What is being written in the channel: kept on the device, but for a sent message that is being edited, which stands in
 * its place until that is done.
 */
export const useDraft = () => {
  const { view, channel, writing, nameOf } = useChat();
  const { chatId, me } = view;
  const kept = useMemo(
    () => keptOnDevice<Draft>(`chat-draft ${me.accountId} ${chatId} ${channel}`),
    [me.accountId, chatId, channel],
  );
  const [draft, setDraft] = useState(() => kept.get() ?? NO_DRAFT);
  const editing = writing.kind === 'edit' ? writing.message : null;
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (begun.current === (editing?.id ?? null)) return;
    begun.current = editing?.id ?? null;
    setDraft(editing ? draftOf(editing.text ?? '', nameOf) : (kept.get() ?? NO_DRAFT));
  }, [editing, kept, nameOf]);
  const change = useCallback(
    (next: Draft): void => {
      setDraft(next);
      if (!editing) kept.set(next.text === '' ? null : next);
    },
    [editing, kept],
  );
  return [draft, change] as const;
};
