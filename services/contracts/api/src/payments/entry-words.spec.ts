import { entryNotes, invoiceWords } from './entry-words';

const entry = {
  ...{ payee: 'league.b25704ef-2a57', payeeName: 'Sunday League', teamName: 'Harbor Lights' },
  ...{ person: { accountId: 'dana', name: 'Dana Whitfield' }, by: null },
};

describe('an entry of the books in words', () => {
  it('says whose it is: in everybody’s books whose money, too', () => {
    expect(entryNotes(entry, false)).toEqual(['Dana Whitfield (Harbor Lights)']);
    expect(entryNotes(entry, true)).toEqual(['Dana Whitfield (Harbor Lights)', 'Sunday League']);
    const nameless = { ...entry, payeeName: null, teamName: null, person: { accountId: 'dana', name: null } };
    expect(entryNotes(nameless, true)).toEqual(['Deleted player', 'League b25704ef']);
    expect(entryNotes({ ...nameless, payee: null, person: null }, true)).toEqual([]);
  });

  it('says who made it, where that is somebody else', () => {
    const by = { accountId: 'olga', name: 'Olga Moss' };
    expect(entryNotes({ ...entry, by }, false)).toEqual(['Dana Whitfield (Harbor Lights)', 'by Olga Moss']);
    expect(entryNotes({ ...entry, by: entry.person }, false)).toEqual(['Dana Whitfield (Harbor Lights)']);
  });

  it('says enough of an invoice to find it by', () => {
    expect(invoiceWords('7c29e818-9259-5314')).toBe('Invoice 7c29e818');
  });
});
