import type { ContactBody, ContactReceipt, ProblemView } from '@fieldhouse/api-contract';

export type Outcome =
  | { readonly kind: 'sent'; readonly ticket: string }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'wait'; readonly seconds: number; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly id: string | null };

const GIVE_UP_AFTER_MS = 15_000;
const UNREACHABLE = {
  kind: 'failed',
  text: 'We could not be reached. Your message is still here; try again in a moment.',
  id: null,
} as const;

/** Sends a message; the same key sends it once, however often it is tried. Never throws, and ends within 15 s. */
export const sendMessage = async (body: ContactBody, key: string): Promise<Outcome> => {
  try {
    const answer = await fetch(`${window.location.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
    if (answer.ok) return { kind: 'sent', ticket: ((await answer.json()) as ContactReceipt).ticket };
    const { detail, title, errors, correlationId } = (await answer.json()) as ProblemView;
    if (answer.status === 400 && errors)
      return {
        kind: 'invalid',
        errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])),
      };
    const text = detail ?? title;
    if (answer.status === 429)
      return { kind: 'wait', seconds: Number(answer.headers.get('retry-after') ?? 60), text };
    return { kind: 'failed', text: `${text} Your message is still here.`, id: correlationId };
  } catch {
    return UNREACHABLE;
  }
};
