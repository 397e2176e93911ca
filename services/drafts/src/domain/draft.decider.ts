import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Decider } from '@fieldhouse/kernel';
import { setAutoMode } from './decisions/auto-mode';
import { autoPick } from './decisions/auto-pick';
import * as cancel from './decisions/cancel';
import { forgetDraftReasons } from './decisions/forget-reasons';
import { assignLatePlayer } from './decisions/late-player';
import { publishDraft } from './decisions/publish';
import { signDraftResult } from './decisions/sign-result';
import { issueSpectatorLink } from './decisions/spectator-link';
import * as lobby from './decisions/lobby';
import { makePick } from './decisions/make-pick';
import { setDraftOrderByHand } from './decisions/order-by-hand';
import * as randomOrder from './decisions/random-order';
import * as pause from './decisions/pause';
import { redoPicks } from './decisions/redo';
import { refreshDraftPool } from './decisions/refresh-pool';
import { replacePick } from './decisions/replace-pick';
import * as setUp from './decisions/set-up';
import { inTime, missedAtItsTime } from './decisions/timed-step';
import * as undo from './decisions/undo';
import { isOutsider } from './draft.access';
import type { Decision, DraftCommand, DraftCommandOf } from './draft.commands';
import { isCommissioner } from './draft.guards';
import { evolve } from './draft.evolve';
import { type DraftState, initialState } from './draft.state';

/** Which decision is made of which command. */
const decisions: { readonly [Type in DraftCommand['type']]: Decision<Type> } = {
  SaveDraftSettings: setUp.saveDraftSettings,
  RefreshDraftTeams: setUp.refreshDraftTeams,
  CommitDraftOrder: randomOrder.commitDraftOrder,
  AddDraftOrderNonce: randomOrder.addDraftOrderNonce,
  RevealDraftOrder: randomOrder.revealDraftOrder,
  SetDraftOrderByHand: setDraftOrderByHand,
  OpenDraftLobby: lobby.openDraftLobby,
  RefreshDraftPool: refreshDraftPool,
  StartDraft: lobby.startDraft,
  MakePick: makePick,
  AutoPick: autoPick,
  SetAutoMode: setAutoMode,
  PauseDraft: pause.pauseDraft,
  SchedulePause: pause.schedulePause,
  ResumeDraft: pause.resumeDraft,
  UndoPicks: undo.undoPicks,
  RedoPicks: redoPicks,
  ReplacePick: replacePick,
  ResetDraft: undo.resetDraft,
  AssignLatePlayer: assignLatePlayer,
  CancelDraft: cancel.cancelDraft,
  ReopenDraft: cancel.reopenDraft,
  PublishDraft: publishDraft,
  SignDraftResult: signDraftResult,
  IssueSpectatorLink: issueSpectatorLink,
  ForgetDraftReasons: forgetDraftReasons,
};

const decided = <Type extends DraftCommand['type']>(
  type: Type,
  command: DraftCommandOf<Type>,
  state: DraftState,
): readonly DraftEvent[] => decisions[type](command, state);

const decide = (command: DraftCommand, state: DraftState): readonly DraftEvent[] => {
  try {
    return inTime(command, state, decided(command.type, command, state));
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
