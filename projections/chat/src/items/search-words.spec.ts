import { plainWords, wordsOf } from './search-words';

describe('the words of a message', () => {
  it('are without case, accents and punctuation, each once', () => {
    expect(wordsOf('Señor ÁGUILA, señor! 7:30 pm')).toEqual(['senor', 'aguila', '7', '30', 'pm']);
  });

  it('are not whom it mentions', () => {
    expect(wordsOf('<@ana-1> <!team> bats')).toEqual(['bats']);
  });

  it('are found by what is typed, whichever way it is written', () => {
    for (const typed of ['ｂａｔｓ', 'BATS', 'bats!']) expect(plainWords(typed)).toEqual(['bats']);
    expect(plainWords('… !')).toEqual([]);
  });

  it('are not longer than anybody types', () => {
    expect(wordsOf('a'.repeat(4_000))).toEqual(['a'.repeat(40)]);
    expect(plainWords('a'.repeat(100))).toEqual(['a'.repeat(40)]);
  });
});
