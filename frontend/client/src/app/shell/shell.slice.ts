import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionClosed } from '../../shared/session/session.slice';

/** What pages tell the frame around them: the names of the things whose ids stand in the address. */
export type ShellState = { readonly names: Readonly<Record<string, string>> };

const initialState: ShellState = { names: {} };

export const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    thingNamed: (
      state,
      { payload }: PayloadAction<{ readonly id: string; readonly name: string }>,
    ): ShellState => ({ names: { ...state.names, [payload.id]: payload.name } }),
  },
  extraReducers: (on) => on.addCase(sessionClosed, () => initialState),
  selectors: { selectNames: ({ names }) => names },
});

export const { thingNamed } = shellSlice.actions;
export const { selectNames } = shellSlice.selectors;
