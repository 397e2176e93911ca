import type { LeagueDisciplineEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { disciplineProjection } from './discipline.projection';

const leagueId = 'l1';
const recorded = (incidentId: string, accountId = 'dee'): LeagueDisciplineEvent => ({
  type: 'IncidentRecorded',
  data: {
    ...{ leagueId, accountId, by: 'ana', incidentId, kind: 'damage', day: '2026-05-12', recordedAt: at },
    words: `A bat, says ${incidentId}`,
  },
});
const suspended: LeagueDisciplineEvent = {
  type: 'PersonSuspended',
  data: {
    ...{ leagueId, accountId: 'dee', by: 'ben', suspensionId: 's1', firstDay: '2026-05-13', lastDay: null },
    ...{ reason: 'For the bat', incidentId: 'i1', suspendedAt: at },
  },
};
const takenBack: LeagueDisciplineEvent = {
  type: 'IncidentTakenBack',
  data: {
    ...{ leagueId, accountId: 'dee', by: 'ben', incidentId: 'i1', reason: 'Not her', takenBackAt: at },
  },
};
const lifted: LeagueDisciplineEvent = {
  type: 'SuspensionLifted',
  data: {
    ...{ leagueId, accountId: 'dee', by: 'ana', suspensionId: 's1', liftedOn: '2026-05-20' },
    ...{ reason: 'Apologized', liftedAt: at },
  },
};
const after = (...events: readonly LeagueDisciplineEvent[]) => documentsAfter(disciplineProjection, events);

describe('what a league has on record', () => {
  it('stands by the person whom it is about, as it was said', () => {
    const documents = after(recorded('i1'), recorded('i2', 'cal'), suspended);
    expect([...documents.keys()]).toEqual(['l1.dee', 'l1.cal']);
    expect(documents.get('l1.dee')).toMatchObject({
      ...{ leagueId, accountId: 'dee', forgotten: false },
      incidents: [{ incidentId: 'i1', by: 'ana', words: 'A bat, says i1', takenBack: null }],
      suspensions: [{ suspensionId: 's1', by: 'ben', lastDay: null, incidentId: 'i1', lifted: null }],
    });
  });

  it('stays there with the reason when it is taken back or lifted', () => {
    expect(after(recorded('i1'), recorded('i3'), suspended, takenBack, lifted).get('l1.dee')).toMatchObject({
      incidents: [
        { incidentId: 'i1', words: 'A bat, says i1', takenBack: { at, reason: 'Not her' } },
        { incidentId: 'i3', takenBack: null },
      ],
      suspensions: [{ reason: 'For the bat', lifted: { on: '2026-05-20', reason: 'Apologized' } }],
    });
  });

  it('has no words any more once the person is erased; those of others stay', () => {
    const forgotten: LeagueDisciplineEvent = {
      type: 'DisciplinedPersonForgotten',
      data: { leagueId, accountId: 'dee' },
    };
    const documents = after(recorded('i1'), recorded('i2', 'cal'), suspended, takenBack, lifted, forgotten);
    expect(documents.get('l1.dee')).toMatchObject({
      forgotten: true,
      incidents: [{ words: null, takenBack: { at, reason: null } }],
      suspensions: [{ firstDay: '2026-05-13', reason: null, lifted: { on: '2026-05-20', reason: null } }],
    });
    expect(documents.get('l1.cal')?.incidents[0]?.words).toBe('A bat, says i2');
  });
});
