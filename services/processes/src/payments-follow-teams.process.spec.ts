import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { joined, left, roleIs, statusIs } from './leading-facts.fixture';
import { paymentsFollowTeams } from './payments-follow-teams.process';

type Fact = InvoiceEvent | TeamEvent;
const { keyOf } = paymentsFollowTeams.state;
const owed = (invoiceId: string, teamId: string | null = 't1'): Fact => ({
  type: 'InvoiceIssued',
  data: {
    ...{ invoiceId, accountId: 'cap', title: 'Team registration', payeeName: 'League', teamName: 'Tigers' },
    books: { payee: { kind: 'league', id: 'l1' }, payer: { accountId: 'cap', teamId }, currency: 'USD' },
    subject: { kind: 'registration', leagueId: 'l1', registrationId: 'r1' },
    lines: [{ lineId: 'a', kind: 'registration', label: 'a', netMinor: 1, taxMinor: 0, dueOn: '2026-03-02' }],
    ...{ secureMinor: 1, bearer: 'organizer', holdUntil: null, issuedBy: null },
    issuedAt: '2026-03-02T18:00:00.000Z',
  },
});
/** Which invoices the last of these asks. */
const asked = (...facts: readonly Fact[]): readonly string[] =>
  (reactionsTo(paymentsFollowTeams, facts).at(-1) ?? []).map((effect) => {
    if (effect.kind !== 'dispatch') throw new Error('it asks at once');
    expect(effect.command).toMatchObject({ aggregate: 'invoice', request: { type: 'FollowTeam' } });
    return effect.command.id;
  });

describe('who answers for what a team owes', () => {
  const before = [joined('cap', 'captain'), joined('mia', 'player'), owed('i1'), owed('i2')];

  it('is asked when it is issued', () => {
    expect(asked(...before)).toEqual(['i2']);
  });

  it('is asked of all that the team owes when somebody begins or ends to lead it', () => {
    expect(asked(...before, roleIs('mia', 'player', 'captain'))).toEqual(['i1', 'i2']);
    expect(asked(...before, roleIs('cap', 'captain', 'player'))).toEqual(['i1', 'i2']);
    expect(asked(...before, statusIs('cap'))).toEqual(['i1', 'i2']);
    expect(asked(...before, left('cap'))).toEqual(['i1', 'i2']);
    expect(asked(...before, joined('ned', 'captain'))).toEqual(['i1', 'i2']);
  });

  it('is not asked because of others, nor of what nobody owes any more', () => {
    expect(asked(...before, left('mia'))).toEqual([]);
    expect(asked(...before, statusIs('mia'))).toEqual([]);
    const { books } = (owed('i1') as Extract<Fact, { type: 'InvoiceIssued' }>).data;
    const voided: Fact = {
      type: 'InvoiceVoided',
      data: {
        ...{ invoiceId: 'i1', books, lines: [], payerId: 'cap', reason: 'Rain', voidedBy: null },
        voidedAt: '2026-03-03T18:00:00.000Z',
      },
    };
    expect(asked(...before, voided, left('cap'))).toEqual(['i2']);
  });

  it('belongs to teams alone', () => {
    expect(keyOf(owed('i1', null) as RecordedEvent<Fact>)).toBeNull();
    expect(keyOf(owed('i1') as RecordedEvent<Fact>)).toBe('t1');
    expect(keyOf(left('cap') as RecordedEvent<Fact>)).toBe('t1');
    expect(keyOf({ type: 'TeamArchived', data: { teamId: 't1' } } as RecordedEvent<Fact>)).toBeNull();
  });
});
