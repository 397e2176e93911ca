import { DomainError } from '@fieldhouse/kernel';

/** Why a request for the schedule, or an answer to one, is refused. */
export type ScheduleRequestErrorCode =
  | 'not_team_captain'
  | 'not_league_staff'
  | 'league_cancelled'
  | 'season_over'
  | 'day_over'
  | 'day_outside_season'
  | 'already_asked'
  | 'too_many_requests_of_team'
  | 'schedule_request_unknown'
  | 'schedule_request_withdrawn'
  | 'answered_meanwhile'
  | 'team_left';
export class ScheduleRequestError extends DomainError<ScheduleRequestErrorCode> {}
