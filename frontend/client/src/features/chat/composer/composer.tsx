import { chatBodies, MESSAGE_LENGTH, type ChatMessageView } from '@fieldhouse/api-contract';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { PollOutlined } from '../../../shared/icons/poll-outlined';
import { SendRounded } from '../../../shared/icons/send-rounded';
import { useMedia } from '../../../shared/lib/use-media';
import { IconButton } from '../../../shared/ui/button';
import { chatApi } from '../api/chat.api';
import { useChat, type Writing } from '../chat-context';
import { edited, mentioned, NO_DRAFT, wireOf } from '../model/draft';
import { KIND_WORDS, otherOf } from '../model/kind-words';
import { refusalWords } from '../model/words';
import { useQuote } from '../use-quote';
import { AttachButton } from './attach-button';
import './composer.css';
import { MentionList } from './mention-list';
import { PickedFiles } from './picked-files';
import { Unblock } from './unblock';
import { useAttached } from './use-attached';
import { useDraft } from './use-draft';
import { useMentionBox } from './use-mention-box';

const COUNTED_FROM = 400;
const NEW: Writing = { kind: 'new' };
const isAnew = ({ kind }: Writing): boolean => kind === 'edit' || kind === 'unsent';

/** Where one writes; in its place, why one cannot. */
export const Composer = () => {
  const { view, channelView } = useChat();
  const place = useRef<HTMLDivElement>(null);
  const other = view.kind === 'direct' ? otherOf(view) : undefined;
  const isBlocked = other !== undefined && view.me.hidden.includes(other.accountId);
  const wasBlocked = useRef(isBlocked);
  useEffect(() => {
    if (wasBlocked.current === isBlocked) return;
    wasBlocked.current = isBlocked;
    // The button that was pressed has left, and the focus with it.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>(isBlocked ? 'button' : 'textarea')?.focus();
  }, [isBlocked]);
  return (
    <div ref={place} className="chat-place">
      {isBlocked ? (
        <Unblock other={other} />
      ) : channelView.refusal === null ? (
        <Field />
      ) : (
        <p className="chat-closed">{refusalWords(channelView.refusal)}</p>
      )}
    </div>
  );
};

