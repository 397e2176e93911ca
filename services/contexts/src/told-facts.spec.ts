import type { EventDefinition, RecordedEvent } from '@fieldhouse/kernel';
import { noticeDeliveries } from '@fieldhouse/notifications';
import { noticesIn } from '@fieldhouse/read-notifications';
import { chanceOf, type Chance } from '@fieldhouse/testing/seeded';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { allEvents, allProjections } from './all';
import { goldenFactsOf } from './golden-facts.fixture';

type Told = Parameters<typeof noticesIn>[0];
const ROLLS = 200;
/** The client's, which imports nothing of the server. */
const WHY_WORDS = '../../../frontend/client/src/features/notifications/sent/why-words.ts';
const PROCESS = { kind: 'process', name: 'p1' } as const;

/** What a field may hold besides; none: it has always the same. */
const choicesOf = (schema: unknown): readonly unknown[] => {
  if (schema instanceof z.ZodOptional) return [undefined, ...choicesOf(schema.unwrap())];
  if (schema instanceof z.ZodNullable) return [null, ...choicesOf(schema.unwrap())];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodArray) return [[], ['x1']];
  if (schema instanceof z.ZodISODateTime) return ['2026-12-01T18:00:00.000Z'];
  return schema instanceof z.ZodString ? ['x1'] : [];
};
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The same value, with some of its fields as they are in other cases. */
const rolled = (schema: unknown, value: unknown, { below }: Pick<Chance, 'below'>): unknown => {
  if (schema instanceof z.ZodObject && isObject(value)) {
    const fields = Object.entries(schema.shape);
    return {
      ...value,
      ...Object.fromEntries(fields.map(([name, field]) => [name, rolled(field, value[name], { below })])),
    };
  }
  const choices = choicesOf(schema);
  return choices.length > 1 && below(2) === 0 ? choices[below(choices.length)] : value;
};

/** A golden fact, and what else may be told with the same type. */
const casesOf = (definition: EventDefinition, chance: Chance): readonly RecordedEvent[] => {
  const fact = goldenFactsOf(definition).at(-1);
  if (!fact) throw new Error(`there is no golden ${definition.type}`);
  const others = Array.from({ length: ROLLS }, () => ({
    ...fact,
    data: rolled(definition.schema, fact.data, chance),
    metadata: { ...fact.metadata, actor: chance.oneOf([fact.metadata.actor, PROCESS]) },
  }));
  return [fact, ...others];
};

const holding = (holds: (fact: Told) => boolean): readonly string[] =>
  allEvents
    .filter((definition) => casesOf(definition, chanceOf(7)).some((fact) => holds(fact as Told)))
    .map(({ type }) => type);

/** In what people are told of, and why. */
const told = holding((fact) => noticesIn(fact).some(({ notice }) => notice !== null));

/** Only says more of what another fact of the same act tells. */
const TOLD_WITH_ANOTHER = ['EntryJoined'];

describe('what people are told of', () => {
  it('in the product, they are told of outside too, and of nothing else', () => {
    const sent = holding((fact) => noticeDeliveries.react(fact).length > 0);
    expect(told.length).toBeGreaterThan(30);
    expect(sent).toEqual(told.filter((type) => !TOLD_WITH_ANOTHER.includes(type)));
  });

  it('has words of its own for why', () => {
    const words = readFileSync(join(__dirname, WHY_WORDS), 'utf8');
    expect(told.filter((type) => !words.includes(`\n  ${type}: (`))).toEqual([]);
  });

  it('is looked for in the same streams', () => {
    const inBell = allProjections.find(({ name }) => name === 'notifications');
    expect([...noticeDeliveries.categories].sort()).toEqual([...(inBell?.categories ?? [])].sort());
  });
});
