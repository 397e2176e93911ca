import type { LegalityView } from '@fieldhouse/api-contract';
import { createContext, useContext, type Dispatch, type ReactNode } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Viewer } from '../api/drafts.api';
import type { RoomUi } from './draft-room.slice';
import type { RoomLink } from './live/room-links';
import type { Fit } from './model/player-list';
import type { RoomFacts, Standing } from './model/room-facts';
import type { Picking } from './use-picking';
import type { Plan } from './plan/use-plan';

/** The chat of the draft, and how much waits in it while it is not open. */
export type RoomChat = { readonly panel: ReactNode; readonly unread: ReactNode };

/** Everything that the parts of the room share; the ticking of the clock is not in it. */
export type RoomValue = {
  readonly viewer: Viewer;
  readonly link: RoomLink;
  readonly facts: RoomFacts;
  readonly standing: Standing;
  readonly isCommissioner: boolean;
  /** The team whose pick this visitor would make now: its own, or for a commissioner the one on the clock. */
  readonly actingTeamId: string | null;
  readonly legality: LegalityView | undefined;
  readonly fits: ReadonlyMap<string, Fit>;
  readonly picking: Picking;
  /** Null for everybody who does not pick for a team. */
  readonly plan: Plan | null;
  /** Null for everybody who has no part in the draft. */
  readonly chat: RoomChat | null;
};

const RoomContext = createContext<RoomValue | null>(null);
const RoomUiContext = createContext<{
  readonly ui: RoomUi;
  readonly dispatch: Dispatch<UnknownAction>;
} | null>(null);

export const RoomProvider = RoomContext.Provider;
export const RoomUiProvider = RoomUiContext.Provider;

export const useRoom = (): RoomValue => {
  const value = useContext(RoomContext);
  if (!value) throw new Error('used outside of a draft room');
  return value;
};

/** What this person has in hand, and the way to change it; apart from the room, so that typing does not render the board. */
export const useRoomUi = () => {
  const value = useContext(RoomUiContext);
  if (!value) throw new Error('used outside of a draft room');
  return value;
};
