import { contactBody, type ContactBody } from '@fieldhouse/api-contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { randomId } from '../../shared/lib/random-id';
import { Field, type FieldName } from './contact-field';
import { sendMessage, type Outcome } from './send-message';
import { WaitNotice } from './wait-notice';

const TOPICS = [
  ['support', 'Support'],
  ['complex_owner', 'I run a sports complex'],
  ['press', 'Press'],
  ['abuse', 'Abuse or a security problem'],
] as const;
const ORDER: readonly FieldName[] = ['name', 'email', 'topic', 'message'];
type Errors = Partial<Record<FieldName, string>>;

const isControl = (one: Element): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement;
const valuesOf = ({ elements }: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...elements].filter(isControl).map(({ name, value }) => [name, value]));

/** What was filled in, or what is wrong with it: one message a field. */
const read = (form: HTMLFormElement): { readonly body: ContactBody } | { readonly errors: Errors } => {
  const parsed = contactBody.safeParse(valuesOf(form));
  if (parsed.success) return { body: parsed.data };
  const first = new Map(
    parsed.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]),
  );
  return { errors: Object.fromEntries(first) };
};

/** The contact form. The fields keep their content themselves, also what was typed before this code arrived. */
export const ContactForm = () => {
  const [ready, setReady] = useState(false);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  const attempt = useRef({ content: '', key: '' });
  useEffect(() => setReady(true), []);
  const isSent = outcome?.kind === 'sent';
  useEffect(() => thanks.current?.focus(), [isSent]);
  const writeAnother = (): void => {
    flushSync(() => setOutcome(null));
    form.current?.querySelector('input')?.focus();
  };

  const refuse = (found: Errors): void => {
    setErrors(found);
    const first = ORDER.find((name) => found[name] !== undefined);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    const found = read(event.currentTarget);
    setOutcome(null);
    if ('errors' in found) return refuse(found.errors);
    setErrors({});
    setSending(true);
    const content = JSON.stringify(found.body);
    if (attempt.current.content !== content) attempt.current = { content, key: randomId() };
    const result = await sendMessage(found.body, attempt.current.key);
    setSending(false);
    setOutcome(result);
    if (result.kind === 'invalid') refuse(result.errors);
  };

  if (outcome?.kind === 'sent')
    return (
      <div className="notice good sent" role="status">
        <h2 ref={thanks} tabIndex={-1}>
          Thank you. Your ticket is {outcome.ticket}.
        </h2>
        <p>We answer to the address you gave. Quote the number if you write again.</p>
        <button className="button" type="button" onClick={writeAnother}>
          Write another message
        </button>
      </div>
    );
  const first = ORDER.map((name) => errors[name]).find((message) => message !== undefined);
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => {
        if (target instanceof Element && 'name' in target)
          setErrors((now) => ({ ...now, [String(target.name)]: undefined }));
      }}
    >
      <Field name="name" label="Name" error={errors.name}>
        {(common) => <input {...common} autoComplete="name" maxLength={100} />}
      </Field>
      <Field name="email" label="E-mail" error={errors.email}>
        {(common) => <input {...common} type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Field name="topic" label="Topic" error={errors.topic}>
        {(common) => (
          <select {...common} defaultValue="support">
            {TOPICS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" label="Message" hint="10 to 4,000 characters" error={errors.message}>
        {(common) => <textarea {...common} rows={8} maxLength={4_000} />}
      </Field>
      <div className="honeypot" aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {first !== undefined && (
        <div className="notice bad" role="alert">
          <strong>Validation error</strong>
          <p>{first}</p>
        </div>
      )}
      {outcome?.kind === 'failed' && (
        <div className="notice bad" role="alert">
          <strong>Not sent</strong>
          <p>{outcome.text}</p>
          {outcome.id !== null && <p className="muted">Error id {outcome.id}</p>}
        </div>
      )}
      {outcome?.kind === 'wait' && <WaitNotice outcome={outcome} onOver={() => setOutcome(null)} />}
      <button
        className="button primary large"
        type="submit"
        disabled={!ready || sending || outcome?.kind === 'wait'}
      >
        {sending ? 'Sending …' : 'Send message'}
      </button>
    </form>
  );
};