const Field = () => {
  const { view, channel, outbox, room, writing, write, begin } = useChat();
  const unsent = writing.kind === 'unsent' ? writing.unsent : null;
  const attached = useAttached(unsent);
  const [draft, change, endAnew] = useDraft();
  const [caret, setCaret] = useState(draft.text.length);
  const [fault, setFault] = useState<string | null>(null);
  const [editMessage] = chatApi.useEditMessageMutation();
  const edit = useCommand(editMessage);
  const field = useRef<HTMLTextAreaElement>(null);
  const placed = useRef<number | null>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const wire = wireOf(draft);
  const left = MESSAGE_LENGTH - wire.length;
  const mayAttach = writing.kind !== 'edit' && !unsent?.poll;
  const isEmpty = wire === '' && (attached.picked.length === 0 || !mayAttach);

  const box = useMentionBox(draft, caret, (from, to, means) => {
    const next = mentioned(draft, from, to, means);
    placed.current = next.caret;
    change(next.draft);
    setCaret(next.caret);
  });
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return;
    if (placed.current !== null) current.setSelectionRange(placed.current, placed.current);
    placed.current = null;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
  }, [draft.text]);
  /** What was being written before a message was written anew. */
  const aside = useRef<Writing>(NEW);
  useEffect(() => {
    setFault(null);
    if (!isAnew(writing)) aside.current = writing;
    if (writing.kind !== 'new') field.current?.focus();
  }, [writing]);

  const done = (): void => {
    setFault(null);
    endAnew();
    write(isAnew(writing) ? aside.current : NEW);
  };
  const now = useRef({ wire, writing });
  now.current = { wire, writing };
  const save = async (message: ChatMessageView): Promise<void> => {
    const outcome = await edit.run({ chatId: view.chatId, channel, messageId: message.id, text: wire });
    if (now.current.writing !== writing) return;
    if (!outcome.ok) setFault(sentenceOf(outcome.failure));
    else if (now.current.wire === wire) done();
    // What was corrected while it was on its way is still to be saved.
    else write({ kind: 'edit', message: { ...message, text: wire } });
  };
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (isEmpty || edit.busy || !attached.isReady) return;
    const checked = chatBodies.PostMessage.safeParse({
      text: wire,
      replyTo: null,
      attachments: attached.ids,
    });
    if (!checked.success) return setFault(checked.error.issues[0]?.message ?? null);
    if (writing.kind === 'edit') return void (wire === writing.message.text ? done() : save(writing.message));
    const { text } = checked.data;
    const reply = writing.kind === 'reply' ? writing.to : null;
    const isGone = unsent !== null && !outbox.get().some(({ messageId }) => messageId === unsent.messageId);
    void attached
      .keep(isGone)
      .then((files) =>
        unsent ? outbox.retry(unsent, { text, files }) : outbox.write({ channel, text, reply, files }),
      );
    change(NO_DRAFT);
    setCaret(0);
    done();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing || box.onKey(event)) return;
    if (event.key === 'Escape' && writing.kind !== 'new') done();
    else if (event.key === 'Enter' && !event.shiftKey && !isTouch) {
      event.preventDefault();
      send();
    }
  };
  const label = channel === 'news' ? 'Write an announcement' : KIND_WORDS[view.kind].field(view.name);
  return (
    <form aria-label={label} className="chat-composer" onSubmit={send} {...(mayAttach && attached.dropped)}>
      <MentionList box={box} />
      <About writing={writing} onCancel={done} />
      {mayAttach && <PickedFiles {...attached} />}
      <div className="chat-field">
        {mayAttach && <AttachButton onFiles={attached.add} />}
        {mayAttach && (
          <IconButton aria-label="Start a poll" className="chat-send" onClick={() => begin({ kind: 'poll' })}>
            <PollOutlined />
          </IconButton>
        )}
        <textarea
          ref={field}
          rows={1}
          aria-label={label}
          placeholder={label}
          className="field"
          value={draft.text}
          {...box.field}
          onChange={({ target }) => {
            change(edited(draft, target.value, target.selectionEnd));
            setCaret(target.selectionEnd);
            if (target.value !== '') room.tellTyping(channel);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
          onKeyDown={onKeyDown}
          onPaste={mayAttach ? attached.pasted : undefined}
        />
        <IconButton
          type="submit"
          aria-label={writing.kind === 'edit' ? 'Save the message' : 'Send'}
          disabled={isEmpty || left < 0 || edit.busy}
          className="chat-send"
        >
          <SendRounded />
        </IconButton>
      </div>
      {left < COUNTED_FROM && (
        <p className={left < 0 ? 'failure' : 'muted'}>
          {left < 0
            ? `${(-left).toLocaleString('en')} characters too many`
            : `${left.toLocaleString('en')} characters left`}
        </p>
      )}
      {fault !== null && (
        <p role="alert" className="failure">
          {fault}
        </p>
      )}
    </form>
  );
};

/** What is being answered or edited, and the way out of it. */
const About = ({ writing, onCancel }: { readonly writing: Writing; readonly onCancel: () => void }) => {
  const { nameOf } = useChat();
  const quote = useQuote();
  if (writing.kind === 'new') return null;
  return (
    <div className="chat-about">
      <p>
        {writing.kind === 'reply' ? (
          <>
            <strong>Reply to {nameOf(writing.to.authorId)}</strong>
            <span>{quote(writing.to)}</span>
          </>
        ) : (
          <strong>Editing your message</strong>
        )}
      </p>
      <IconButton
        small
        aria-label={writing.kind === 'reply' ? 'Do not reply' : 'Stop editing'}
        onClick={onCancel}
      >
        <CloseRounded fontSize="small" />
      </IconButton>
    </div>
  );
};
