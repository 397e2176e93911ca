import { parseForm } from './form';
import { Params } from './params';
import { Refusal } from './refusals';

const refusalOf = (text: string): Partial<Refusal['error']> => {
  try {
    parseForm(text);
  } catch (error) {
    if (error instanceof Refusal) return error.error;
    throw error;
  }
  return {};
};

describe('a form', () => {
  it('is read as a tree, lists in the order of their numbers', () => {
    const params = new Params(
      parseForm('amount=5&metadata[a%20b]=c+d&expand[1]=y&expand[0]=x&list[]=p&list[]=q'),
    );
    expect(params.integer('amount')).toBe(5);
    expect(params.metadata()).toEqual({ 'a b': 'c d' });
    expect(params.texts('expand')).toEqual(['x', 'y']);
    expect(params.texts('list')).toEqual(['p', 'q']);
    expect(() => params.end()).not.toThrow();
  });

  it.each([
    ['a=1&a=2', 'Duplicate parameter: a'],
    ['a=1&a[b]=2', 'Invalid object: a[b]'],
    ['a[b]=1&a=2', 'Duplicate parameter: a'],
    ['a]b=1', 'Invalid parameter name: a]b'],
    ['[a]=1', 'Invalid parameter name: [a]'],
    [`a${'[b]'.repeat(8)}=1`, `Invalid parameter name: a${'[b]'.repeat(8)}`],
    ['a=%ff', 'Invalid request: the form holds what is no text in UTF-8.'],
    [
      Array.from({ length: 1_001 }, (_, n) => `a${n}=1`).join('&'),
      'Invalid request: more than 1000 parameters.',
    ],
  ])('is refused rather than guessed at: %.40s', (text, message) => {
    expect(refusalOf(text)).toMatchObject({ type: 'invalid_request_error', message });
  });

  it('holds names of JavaScript’s own like any others', () => {
    const params = new Params(parseForm('metadata[__proto__]=1&metadata[constructor]=2'));
    expect(Object.entries(params.metadata())).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  it('is not done with while something in it was not asked for, however deep', () => {
    const params = new Params(parseForm('a[b][c]=1&a[b][d]=2'));
    params.group('a')?.group('b')?.text('c');
    expect(() => params.end()).toThrow('Received unknown parameter: a[b][d]');
  });
});
