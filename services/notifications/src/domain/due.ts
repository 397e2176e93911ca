import { NOTICE_RULES, type NoticeChannel, type NoticeKind, type QuietHours } from '@fieldhouse/values';
import { quietUntil } from './quiet-hours';

/** What decides when something is sent. Instants are ISO-8601 UTC. */
export type Timing = {
  readonly at: string;
  readonly channel: NoticeChannel;
  readonly kind: NoticeKind;
  /** When the last of the kind, in the same team and on this way, was or is due; undefined: there was none lately. */
  readonly last: string | undefined;
  readonly quiet: QuietHours | null;
  /** It cannot wait. */
  readonly urgent: boolean;
  /** How long what is put together waits for more. */
  readonly waitSeconds: number;
};
export type Due = { readonly dueAt: string; readonly held: 'quiet' | 'together' | null };

/** Whoever sends may be at it already: nothing joins what is due as soon as this, or as a tenth of the wait. */
const LAST_CALL_MS = 5_000;

/**
 * At once; with what waits already; or, of what is put together, a mail when it has waited for more, and a push when
 * the one before is that long ago. Never in quiet hours.
 */
export const dueOf = (timing: Timing): Due => {
  const { at, quiet, urgent } = timing;
  const ready = urgent ? at : readyAt(timing);
  const end = urgent || !quiet ? null : quietUntil(ready, quiet);
  const isQuiet = end !== null || (!urgent && quiet !== null && quietUntil(at, quiet) !== null);
  const waits = ready > at ? 'together' : null;
  return { dueAt: end ?? ready, held: isQuiet ? 'quiet' : waits };
};

const readyAt = ({ at, channel, kind, last, waitSeconds }: Timing): string => {
  if (!NOTICE_RULES[kind].together.includes(channel)) return at;
  const lastCallMs = Math.min(LAST_CALL_MS, waitSeconds * 100);
  if (last !== undefined && last > after(at, lastCallMs)) return last;
  if (channel === 'email') return after(at, waitSeconds * 1_000);
  const free = last === undefined ? at : after(last, waitSeconds * 1_000);
  return free > at ? free : at;
};

const after = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
