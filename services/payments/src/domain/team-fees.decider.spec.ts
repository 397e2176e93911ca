import type { TeamFeesEvent } from '@fieldhouse/events/payments';
import { specification } from '@fieldhouse/kernel/testing';
import { teamFeesDecider, type TeamFeesAsked, type TeamFeesCommand } from './team-fees.decider';

const { given } = specification(teamFeesDecider);
const at = '2026-03-02T18:00:00.000Z';
const fee = { title: 'Spring dues', currency: 'USD', dueOn: '2026-04-01', bearer: 'organizer' } as const;
const mia = { accountId: 'mia', amountMinor: 4_500 };
const ned = { accountId: 'ned', amountMinor: 2_000 };
const command = (asked: TeamFeesAsked, by: object = {}): TeamFeesCommand => ({
  ...{
    ...asked,
    feeId: 'f1',
    zone: 'America/New_York',
    teamId: 't1',
    at,
    leads: true,
    isMember: true,
    memberIds: ['cap', 'mia', 'ned'],
  },
  actor: { kind: 'account', accountId: 'cap' },
  ...by,
});
const raised = (type: 'FeeRaised' | 'FeeExtended', members: (typeof mia)[]): TeamFeesEvent => ({
  type,
  data: { ...fee, teamId: 't1', feeId: 'f1', members, raisedBy: 'cap', raisedAt: at },
});
const raise = (members: readonly (typeof mia)[]): TeamFeesAsked => ({ type: 'RaiseFee', ...fee, members });

