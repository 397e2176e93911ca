import type { LeagueView, RoomView } from '@fieldhouse/api-contract';
import { useMemo } from 'react';
import { draftsApi } from '../../../features/drafts/api/drafts.api';
import { draftDefaults } from '../../../features/drafts/setup/draft-defaults';
import { SettingsForm } from '../../../features/drafts/setup/settings-form';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { LeagueSection } from '../../../features/leagues/details/league-section';

type SetupTabProps = {
  readonly league: LeagueView;
  readonly room: RoomView | null;
  readonly positions: readonly { readonly code: string; readonly name: string }[];
  readonly leagueIsOver: boolean | null;
};

/** The league's own facts and the rules of its draft. */
export const SetupTab = ({ league, room, positions, leagueIsOver }: SetupTabProps) => {
  const pool = draftsApi.useDraftPlayersQuery({ leagueId: league.leagueId }, { skip: room !== null });
  const players = pool.data?.players;
  const defaults = useMemo(() => draftDefaults(league, players ?? []), [league, players]);
  if (room === null && pool.isLoading) return <FormSkeleton fields={6} />;
  return (
    <>
      <LeagueSection league={league} />
      <SettingsForm
        leagueId={league.leagueId}
        status={room?.status ?? null}
        settings={room?.settings ?? defaults}
        revision={room?.revision}
        teamCount={league.teams.length}
        positions={positions}
        leagueIsOver={leagueIsOver}
      />
    </>
  );
};
