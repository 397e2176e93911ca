import type { DraftEvent } from '@fieldhouse/events/drafts';
import { isDeepStrictEqual } from 'node:util';
import { LATE_MS } from '../clock/clock';
import type { DraftCommand } from '../draft.commands';
import { DraftError, type DraftErrorCode } from '../draft.errors';
import type { DraftState, Setup } from '../draft.state';
import type { ReadinessItem } from '../readiness';

const steps = {
  CommitDraftOrder: 'commit',
  RevealDraftOrder: 'reveal',
  OpenDraftLobby: 'lobby',
  StartDraft: 'start',
} as const;

const isStep = (type: DraftCommand['type']): type is keyof typeof steps => type in steps;

/** These say that somebody must act; others, that the step was made by hand or that one before it was missed. */
const worthTelling: readonly DraftErrorCode[] = ['not_ready', 'participants_changed', 'seed_mismatch'];

const missingOf = ({ code, details }: DraftError): readonly string[] =>
  code === 'not_ready' ? (details['missing'] as readonly ReadinessItem[]).map((item) => item.code) : [code];

type Missed = NonNullable<Setup['missed']>;
const missedBy = ({ draftId, missed }: Setup, now: Missed): readonly DraftEvent[] =>
  isDeepStrictEqual(missed, now) ? [] : [{ type: 'DraftStepMissed', data: { draftId, ...now } }];

/**
 * A step that comes long after the draft was to start is none any more: people have gone home, and the clock would pick
 * for all of them. That is recorded instead.
 */
export const inTime = (
  { type, actor, at }: DraftCommand,
  state: DraftState,
  events: readonly DraftEvent[],
): readonly DraftEvent[] => {
  if (actor.kind !== 'process' || !isStep(type) || state.status === 'none' || events.length === 0)
    return events;
  const isLate = Date.parse(at) > Date.parse(state.settings.startsAt ?? '') + LATE_MS;
  return isLate ? missedBy(state, { step: steps[type], missing: ['too_late'] }) : events;
};

/**
 * A step that its set time finds the draft not ready for is recorded: nobody sent the command, so nobody would read
 * the refusal.
 */
export const missedAtItsTime = (
  command: DraftCommand,
  state: DraftState,
  error: unknown,
): readonly DraftEvent[] => {
  const told = error instanceof DraftError && worthTelling.includes(error.code);
  const byTime = command.actor.kind === 'process' && isStep(command.type);
  if (!told || !byTime || !isStep(command.type) || state.status === 'none') throw error;
  return missedBy(state, { step: steps[command.type], missing: [...missingOf(error)] });
};
