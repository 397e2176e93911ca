import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keptOnDevice } from '../../../shared/lib/kept';
import { useChat, type Writing } from '../chat-context';
import { draftOf, NO_DRAFT, type Draft } from '../model/draft';

/**
 * What is being written in the channel: kept on the device, but for a message that is written anew, which stands in its
 * place until that is done.
 */
export const useDraft = () => {
  const { view, channel, writing, nameOf } = useChat();
  const { chatId, me } = view;
  const kept = useMemo(
    () => keptOnDevice<Draft>(`chat-draft ${me.accountId} ${chatId} ${channel}`),
    [me.accountId, chatId, channel],
  );
  const [draft, setDraft] = useState(() => kept.get() ?? NO_DRAFT);
  const { id, text } = writtenAnew(writing);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (begun.current === id) return;
    begun.current = id;
    setDraft(id === null ? (kept.get() ?? NO_DRAFT) : draftOf(text, nameOf));
  }, [id, text, kept, nameOf]);
  const change = useCallback(
    (next: Draft): void => {
      setDraft(next);
      if (id === null) kept.set(next.text === '' ? null : next);
    },
    [id, kept],
  );
  return [draft, change] as const;
};

/** The message that is written anew, and what it said; null: none is. */
const writtenAnew = (writing: Writing): { readonly id: string | null; readonly text: string } => {
  if (writing.kind === 'edit') return { id: writing.message.id, text: writing.message.text ?? '' };
  if (writing.kind === 'unsent') return { id: writing.unsent.messageId, text: writing.unsent.text };
  return { id: null, text: '' };
};
