import { card } from '../../../../test/chat-samples';
import { cardWords, dayOf, typingWords, whereInstead } from './words';

const at = (month: number, day: number, year = 2026): Date => new Date(year, month - 1, day, 12);

it.each([
  [at(11, 23), 'Today'],
  [at(11, 22), 'Yesterday'],
  [at(11, 17), 'Tue, Nov 17'],
  [at(11, 24, 2025), 'Nov 24, 2025'],
])('names the day of %s', (day, name) => {
  expect(dayOf(day.toISOString(), at(11, 23))).toBe(name);
});

it('says what is shown instead of a day on which nothing was said', () => {
  const instead = (...items: readonly Date[]) =>
    whereInstead(
      new Date(2026, 10, 17).toISOString(),
      items.map((one) => ({ at: one.toISOString() })),
      at(11, 23),
    );
  expect(instead(at(11, 17), at(11, 18))).toBeNull();
  expect(instead(at(11, 19))).toEqual({
    title: 'Nothing was said on Tue, Nov 17',
    shown: 'What came next is shown: Thu, Nov 19',
  });
  const newest = { title: 'Nothing was said on Tue, Nov 17 or since', shown: 'The newest is shown' };
  expect(instead(at(11, 12), at(11, 16))).toEqual(newest);
  expect(instead()).toEqual(newest);
  const of = (day: number) => whereInstead(new Date(2026, 10, day).toISOString(), [], at(11, 23))?.title;
  expect([of(22), of(23)]).toEqual(['Nothing was said yesterday or since', 'Nothing was said today yet']);
});

it('counts days over a change of the clock', () => {
  expect(dayOf(at(11, 1).toISOString(), at(11, 2))).toBe('Yesterday');
  expect(dayOf(at(3, 8).toISOString(), at(3, 9))).toBe('Yesterday');
});

it.each([
  [card(1), 'Kim Young joined the team'],
  [card(1, { card: 'MemberLeft' }), 'Kim Young is no longer on the team'],
  [card(1, { card: 'MemberRestored' }), 'Kim Young is back on the team'],
  [card(1, { card: 'MemberRoleChanged', detail: 'admin' }), 'Kim Young is now an admin'],
  [
    card(1, { card: 'TeamSeasonStarted', accountId: null, detail: 'Spring 2027' }),
    'A new season has begun: Spring 2027',
  ],
  [card(1, { card: 'TeamCreated', accountId: null }), 'The team was created'],
  [card(1, { card: 'TeamArchived', accountId: null }), 'The team was archived'],
  [card(1, { card: 'TeamReopened', accountId: null }), 'The team was reopened'],
])('says what happened in the team', (one, sentence) => {
  expect(cardWords(one, () => 'Kim Young')).toBe(sentence);
});

it('says who is typing', () => {
  expect(typingWords([])).toBe('');
  expect(typingWords(['Ana Ruiz'])).toBe('Ana is typing…');
  expect(typingWords(['Ana Ruiz', 'Bo Li'])).toBe('Ana and Bo are typing…');
  expect(typingWords(['Ana Ruiz', 'Bo Li', 'Cy Ro'])).toBe('Several people are typing…');
});
