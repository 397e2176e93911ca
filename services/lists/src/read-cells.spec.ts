import { findSport } from '@fieldhouse/api-contract';
import { plainWord, positionWords, readAddress, readPositions, splitName } from './read-cells';

const softball = findSport('softball');
const words = softball ? positionWords(softball) : new Map<string, string>();

describe('a cell', () => {
  it.each([
    ['3B 2B', ['3B', '2B'], []],
    ['p/c', ['P', 'C'], []],
    ['First base, short stop', ['1B', 'SS'], []],
    ['P, GK, QB', ['P'], ['GK', 'QB']],
    [' , ', [], []],
  ])('positions %s are %j', (text, known, unknown) => {
    expect(readPositions(text, words)).toEqual({ known, unknown });
  });

  it.each([
    ['Ana Maria Ruiz', 'Ana Maria', 'Ruiz'],
    ['Ruiz, Ana Maria', 'Ana Maria', 'Ruiz'],
    ['Ana', '', 'Ana'],
    ['Ruiz,', '', 'Ruiz'],
  ])('name %s is %s and %s', (text, firstName, lastName) => {
    expect(splitName(text)).toEqual({ firstName, lastName });
  });

  it.each([
    ['Ana@Example.org', 'ana@example.org'],
    ['ana@', null],
    ['=ana@example.org', null],
  ])('address %j is %j', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  it('is compared without capitals, accents and signs', () => {
    expect(plainWord(' Zoë D’Arc-Ruiz. ')).toBe('zoe darcruiz');
  });
});
