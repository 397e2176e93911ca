import { readFileSync } from 'node:fs';

const { light, dark } = JSON.parse(
  readFileSync(new URL('../../frontend/client/src/shared/ui/tokens.json', import.meta.url), 'utf8'),
);

const namesOf = (tokens, before = []) =>
  Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...before, name]] : namesOf(value, [...before, name]),
  );
const valueOf = (tokens, name) => name.reduce((part, key) => part?.[key], tokens);

/** A color of both schemes as CSS writes it: `token('primary.main')`. */
export const token = (path) => {
  const [one, other] = [light, dark].map((tokens) => valueOf(tokens, path.split('.')));
  if (typeof one !== 'string') throw new Error(`There is no color ${path} in tokens.json.`);
  return `light-dark(${one}, ${other})`;
};

/**
 * How style rules come by the colors of tokens.json: `token(primary.main)` is one of them, and `@tokens;` gives all of
 * them the names that MUI's theme gives them.
 */
export const styles = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'tokens',
        AtRule: {
          tokens: (rule) =>
            rule.replaceWith(
              ...namesOf(light).map((name) => ({
                prop: `--mui-palette-${name.join('-')}`,
                value: token(name.join('.')),
                source: rule.source,
              })),
            ),
        },
        Declaration: (rule) => {
          const value = rule.value.replace(/token\(([\w.]+)\)/g, (_, path) => token(path));
          if (value !== rule.value) rule.value = value;
        },
      },
    ],
  },
};
