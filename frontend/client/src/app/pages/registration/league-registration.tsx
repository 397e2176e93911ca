import type { LeagueProspectus, WaiverView } from '@fieldhouse/api-contract';
import { OwnConduct } from '../../../features/leagues/conduct/own-conduct';
import { RegistrationPayment } from '../../../features/payments/components/registration-payment';
import type { RegistrationLeague } from '../../../features/registrations/model/own-league';
import { RegistrationPanel } from '../../../features/registrations/registration-panel';
import { teamsApi } from '../../../features/teams/api/teams.api';

type LeagueRegistrationProps = {
  readonly league: RegistrationLeague;
  readonly prospectus: LeagueProspectus;
  readonly waivers: readonly WaiverView[];
};

/** The registration with a league, for whoever is signed in, with the teams that they run. */
export const LeagueRegistration = (props: LeagueRegistrationProps) => {
  const { data } = teamsApi.useTeamsQuery(undefined, { refetchOnMountOrArgChange: true });
  const led = data?.teams.filter(
    ({ role, status, archived }) =>
      (role === 'captain' || role === 'admin') && status === 'active' && !archived,
  );
  return (
    <>
      <OwnConduct leagueId={props.league.leagueId} />
      <RegistrationPanel
        {...props}
        ledTeams={led ?? null}
        payment={(registrationId) => <RegistrationPayment registrationId={registrationId} />}
      />
    </>
  );
};
