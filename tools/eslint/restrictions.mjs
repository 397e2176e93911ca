/**
 * What may be imported and written where, as the lists of `no-restricted-imports` and `no-restricted-syntax`. ESLint
 * replaces such a list where two blocks meet and does not add to it: each place names its whole list.
 */

const OUTER = ['**/application/**', '**/http/**', '**/infrastructure/**'];
const TESTING = ['@fieldhouse/testing', '**/testing', '**/testing/**'];
const ENTRIES =
  'kernel/runtime|kernel/testing|events/[a-z-]+|api-contract/commands(/[a-z-]+)?|api-contract/(live|chat-id|draft-words|payment-words|registration-words)|values/chat-id';
const RULES = 'waitlists|eligibility|money|pick-clock|gazetteer';

const storeClients = {
  group: ['@eventstore/db-client', '@eventstore/db-client/**'],
  message: "Only the kernel's adapter may import this.",
};
const entries = {
  regex: `^@fieldhouse/(?!(${ENTRIES})$)[^/]+/`,
  message: 'A library is imported by its entry.',
};
const testing = { group: TESTING, message: 'What tests use does not ship.' };
const layer = (name, inner) => ({ group: [`**/${name}/**`], message: `${inner} know nothing of ${name}.` });

const common = [storeClients, entries];
const production = [...common, testing];

/** Packages that decide by what they are given; of some only what does. */
const purePackages = [
  { regex: '^node:crypto$', allowImportNames: ['createHash', 'createHmac'] },
  { regex: '^node:util$', allowImportNames: ['isDeepStrictEqual'] },
  { regex: '^luxon$', allowImportNames: ['DateTime', 'Duration', 'IANAZone', 'Interval'] },
  { regex: '^uuid$', allowImportNames: ['v5'] },
].map((one) => ({ ...one, message: 'A decision is a function of what it is given.' }));
const onlyFrom = (more) => ({
  regex: `^(?!\\.|(@fieldhouse/(kernel|values|${RULES}|events/[a-z-]+|api-contract)|luxon|uuid|zod|node:crypto|node:util${more})$)`,
  message: 'Decisions are pure: their own files, the contracts and packages that only calculate.',
});
const outer = { group: OUTER, message: 'The domain knows no outer layer.' };

/** Rules run in browsers too: nothing of Node's. */
const onlyInBrowsers = {
  regex: `^(?!\\.|(@fieldhouse/(values|${RULES})|luxon)$)`,
  message: 'Shared rules are pure and run everywhere: their own files, the values and luxon.',
};

/** By place, the patterns of `no-restricted-imports`. */
export const imports = {
  common,
  production,
  domain: [...production, onlyFrom(''), ...purePackages, outer],
  rules: [...production, onlyInBrowsers, ...purePackages],
  domainSpecs: [...common, onlyFrom('|@fieldhouse/kernel/testing|fast-check|node:fs|node:path')],
  application: [...production, layer('http', 'Handlers and processes')],
  infrastructure: [...production, layer('http', 'Adapters')],
  http: [
    ...production,
    { group: ['mongodb', 'ioredis', 'bullmq'], message: 'Stores are used by handlers and adapters.' },
  ],
  worker: [
    ...production,
    { group: ['@fieldhouse/projections', '@fieldhouse/api'], message: 'The worker writes no read model.' },
  ],
};

const say = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));
const enums = say('A union of literals says the same without code.', 'TSEnumDeclaration');
const doubleCasts = say(
  'A double cast silences the compiler: type it, or say beside it why that is impossible.',
  "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
);
const weakDigests = say(
  'MD5 and SHA-1 collide: use SHA-256.',
  'CallExpression[callee.name=/^create(Hash|Hmac)$/][arguments.0.value=/md5|sha-?1$/i]',
);
const clocks = say(
  'The clock arrives in the command or the event.',
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "CallExpression[callee.object.name='DateTime'][callee.property.name='now']",
  "CallExpression[callee.object.name='DateTime'][callee.property.name=/^(local|utc)$/][arguments.length=0]",
  "MemberExpression[object.name='performance']",
);
const randomness = say(
  'Randomness arrives in the command.',
  "CallExpression[callee.object.name='Math'][callee.property.name='random']",
  "MemberExpression[object.name='crypto']",
  'ImportSpecifier[imported.name=/^(v1|v4|v6|v7|random(UUID|Bytes|Int)|getRandomValues|webcrypto)$/]',
);
const outside = say(
  'A decision is a plain function: it waits for nothing and reads nothing from around it.',
  "MemberExpression[object.name='process']",
  'CallExpression[callee.name=/^(fetch|setTimeout|setInterval|setImmediate|queueMicrotask)$/]',
  ':function[async=true]',
  'AwaitExpression',
  "Identifier[name='Promise']",
);
const colour = '/^#[0-9a-fA-F]{3,8}$|(rgb|hsl)a?\\(/';
const painted = 'JSXAttribute[name.name=/^(sx|style|color|bgcolor|fill|stroke)$/]';
const colours = say(
  'Colours come from the theme.',
  `${painted} Literal[value=${colour}]`,
  `${painted} TemplateElement[value.raw=${colour}]`,
);
const bareLazy = say(
  'Code may fail to come: `lazyPart` of shared/ui/lazy-part asks again and says so.',
  "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
  "MemberExpression[object.name='React'][property.name='lazy']",
);
const testCalls = '/^(it|test|describe)$/';
const disabledTests = say(
  'Every test runs.',
  `MemberExpression[object.name=${testCalls}][property.name=/^(only|skip|todo)$/]`,
  'CallExpression[callee.name=/^(xit|fit|xtest|xdescribe|fdescribe)$/]',
);
const sleeps = say(
  'A test waits for a position or a condition (`until`), not for time.',
  "NewExpression[callee.name='Promise'] Identifier[name='setTimeout']",
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
);

/** By place, the selectors of `no-restricted-syntax`. */
export const syntax = {
  production: [...enums, ...doubleCasts, ...weakDigests],
  domain: [...enums, ...doubleCasts, ...weakDigests, ...clocks, ...randomness, ...outside],
  folds: [...enums, ...doubleCasts, ...weakDigests, ...clocks, ...randomness],
  client: [...enums, ...doubleCasts, ...colours, ...bareLazy],
  /** Benches, faults and journeys wait for a machine; specs never. */
  tools: [...enums, ...disabledTests],
  tests: [...enums, ...disabledTests, ...sleeps],
};
