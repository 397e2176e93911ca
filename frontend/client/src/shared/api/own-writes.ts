/** The kinds of streams whose commands the client sends: the part of the stream's name before the dash. */
export type StreamKind = string;

const latest = new Map<StreamKind, string>();

/**
 * Keeps the position of the newest own command of each kind, from a command's answer. Positions sort as text.
 * @param kind for answers that name no stream
 */
export const rememberOwnWrite = (answer: unknown, kind?: StreamKind): void => {
  if (typeof answer !== 'object' || answer === null || !('position' in answer)) return;
  const { position } = answer;
  const written =
    kind ?? ('streamId' in answer && typeof answer.streamId === 'string' ? kindOf(answer.streamId) : null);
  if (written === null || typeof position !== 'string') return;
  if (position > (latest.get(written) ?? '')) latest.set(written, position);
};

const kindOf = (streamId: string): StreamKind => streamId.slice(0, Math.max(streamId.indexOf('-'), 0));

/** Query parameters that make a read wait for the own commands of these kinds. */
export const atLeast = (...kinds: readonly StreamKind[]): { readonly atLeast?: string } => {
  const newest = kinds.map((kind) => latest.get(kind) ?? '').reduce((a, b) => (a > b ? a : b), '');
  return newest === '' ? {} : { atLeast: newest };
};

/** For another person at the same browser. */
export const forgetOwnWrites = (): void => latest.clear();
