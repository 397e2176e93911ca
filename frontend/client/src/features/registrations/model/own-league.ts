import type { LeagueProspectus, OwnRegistrationView, WaiverView } from '@fieldhouse/api-contract';

/** The league that one registers with. `zone`: IANA; `sport`: a key of the sport catalogue. */
export type RegistrationLeague = {
  readonly leagueId: string;
  readonly name: string;
  readonly sport: string;
  readonly zone: string;
};
/** A team that the person leads. */
export type LedTeam = { readonly teamId: string; readonly name: string; readonly sport: string };

/** What every part of a registration is shown with. */
export type RegistrationContext = {
  readonly league: RegistrationLeague;
  readonly prospectus: LeagueProspectus;
  readonly waivers: readonly WaiverView[];
  /** Null while they are on their way. */
  readonly ledTeams: readonly LedTeam[] | null;
  readonly own: OwnRegistrationView;
  /** The instant by the server's clock, ISO-8601. */
  readonly now: () => string;
};
