import type { LeagueBody, LeagueView } from '@fieldhouse/api-contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWatch, type Control } from 'react-hook-form';
import { prospectusApi } from '../api/prospectus.api';
import { lostTeams, lostWords } from '../setup/lost-places';
import { useAskedPlaces } from '../setup/use-asked-places';

type Sizes = Pick<LeagueView, 'leagueId' | 'teamCount' | 'teams'>;
type Details = Parameters<typeof useAskedPlaces>[0] & { readonly control: Control<LeagueBody> };

/** As long as it is not known who has a place. */
const LOST =
  'If more teams have a place than there are then, the newest go back to the waitlist and are told.';

/** Asks before a league's details take places from teams that have registered. */
export const useFewerTeams = ({ leagueId, teamCount: now, teams }: Sizes, form: Details) => {
  const teamCount = useWatch({ control: form.control, name: 'teamCount' });
  // For fewer than are in already it is refused anyway.
  const areFewer = teamCount < now && teamCount >= teams.length;
  const { currentData: sent } = prospectusApi.useSentRegistrationsQuery(areFewer ? leagueId : skipToken);
  const told = sent ? lostWords(lostTeams(sent.registrations, teams, teamCount), 'team') : LOST;
  return useAskedPlaces(form, areFewer ? told : null);
};
