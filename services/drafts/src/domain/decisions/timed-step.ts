import type { DraftEvent } from '@fieldhouse/events/drafts';
import { isDeepStrictEqual } from 'node:util';
import type { DraftCommand } from '../draft.commands';
import { DraftError, type DraftErrorCode } from '../draft.errors';
import type { DraftState } from '../draft.state';
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
  const missed = { step: steps[command.type], missing: [...missingOf(error)] };
  if (isDeepStrictEqual(state.missed, missed)) return [];
  return [{ type: 'DraftStepMissed', data: { draftId: state.draftId, ...missed } }];
};
