import type { BetaApplicationEvent } from '@fieldhouse/events/beta';
import { specification } from '@fieldhouse/kernel/testing';
import { betaApplicationDecider } from './beta-application.decider';

const accountId = 'olga';
const applicationId = 'A1';
const at = '2026-11-21T10:00:00.000Z';
const asOlga = { actor: { kind: 'account', accountId }, at } as const;
const asAdmin = { actor: { kind: 'account', accountId: 'boss' }, at } as const;
const details = {
  complexName: 'Riverside Arena',
  city: 'Springfield',
  sports: ['softball'],
  arenas: 3,
  contactName: 'Olga Ortiz',
  contactPhone: '+1 555 010 9999',
};
const ids = { accountId, applicationId };
const reason = 'Ready to start';

const drafted: BetaApplicationEvent = { type: 'BetaApplicationDrafted', data: { ...ids, ...details } };
const submitted: BetaApplicationEvent = { type: 'BetaApplicationSubmitted', data: ids };
const inReview: BetaApplicationEvent = { type: 'BetaReviewStarted', data: ids };
const approved: BetaApplicationEvent = { type: 'BetaApplicationApproved', data: { ...ids, reason } };
const waitlisted: BetaApplicationEvent = { type: 'BetaApplicationWaitlisted', data: { ...ids, reason } };
const rejected: BetaApplicationEvent = {
  type: 'BetaApplicationRejected',
  data: { ...ids, reason, endedAt: at },
};
const withdrawn: BetaApplicationEvent = { type: 'BetaApplicationWithdrawn', data: { ...ids, endedAt: at } };

const save = { ...asOlga, type: 'SaveBetaDraft', ...ids, details } as const;
const submit = { ...asOlga, type: 'SubmitBetaApplication', ...ids, details, emailConfirmed: true } as const;
const withdraw = { ...asOlga, type: 'WithdrawBetaApplication', accountId } as const;
const review = { ...asAdmin, type: 'StartBetaReview', accountId } as const;
const decide = (decision: 'approved' | 'waitlisted' | 'rejected', spotHeld = true) =>
  ({ ...asAdmin, type: 'DecideBetaApplication', accountId, decision, reason, spotHeld }) as const;

const forget = {
  actor: { kind: 'process', name: 'beta-forgets' },
  at,
  type: 'ForgetBetaApplicant',
  accountId,
} as const;

const SUBMITTED = [drafted, submitted];
const IN_REVIEW = [...SUBMITTED, inReview];
const WAITLISTED = [...IN_REVIEW, waitlisted];
const { given } = specification(betaApplicationDecider);

describe('a beta application', () => {
  it('begins as a draft, which says what is known so far', () => {
    given().when(save).then(drafted);
    given(drafted).when(save).then();
    const moved = { ...details, city: 'Shelbyville' };
    given(drafted)
      .when({ ...save, applicationId: 'A2', details: moved })
      .then({ type: 'BetaApplicationDrafted', data: { ...ids, ...moved } });
  });

  it('is submitted as it is written then', () => {
    given(drafted).when(submit).then(submitted);
    given().when(submit).then(drafted, submitted);
  });

  it('refuses to be submitted before the e-mail is confirmed, and keeps the draft', () => {
    given(drafted)
      .when({ ...submit, emailConfirmed: false })
      .thenRefused('email_unconfirmed');
  });

  it('is the only open one of its person', () => {
    for (const history of [SUBMITTED, IN_REVIEW, WAITLISTED]) {
      given(...history)
        .when(save)
        .thenRefused('application_open');
      given(...history)
        .when(submit)
        .thenRefused('application_open');
    }
  });

  it('is taken into review, once', () => {
    given(...SUBMITTED)
      .when(review)
      .then(inReview);
    given(...IN_REVIEW)
      .when(review)
      .then();
    given(drafted).when(review).thenRefused('not_submitted');
    given(...WAITLISTED)
      .when(review)
      .thenRefused('not_submitted');
    given().when(review).thenRefused('not_found');
  });

  it('is decided from review', () => {
    given(...IN_REVIEW)
      .when(decide('approved'))
      .then(approved);
    given(...IN_REVIEW)
      .when(decide('waitlisted'))
      .then(waitlisted);
    given(...IN_REVIEW)
      .when(decide('rejected'))
      .then(rejected);
  });

  it('is decided from the waitlist', () => {
    given(...WAITLISTED)
      .when(decide('approved'))
      .then(approved);
    given(...WAITLISTED)
      .when(decide('rejected'))
      .then(rejected);
    given(...WAITLISTED)
      .when(decide('waitlisted'))
      .then();
  });

  it('refuses a decision on what is not in review', () => {
    const others = [[drafted], SUBMITTED, [...IN_REVIEW, rejected], [...IN_REVIEW, withdrawn]];
    for (const history of others)
      given(...history)
        .when(decide('approved'))
        .thenRefused('not_in_review');
    given(...IN_REVIEW, approved)
      .when(decide('rejected'))
      .thenRefused('not_in_review');
    given(...IN_REVIEW, approved)
      .when(decide('approved'))
      .then();
  });

  it('refuses an approval without a spot', () => {
    given(...IN_REVIEW)
      .when(decide('approved', false))
      .thenRefused('no_spots_left');
  });

  it('is withdrawn by its person while it waits', () => {
    for (const history of [SUBMITTED, IN_REVIEW, WAITLISTED])
      given(...history)
        .when(withdraw)
        .then(withdrawn);
    given(...SUBMITTED, withdrawn)
      .when(withdraw)
      .then();
    given(drafted).when(withdraw).thenRefused('not_open');
    given(...IN_REVIEW, approved)
      .when(withdraw)
      .thenRefused('not_open');
    given().when(withdraw).thenRefused('not_found');
  });

  it.each([
    ['rejection', [...IN_REVIEW, rejected]],
    ['withdrawal', [...SUBMITTED, withdrawn]],
  ])('may follow a %s after 30 days, as another one', (_, history) => {
    const applyAgainAt = '2026-12-21T10:00:00.000Z';
    const again = { ...save, applicationId: 'A2' };
    given(...history)
      .when({ ...again, at: '2026-12-21T09:59:59.999Z' })
      .thenRefused('reapply_too_early', { applyAgainAt });
    given(...history)
      .when({ ...again, at: applyAgainAt })
      .then({ type: 'BetaApplicationDrafted', data: { accountId, applicationId: 'A2', ...details } });
  });

  it('is over once approved', () => {
    given(...IN_REVIEW, approved)
      .when(save)
      .thenRefused('already_approved');
  });

  it('is forgotten when its person is erased, with those before it, and may begin anew', () => {
    const second: BetaApplicationEvent = {
      type: 'BetaApplicationDrafted',
      data: { accountId, applicationId: 'A2', ...details },
    };
    const forgotten: BetaApplicationEvent = {
      type: 'BetaApplicantForgotten',
      data: { accountId, applicationIds: ['A1', 'A2'] },
    };
    given(...SUBMITTED, withdrawn, second)
      .when(forget)
      .then(forgotten);
    given(...SUBMITTED, withdrawn, second, forgotten)
      .when(forget)
      .then();
    given().when(forget).then();
    given(drafted)
      .when({ ...forget, ...asAdmin })
      .thenRefused('not_found');
  });
});
