import type { TeamView } from '@fieldhouse/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Outcome } from '../../../shared/api/use-command';
import { teamsApi } from '../api/teams.api';

type ApiState = Parameters<ReturnType<typeof teamsApi.endpoints.team.select>>[0];

/** Shows at once what a command does to the team; what is refused is put back. */
export const useTeamPatch = (teamId: string) => {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return useCallback(
    async <Result>(
      change: (team: TeamView) => Partial<TeamView>,
      send: () => Promise<Outcome<Result>>,
    ): Promise<Outcome<Result>> => {
      const shown = dispatch(
        teamsApi.util.updateQueryData('team', teamId, (team) => void Object.assign(team, change(team))),
      );
      const outcome = await send();
      if (!outcome.ok) shown.undo();
      return outcome;
    },
    [dispatch, teamId],
  );
};
