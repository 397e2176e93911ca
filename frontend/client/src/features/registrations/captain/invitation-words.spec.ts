import { invitationWords } from './invitation-words';

const now = '2026-03-10T18:00:00.000Z';
const of = (
  standing: 'open' | 'declined' | 'withdrawn' | 'expired',
  at: string,
  holdUntil: string | null = null,
) => invitationWords({ standing, at, holdUntil }, now, 'UTC');

it('says until when somebody can answer, what came of it, and when they can be asked again', () => {
  expect(invitationWords(null, now, 'UTC')).toEqual({ words: '', rests: false });
  expect(of('open', now, '2026-03-11T18:00:00.000Z').words).toMatch(/^Invited until .*6:00 PM/);
  expect(of('open', now)).toEqual({ words: 'Invited', rests: false });
  expect(of('expired', '2026-03-10T17:00:00.000Z')).toEqual({ words: 'Did not answer', rests: false });
  const declined = of('declined', '2026-03-10T17:00:00.000Z');
  expect(declined.rests).toBe(true);
  expect(declined.words).toMatch(/^Declined: can be invited again from .*5:00 PM/);
  expect(of('withdrawn', '2026-03-09T18:00:00.000Z')).toEqual({
    words: 'Invitation withdrawn',
    rests: false,
  });
});
