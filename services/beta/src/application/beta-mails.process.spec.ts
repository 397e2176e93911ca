import type { BetaApplicationEvent } from '@fieldhouse/events/beta';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { betaMails } from './beta-mails.process';

const AT = '2026-11-21T10:00:00.000Z';
const ids = { accountId: 'olga', applicationId: 'A1' };
const recorded = (event: BetaApplicationEvent) =>
  ({ ...event, id: 'E1', metadata: { occurredAt: AT } }) as unknown as RecordedEvent<BetaApplicationEvent>;

it.each([
  ['submitted', { type: 'BetaApplicationSubmitted', data: ids }],
  ['in_review', { type: 'BetaReviewStarted', data: ids }],
  ['approved', { type: 'BetaApplicationApproved', data: { ...ids, reason: 'Yes' } }],
  ['waitlisted', { type: 'BetaApplicationWaitlisted', data: { ...ids, reason: 'Later' } }],
  ['rejected', { type: 'BetaApplicationRejected', data: { ...ids, reason: 'No', endedAt: AT } }],
  ['withdrawn', { type: 'BetaApplicationWithdrawn', data: { ...ids, endedAt: AT } }],
] as const)('tells the applicant that the application is %s', (about, event) => {
  const request = { type: 'SendBetaMail', about, applicationId: 'A1', causedAt: AT };
  const command = { aggregate: 'betaMail', id: 'olga', request };
  expect(betaMails.react(recorded(event))).toEqual([
    { kind: 'schedule', timerId: 'mail-E1', jobId: `mail-E1@${AT}`, at: AT, command },
  ]);
});

it('says nothing about a draft', () => {
  const details = { complexName: '', city: '', sports: [], arenas: null, contactName: '', contactPhone: '' };
  expect(betaMails.react(recorded({ type: 'BetaApplicationDrafted', data: { ...ids, ...details } }))).toEqual(
    [],
  );
});
