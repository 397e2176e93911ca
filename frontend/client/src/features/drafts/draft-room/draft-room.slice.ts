import type { RoomView } from '@fieldhouse/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MeantPick, PendingPick } from './model/pending-pick';
import { noFilters, type PlayerFilters } from './model/player-list';
import type { ListsChosen } from './model/room-facts';

export const ROOM_TABS = ['players', 'board', 'queue', 'chat', 'team', 'log'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];
export type Conflict = { readonly title: string; readonly sentence: string };

/** What one person sees and has in hand in the room; nothing of it is shared. */
export type RoomUi = {
  readonly tab: RoomTab;
  readonly filters: PlayerFilters;
  /** The player in hand: shown in the action bar. */
  readonly selectedId: string | null;
  /** The pick that this person is asked about. */
  readonly asked: MeantPick | null;
  readonly pending: PendingPick | null;
  readonly conflict: Conflict | null;
  /** By somebody who picks for several teams. */
  readonly lists: ListsChosen | null;
  /** A commissioner picks for the team on the clock. */
  readonly proxying: boolean;
  readonly commissionerOpen: boolean;
  readonly shortcutsOpen: boolean;
  /** `at` of the undo whose notice was closed. */
  readonly undoSeenAt: string | null;
};

const initialState: RoomUi = {
  tab: 'players',
  filters: noFilters,
  selectedId: null,
  asked: null,
  pending: null,
  conflict: null,
  lists: null,
  proxying: false,
  commissionerOpen: false,
  shortcutsOpen: false,
  undoSeenAt: null,
};

/** The room's own reducer; it lives as long as the page, so the page runs it itself. */
export const draftRoomSlice = createSlice({
  name: 'draftRoom',
  initialState,
  reducers: {
    tabOpened: (ui, { payload }: PayloadAction<RoomTab>) => ({ ...ui, tab: payload }),
    filtersChanged: (ui, { payload }: PayloadAction<Partial<PlayerFilters>>) => ({
      ...ui,
      filters: { ...ui.filters, ...payload },
    }),
    playerSelected: (ui, { payload }: PayloadAction<string | null>) => ({ ...ui, selectedId: payload }),
    pickAsked: (ui, { payload }: PayloadAction<MeantPick | null>) => ({ ...ui, asked: payload }),
    pickSent: (ui, { payload }: PayloadAction<PendingPick>) => ({
      ...ui,
      asked: null,
      pending: payload,
      conflict: null,
    }),
    /** The player drafted leaves the hand, unless it holds another one by now; who was searched for is found. */
    pickAccepted: (ui, { payload }: PayloadAction<string>) => ({
      ...ui,
      selectedId: ui.selectedId === payload ? null : ui.selectedId,
      filters: { ...ui.filters, search: '' },
    }),
    pickSettled: (ui) => ({ ...ui, pending: null }),
    pickRefused: (ui, { payload }: PayloadAction<Conflict>) => ({
      ...ui,
      asked: null,
      pending: null,
      conflict: payload,
    }),
    conflictClosed: (ui) => ({ ...ui, conflict: null }),
    listsChosen: (ui, { payload }: PayloadAction<ListsChosen>) => ({ ...ui, lists: payload }),
    proxyingToggled: (ui) => ({ ...ui, proxying: !ui.proxying }),
    commissionerToggled: (ui, { payload }: PayloadAction<boolean>) => ({ ...ui, commissionerOpen: payload }),
    shortcutsToggled: (ui, { payload }: PayloadAction<boolean>) => ({ ...ui, shortcutsOpen: payload }),
    undoSeen: (ui, { payload }: PayloadAction<string>) => ({ ...ui, undoSeenAt: payload }),
  },
});

/** What somebody sees at first: who only watches comes for the board. */
export const roomUiOf = (role: RoomView['me']['role']): RoomUi =>
  role === 'spectator' ? { ...initialState, tab: 'board' } : initialState;

export const roomActions = draftRoomSlice.actions;
