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
    forfeitDays: null,
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
    data: { payee, approvalAboveMinor: 20_000, board: true, forfeitDays: null, setBy: 'tre', setAt: at },
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

  it('says when places are given up that are not paid for, of a league alone', () => {
    const gives = { ...set, data: { ...set.data, forfeitDays: 14 } };
    given(set)
      .when(command({ forfeitDays: 14 }))
      .then(gives);
    given(gives)
      .when(command({ forfeitDays: 14 }))
      .then();
    const team = { kind: 'team', id: 't1' } as const;
    given()
      .when(command({ payee: team, forfeitDays: 14 }))
      .thenRefused('leagues_only');
    given()
      .when(command({ payee: team }))
      .then({ ...set, data: { ...set.data, payee: team } });
  });

  it('knows of terms that said nothing of places', () => {
    const { forfeitDays: _, ...data } = set.data;
    given({ ...set, data })
      .when(command())
      .then();
  });
});
