import type { EventDefinition, RecordedEvent } from '@fieldhouse/kernel';
import { allEvents, allProcesses } from './all';
import { goldenFactsOf } from './golden-facts.fixture';

const PERSONAL = 'text about a person';

/** The newest golden fact of a type, with a text about a person in everything that is sealed in it. */
const factOf = (definition: EventDefinition): RecordedEvent => {
  const fact = goldenFactsOf(definition).at(-1);
  if (!fact) throw new Error(`there is no golden ${definition.type}`);
  const sealed = definition.encrypted.flatMap(({ fields }) => Object.keys(fields));
  const texts = Object.fromEntries(sealed.map((field) => [field, PERSONAL]));
  return { ...fact, data: Object.assign({}, fact.data, texts) };
};

describe('what processes ask for', () => {
  // Its digest stands in the id of the command, in the log, for ever.
  it.each(allProcesses.map((process) => [process.name, process] as const))(
    'holds nothing personal: %s',
    (_, { react, state }) => {
      let asked = 0;
      const facts = allEvents.map(factOf);
      const every = state && facts.reduce(state.evolve, state.initial);
      for (const fact of facts) {
        // By itself, and after all the others: some ask only of what came before.
        const effects = [state?.initial, every].flatMap((before) => react(fact, state?.evolve(before, fact)));
        asked += effects.length;
        expect(JSON.stringify(effects)).not.toContain(PERSONAL);
      }
      expect(asked).toBeGreaterThan(0);
    },
  );
});
