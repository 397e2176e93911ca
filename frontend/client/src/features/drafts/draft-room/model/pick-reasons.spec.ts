import { whySentences } from './pick-reasons';

it('explains a pick of the clock from what was recorded', () => {
  const why = {
    rank: 3,
    passedOver: [
      { list: 'queue' as const, rule: 'taken', count: 1 },
      { list: 'queue' as const, rule: 'gender_minimum', count: 1 },
    ],
    need: 'woman',
    relaxed: false,
  };
  expect(whySentences({ source: 'queue', why })).toEqual([
    'Passed over 1 player on the queue: already taken.',
    'Passed over 1 player on the queue: would break a roster minimum.',
    'Took number 3 of the queue.',
    'The team still needed a woman.',
  ]);
  expect(whySentences({ source: 'captain', why: null })).toEqual([]);
});

it('names the limits that had to be eased, or says that all rules gave way', () => {
  const why = { rank: 1, passedOver: [], need: null, relaxed: true };
  expect(whySentences({ source: 'captain', why: { ...why, eased: ['C', 'woman'] } })).toEqual([
    'The limit on C, women could not be kept anymore and was eased; all others held.',
  ]);
  expect(whySentences({ source: 'captain', why })).toEqual([
    'No player fit every roster rule anymore, so the rules gave way for this pick.',
  ]);
});

it('says "or more" where an older pick did not count everybody', () => {
  const passedOver = [{ list: 'rating' as const, rule: 'need', count: 20 }];
  const why = { rank: 61, passedOver, cut: true as const, need: null, relaxed: false };
  expect(whySentences({ source: 'rating', why })[0]).toBe(
    'Passed over 20 players or more on the rating list: the team needed another position or gender more.',
  );
});
