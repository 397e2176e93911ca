import { sampleRoom } from '../draft-room/testing/sample-room';
import { clockWords } from './replay-words';

it('says what was left on the clock in whole seconds', () => {
  const paused = { ...sampleRoom({ status: 'paused', turn: null }), secondsLeft: 59.672 };
  expect(clockWords(paused)).toBe('1 min left on the clock when it was paused');
  expect(clockWords({ ...paused, secondsLeft: 12.1 })).toBe('13 s left on the clock when it was paused');
});
