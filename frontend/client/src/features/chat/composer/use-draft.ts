import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keptOnDevice } from '../../../shared/lib/kept';
import { useChat, type Writing } from '../chat-context';
import { draftOf, NO_DRAFT, type Draft } from '../model/draft';

/** A message as it is written anew. `of`: what it said, for by then somebody may have written it anew elsewhere. */
type Anew = { readonly of: string; readonly draft: Draft };

/**
 * What is being written in the channel, and in its place a message that is written anew, until that is done: both kept on
 * the device, as the person may look at something else meanwhile.
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
  const anew = useMemo(
    () => (id === null ? null : keptOnDevice<Anew>(`chat-anew ${me.accountId} ${chatId} ${id}`)),
    [me.accountId, chatId, id],
  );
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (begun.current === id) return;
    begun.current = id;
    if (anew === null) return setDraft(kept.get() ?? NO_DRAFT);
    const before = anew.get();
    setDraft(before?.of === text ? before.draft : draftOf(text, nameOf));
  }, [id, text, kept, anew, nameOf]);
  const change = useCallback(
    (next: Draft): void => {
      setDraft(next);
      if (anew === null) kept.set(next.text === '' ? null : next);
      else anew.set({ of: text, draft: next });
    },
    [kept, anew, text],
  );
  /** What was written anew is sent, or given up. */
  const endAnew = useCallback((): void => anew?.set(null), [anew]);
  return [draft, change, endAnew] as const;
};

/** The message that is written anew, and what it said; null: none is. */
const writtenAnew = (writing: Writing): { readonly id: string | null; readonly text: string } => {
  if (writing.kind === 'edit') return { id: writing.message.id, text: writing.message.text ?? '' };
  if (writing.kind === 'unsent') return { id: writing.unsent.messageId, text: writing.unsent.text };
  return { id: null, text: '' };
};
