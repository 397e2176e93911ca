import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Decider } from '@fieldhouse/kernel';
import { setAutoMode } from './decisions/auto-mode';
import { autoPick } from './decisions/auto-pick';
import { cancelDraft, reopenDraft } from './decisions/cancel';
import { assignLatePlayer } from './decisions/late-player';
import { publishDraft } from './decisions/publish';
import { issueSpectatorLink } from './decisions/spectator-link';
import { openDraftLobby, startDraft } from './decisions/lobby';
import { makePick } from './decisions/make-pick';
import { setDraftOrderByHand } from './decisions/order-by-hand';
import { addDraftOrderNonce, commitDraftOrder, revealDraftOrder } from './decisions/random-order';
import { pauseDraft, resumeDraft, schedulePause } from './decisions/pause';
import { refreshDraftPool } from './decisions/refresh-pool';
import { refreshDraftTeams, saveDraftSettings } from './decisions/set-up';
import { missedAtItsTime } from './decisions/timed-step';
import { resetDraft, undoPicks } from './decisions/undo';
import { isOutsider } from './draft.access';
import type { DraftCommand } from './draft.commands';
import { isCommissioner } from './draft.guards';
import { evolve } from './draft.evolve';
import { type DraftState, initialState } from './draft.state';

const decided = (command: DraftCommand, state: DraftState): readonly DraftEvent[] => {
  switch (command.type) {
    case 'SaveDraftSettings':
      return saveDraftSettings(command, state);
    case 'RefreshDraftTeams':
      return refreshDraftTeams(command, state);
    case 'CommitDraftOrder':
      return commitDraftOrder(command, state);
    case 'AddDraftOrderNonce':
      return addDraftOrderNonce(command, state);
    case 'RevealDraftOrder':
      return revealDraftOrder(command, state);
    case 'SetDraftOrderByHand':
      return setDraftOrderByHand(command, state);
    case 'OpenDraftLobby':
      return openDraftLobby(command, state);
    case 'RefreshDraftPool':
      return refreshDraftPool(command, state);
    case 'StartDraft':
      return startDraft(command, state);
    case 'MakePick':
      return makePick(command, state);
    case 'AutoPick':
      return autoPick(command, state);
    case 'SetAutoMode':
      return setAutoMode(command, state);
    case 'PauseDraft':
      return pauseDraft(command, state);
    case 'SchedulePause':
      return schedulePause(command, state);
    case 'ResumeDraft':
      return resumeDraft(command, state);
    case 'UndoPicks':
      return undoPicks(command, state);
    case 'ResetDraft':
      return resetDraft(command, state);
    case 'AssignLatePlayer':
      return assignLatePlayer(command, state);
    case 'CancelDraft':
      return cancelDraft(command, state);
    case 'ReopenDraft':
      return reopenDraft(command, state);
    case 'PublishDraft':
      return publishDraft(command, state);
    case 'IssueSpectatorLink':
      return issueSpectatorLink(command, state);
  }
};

const decide = (command: DraftCommand, state: DraftState): readonly DraftEvent[] => {
  try {
    return decided(command, state);
  } catch (error) {
    return missedAtItsTime(command, state, error);
  }
};

/** Whoever runs it or picks in it, and all other members of its league; before there is one, who may make it. */
const sees = (command: DraftCommand, state: DraftState): boolean => {
  const { type, actor, isInsider } = command;
  if (!isOutsider(state, actor)) return true;
  if (type === 'SaveDraftSettings') return isInsider === true || isCommissioner(command, command);
  return isInsider === true && state.status !== 'none';
};

/** The rules of one draft (docs/rules/draft.md); refusals are `DraftError`s. */
export const draftDecider: Decider<DraftState, DraftCommand, DraftEvent> = {
  initialState,
  sees,
  decide,
  evolve,
};
