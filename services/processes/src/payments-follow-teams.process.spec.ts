import type { InvoiceEvent } from '@fieldhouse/events/payments';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { paymentsFollowTeams } from './payments-follow-teams.process';

type Fact = InvoiceEvent | TeamEvent;
const { state, react } = paymentsFollowTeams;
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
const member = (memberId: string) => ({ teamId: 't1', memberId });
const joined = (memberId: string, role: 'captain' | 'player'): Fact => ({
  type: 'MemberJoined',
  data: { ...member(memberId), accountId: memberId, role, by: 'founding', leagueId: null },
});
const roleIs = (memberId: string, from: 'captain' | 'player', to: 'captain' | 'player'): Fact => ({
  type: 'MemberRoleChanged',
  data: { ...member(memberId), from, to, leagueId: null },
});
const statusIs = (memberId: string): Fact => ({
  type: 'MemberStatusChanged',
  data: { ...member(memberId), from: 'active', to: 'suspended', reason: null, authorId: null },
});
const left = (memberId: string): Fact => ({
  type: 'MemberLeft',
  data: {
    ...{ ...member(memberId), accountId: memberId, how: 'left', leftAt: '2026-03-02T18:00:00.000Z' },
    ...{ reason: null, authorId: null },
  },
});
/** Which invoices the last of these asks, each state folded from the facts before. */
const asked = (...facts: readonly Fact[]): readonly string[] => {
  const after = facts.reduce(
    (folded, fact) => state.evolve(folded, fact as RecordedEvent<Fact>),
    state.initial,
  );
  return react(facts.at(-1) as RecordedEvent<Fact>, after).map((effect) => {
    if (effect.kind !== 'dispatch') throw new Error('it asks at once');
    expect(effect.command).toMatchObject({ aggregate: 'invoice', request: { type: 'FollowTeam' } });
    return effect.command.id;
  });
};

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
    expect(state.keyOf(owed('i1', null) as RecordedEvent<Fact>)).toBeNull();
    expect(state.keyOf(owed('i1') as RecordedEvent<Fact>)).toBe('t1');
    expect(state.keyOf(left('cap') as RecordedEvent<Fact>)).toBe('t1');
    expect(state.keyOf({ type: 'TeamArchived', data: { teamId: 't1' } } as RecordedEvent<Fact>)).toBeNull();
  });
});
