import { approvalLimitFor, type MoneyTermsEvent } from '@fieldhouse/events/payments';
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
    hasOthers: true,
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

  describe('frees nobody alone from asking a second person', () => {
    const ann = { actor: { kind: 'account', accountId: 'ann' } } as const;
    const raised = { approvalAboveMinor: 50_000 };
    const loosened = {
      ...set,
      data: { ...set.data, approvalAboveMinor: 50_000, formerMinor: 20_000, setBy: 'ann' },
    } as const;
    const limits = (...facts: readonly MoneyTermsEvent[]) => {
      const terms = facts.reduce(moneyTermsDecider.evolve, moneyTermsDecider.initialState);
      return ['ann', 'tre'].map((one) => approvalLimitFor(terms, one));
    };

    const of = (minor: number | null, currency: string | null = null) => ({ minor, currency });

    it('whoever raises or empties the limit is held to the former one', () => {
      given(set)
        .when(command({ ...ann, ...raised }))
        .then(loosened);
      expect(limits(set, loosened)).toEqual([of(20_000), of(50_000)]);
      given(set, loosened)
        .when(command({ ...ann, ...raised }))
        .then();
      const none = { ...loosened, data: { ...loosened.data, approvalAboveMinor: null } };
      given(set, loosened)
        .when(command({ ...ann, approvalAboveMinor: null }))
        .then(none);
      expect(limits(set, loosened, none)).toEqual([of(20_000), of(null)]);
    });

    it('until somebody else says that it is so, or they take it back', () => {
      const agreed = { ...set, data: { ...set.data, ...raised } };
      given(set, loosened).when(command(raised)).then(agreed);
      expect(limits(set, loosened, agreed)).toEqual([of(50_000), of(50_000)]);
      const back = { ...set, data: { ...set.data, setBy: 'ann' } };
      given(set, loosened).when(command(ann)).then(back);
      expect(limits(set, loosened, back)).toEqual([of(20_000), of(20_000)]);
    });

    it('which is not said by who changes something else of the terms', () => {
      const days = { ...raised, forfeitDays: 14 };
      const held = {
        ...set,
        data: { ...set.data, ...days, formerMinor: 20_000, formerBy: 'ann' },
      } as const;
      given(set, loosened).when(command(days)).then(held);
      expect(limits(set, loosened, held)).toEqual([of(20_000), of(50_000)]);
      // Of who is held by then it is said no differently, and once somebody agrees they are free.
      given(set, loosened, held)
        .when(command({ ...ann, ...days }))
        .then();
      const agreed = { ...set, data: { ...set.data, ...days } };
      given(set, loosened, held).when(command(days)).then(agreed);
      expect(limits(set, loosened, held, agreed)).toEqual([of(50_000), of(50_000)]);
    });

    it('nor by another currency, with which nothing can be compared', () => {
      const euros = { ...set, data: { ...set.data, approvalCurrency: 'EUR' } } as const;
      given(set)
        .when(command({ approvalCurrency: 'EUR' }))
        .then(euros);
      // Whoever says nothing of it leaves it as it was.
      given(euros).when(command()).then();
      const yen = { approvalAboveMinor: 10_000, approvalCurrency: 'JPY' };
      const changed = {
        ...set,
        data: { ...set.data, ...yen, formerMinor: 20_000, formerCurrency: 'EUR', setBy: 'ann' },
      } as const;
      given(euros)
        .when(command({ ...ann, ...yen }))
        .then(changed);
      expect(limits(euros, changed)).toEqual([of(20_000, 'EUR'), of(10_000, 'JPY')]);
      const { approvalCurrency: _, ...empty } = { ...changed.data, approvalAboveMinor: null };
      given(euros)
        .when(command({ ...ann, approvalAboveMinor: null, approvalCurrency: 'JPY' }))
        .then({ ...changed, data: empty });
    });

    it('but whoever looks after the money alone, who could ask nobody', () => {
      given(set)
        .when(command({ ...ann, ...raised, hasOthers: false }))
        .then({ ...set, data: { ...set.data, ...raised, setBy: 'ann' } });
    });
  });

  it('knows of terms that said nothing of places', () => {
    const { forfeitDays: _, ...data } = set.data;
    given({ ...set, data })
      .when(command())
      .then();
  });
});
