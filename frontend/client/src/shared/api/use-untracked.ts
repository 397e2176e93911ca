import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

type Start<Arg, Result> = (
  arg: Arg,
  options: { readonly track: false },
) => ThunkAction<{ readonly unwrap: () => Promise<Result> }, unknown, unknown, UnknownAction>;

/** Sends a mutation without keeping it in the store: for what carries a password or a code. */
export const useUntracked = <Arg, Result>(start: Start<Arg, Result>) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback((arg: Arg) => dispatch(start(arg, { track: false })), [dispatch, start]);
};