describe('a fee of a team', () => {
  it('is raised by who leads it, of those of its members who are named: the others are exempt', () => {
    given()
      .when(command(raise([mia])))
      .then(raised('FeeRaised', [mia]));
    given()
      .when(command(raise([mia]), { leads: false }))
      .thenRefused('not_team_manager');
    given()
      .when(command(raise([mia]), { leads: false, isMember: false }))
      .thenRefused('not_found', {});
    given()
      .when(command(raise([{ accountId: 'eve', amountMinor: 1 }])))
      .thenRefused('fee_of_strangers');
  });

  it('is not asked for twice where two raise it at once, of anybody for the same', () => {
    const tre = { actor: { kind: 'account', accountId: 'tre' }, feeId: 'f2' };
    const theirs = (more: object = {}) => ({ ...raise([mia, ned]), ...more });
    const before = given(raised('FeeRaised', [mia]));
    before.when(command(theirs(), tre)).thenRefused('raised_already', { title: 'Spring dues' });
    before
      .when(command(theirs({ title: 'SPRING  dues' }), tre))
      .thenRefused('raised_already', { title: 'Spring dues' });
    const another = (more: object): void =>
      before.when(command(theirs(more), tre)).then({
        type: 'FeeRaised',
        data: {
          ...{ ...fee, teamId: 't1', feeId: 'f2', members: [mia, ned], raisedBy: 'tre', raisedAt: at },
          ...more,
        },
      });
    another({ title: 'Shirts' });
    another({ dueOn: '2026-05-01' });
    another({ members: [ned] });
    another({ members: [{ ...mia, amountMinor: 1_000 }] });
    // Whoever raised it knows of it, and what is withdrawn is asked of nobody.
    before.when(command(theirs(), { feeId: 'f2' })).then({
      type: 'FeeRaised',
      data: { ...fee, teamId: 't1', feeId: 'f2', members: [mia, ned], raisedBy: 'cap', raisedAt: at },
    });
    const withdrawn: TeamFeesEvent = {
      type: 'FeeWithdrawn',
      data: { teamId: 't1', feeId: 'f1', accountIds: ['mia'], withdrawnBy: 'cap', withdrawnAt: at },
    };
    given(raised('FeeRaised', [mia]), withdrawn)
      .when(command(raise([mia]), tre))
      .then({
        type: 'FeeRaised',
        data: { ...fee, teamId: 't1', feeId: 'f2', members: [mia], raisedBy: 'tre', raisedAt: at },
      });
  });

  it('is not due before today where the team is: everybody would be late at once', () => {
    const due = (dueOn: string, when = at) =>
      command({ ...raise([mia]), dueOn } as TeamFeesAsked, { at: when });
    given().when(due('2026-03-01')).thenRefused('due_in_past');
    // It is still the day before in New York.
    given()
      .when(due('2026-03-01', '2026-03-02T04:59:00.000Z'))
      .then({
        type: 'FeeRaised',
        data: {
          ...{ ...fee, dueOn: '2026-03-01', teamId: 't1', feeId: 'f1', members: [mia], raisedBy: 'cap' },
          raisedAt: '2026-03-02T04:59:00.000Z',
        },
      });
  });

  it('may cost more when it is late, and never more than what somebody is asked for', () => {
    const lateFee = { amountMinor: 2_000, graceDays: 7 };
    const lateRaised = (type: 'FeeRaised' | 'FeeExtended', members: (typeof mia)[]): TeamFeesEvent => ({
      type,
      data: { ...fee, lateFee, teamId: 't1', feeId: 'f1', members, raisedBy: 'cap', raisedAt: at },
    });
    given()
      .when(command({ ...raise([mia, ned]), lateFee } as TeamFeesAsked))
      .then(lateRaised('FeeRaised', [mia, ned]));
    given()
      .when(command({ ...raise([mia, ned]), lateFee: { ...lateFee, amountMinor: 2_001 } } as TeamFeesAsked))
      .thenRefused('late_fee_above_fee', { mostMinor: 2_000, currency: 'USD' });
    given(lateRaised('FeeRaised', [mia]))
      .when(command({ type: 'AddToFee', feeId: 'f1', members: [ned] }))
      .then(lateRaised('FeeExtended', [ned]));
    given(lateRaised('FeeRaised', [mia]))
      .when(command({ type: 'AddToFee', feeId: 'f1', members: [{ ...ned, amountMinor: 1_999 }] }))
      .thenRefused('late_fee_above_fee', { mostMinor: 1_999, currency: 'USD' });
  });

  it('is asked of further members, of each once', () => {
    given(raised('FeeRaised', [mia]))
      .when(command({ type: 'AddToFee', feeId: 'f1', members: [mia, ned] }))
      .then(raised('FeeExtended', [ned]));
    given(raised('FeeRaised', [mia]))
      .when(command({ type: 'AddToFee', feeId: 'f1', members: [mia] }))
      .then();
    given()
      .when(command({ type: 'AddToFee', feeId: 'f1', members: [mia] }))
      .thenRefused('fee_unknown');
  });

  it('whose day is over is due today, where the team is, of whoever is only asked now', () => {
    const add = (when: string) => command({ type: 'AddToFee', feeId: 'f1', members: [ned] }, { at: when });
    const extended = (dueOn: string, raisedAt: string): TeamFeesEvent => ({
      type: 'FeeExtended',
      data: { ...fee, dueOn, teamId: 't1', feeId: 'f1', members: [ned], raisedBy: 'cap', raisedAt },
    });
    const [late, onTheDay] = ['2026-04-11T18:00:00.000Z', '2026-04-02T03:59:00.000Z'];
    given(raised('FeeRaised', [mia]))
      .when(add(late))
      .then(extended('2026-04-11', late));
    // It is still the first of April in New York.
    given(raised('FeeRaised', [mia]))
      .when(add(onTheDay))
      .then(extended('2026-04-01', onTheDay));
    // The day of the others stays, and is nobody's who comes later still.
    given(raised('FeeRaised', [mia]), extended('2026-04-11', late))
      .when(command({ type: 'AddToFee', feeId: 'f1', members: [{ accountId: 'cap', amountMinor: 4_500 }] }))
      .then(raised('FeeExtended', [{ accountId: 'cap', amountMinor: 4_500 }]));
  });

  it('is not asked of somebody for another amount than they are asked for already', () => {
    const cap = { accountId: 'cap', amountMinor: 1_000 };
    const add = (...members: (typeof mia)[]) => command({ type: 'AddToFee', feeId: 'f1', members });
    given(raised('FeeRaised', [mia]), raised('FeeExtended', [ned]))
      .when(add({ ...ned, amountMinor: 2_500 }))
      .thenRefused('asked_already');
    given(raised('FeeRaised', [mia]), raised('FeeExtended', [ned]))
      .when(add({ ...ned, amountMinor: 2_500 }, cap))
      .thenRefused('asked_already');
    given(raised('FeeRaised', [mia]), raised('FeeExtended', [ned]))
      .when(add(ned, cap))
      .then(raised('FeeExtended', [cap]));
  });

  it('is withdrawn once, of everybody', () => {
    const withdrawn: TeamFeesEvent = {
      type: 'FeeWithdrawn',
      data: { teamId: 't1', feeId: 'f1', accountIds: ['mia', 'ned'], withdrawnBy: 'cap', withdrawnAt: at },
    };
    const all = [raised('FeeRaised', [mia]), raised('FeeExtended', [ned])];
    given(...all)
      .when(command({ type: 'WithdrawFee', feeId: 'f1' }))
      .then(withdrawn);
    given(...all, withdrawn)
      .when(command({ type: 'WithdrawFee', feeId: 'f1' }))
      .then();
    given(...all, withdrawn)
      .when(command({ type: 'AddToFee', feeId: 'f1', members: [ned] }))
      .thenRefused('fee_withdrawn');
  });
});
