/** A kind of streams: the part of a stream's name before the dash, as `league` or `draft`. */
export type StreamKind = string;

/** What makes answers stale that show such a stream. */
export const tagOf = (kind: StreamKind) => ({ type: 'Stream' as const, id: kind });

const POSITION_DIGITS = 20;

/** Where a fact stands, of a key that begins with that. */
export const positionIn = (key: string): string => key.slice(0, POSITION_DIGITS);

const latest = new Map<StreamKind, string>();

/** Keeps where the newest event of a kind stands that this page knows of. Positions sort as text. */
export const rememberPosition = (kind: StreamKind, position: string): void => {
  if (position > (latest.get(kind) ?? '')) latest.set(kind, position);
};

/** Keeps the position of an own command from its answer. @param kind for answers that name no stream */
export const rememberOwnWrite = (answer: unknown, kind?: StreamKind): void => {
  if (typeof answer !== 'object' || answer === null || !('position' in answer)) return;
  const written = kind ?? kindWritten(answer);
  if (written !== null && typeof answer.position === 'string') rememberPosition(written, answer.position);
};

/** The kind of stream that a command has written to, as its answer says. */
export const kindWritten = (answer: unknown): StreamKind | null =>
  typeof answer === 'object' && answer !== null && 'streamId' in answer && typeof answer.streamId === 'string'
    ? answer.streamId.slice(0, Math.max(answer.streamId.indexOf('-'), 0))
    : null;

/** Query parameters that make a read wait for what this page knows of these kinds, or of every one. */
export const atLeast = (kinds: readonly StreamKind[] | 'all'): { readonly atLeast?: string } => {
  const known = kinds === 'all' ? [...latest.values()] : kinds.map((kind) => latest.get(kind) ?? '');
  const newest = known.reduce((a, b) => (a > b ? a : b), '');
  return newest === '' ? {} : { atLeast: newest };
};

/** For another person at the same browser. */
export const forgetPositions = (): void => latest.clear();
