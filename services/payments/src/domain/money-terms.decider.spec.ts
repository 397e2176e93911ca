import { specification } from '@fieldhouse/kernel/testing';
import { moneyTermsDecider, type MoneyTermsCommand } from './money-terms.decider';

const { given } = specification(moneyTermsDecider);
const at = '2026-03-02T18:00:00.000Z';
const payee = { kind: 'league', id: 'l1' } as const;
const command = (more: Partial<MoneyTermsCommand> = {}): MoneyTermsCommand => ({
  ...{
    type: 'SetMoneyTerms',
    approvalAboveMinor: 20_000,
    board: true,
    payee,
    collects: true,
    knows: true,
    at,
  },
  actor: { kind: 'account', accountId: 'tre' },
  ...more,
});

describe('how a league goes about money', () => {
  const set = {
    type: 'MoneyTermsSet',
    data: { payee, approvalAboveMinor: 20_000, board: true, setBy: 'tre', setAt: at },
  } as const;

  it('is said by who looks after its money, once', () => {
    given().when(command()).then(set);
    given(set).when(command()).then();
    given()
      .when(command({ collects: false }))
      .thenRefused('not_treasurer');
    given()
      .when(command({ collects: false, knows: false }))
      .thenRefused('not_found', {});
    given()
      .when(command({ payee: null }))
      .thenRefused('not_found', {});
  });
});
