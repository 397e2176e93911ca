/** Choices for a field: each value with its word. */
export const optionsOf = <Value extends string>(
  words: Readonly<Record<Value, string | { readonly name: string }>>,
): readonly { readonly value: Value; readonly label: string }[] =>
  (Object.entries(words) as [Value, string | { readonly name: string }][]).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.name,
  }));
