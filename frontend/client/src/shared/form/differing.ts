/** The names of what two states of the same form do not agree on. */
export const differing = <Values extends object>(a: Values, b: Values): readonly (keyof Values)[] =>
  (Object.keys(b) as (keyof Values)[]).filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
