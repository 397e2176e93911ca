import { invalid, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { NoticeSettingsError, type NoticeSettingsErrorCode } from '../domain';

export const noticeSettingsProblems = {
  channel_unknown: invalid(
    'Not sent this way',
    'These notifications are not sent this way, or not set team by team. Reload the page.',
  ),
  zone_unknown: invalid(
    'Unknown time zone',
    ({ zone }) => `There is no time zone '${String(zone)}'. Choose one such as America/Chicago.`,
  ),
  endpoint_refused: invalid(
    'Unknown push service',
    'This browser’s push service is not one that we send to. Use another browser, or e-mail.',
  ),
} satisfies ProblemTable<NoticeSettingsErrorCode>;

mapProblems(NoticeSettingsError, noticeSettingsProblems);
