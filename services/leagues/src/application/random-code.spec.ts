import { codeText } from '@fieldhouse/values';
import { randomCode } from './random-code';

it('a code that is made at random is one, and has nothing that is taken for something else', () => {
  const codes = Array.from({ length: 200 }, randomCode);
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) {
    expect(codeText.parse(code)).toBe(code);
    expect(code).not.toMatch(/[01258AEILOSUZ]/);
  }
});
