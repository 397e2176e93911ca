const { swcOptions } = require('./tools/swc-options.cjs');
const { paths } = require('./tsconfig.base.json').compilerOptions;

/** As TypeScript reads `paths`: the most specific first, `*` is one folder. */
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths)
    .sort(([a], [b]) => b.length - a.length)
    .map(([alias, [file]]) => [
      `^${alias.replace('*', '([^/]+)')}$`,
      `<rootDir>/${file.slice(2).replace('*', '$1')}`,
    ]),
);
const server = {
  testEnvironment: '<rootDir>/tools/jest/node-environment.cjs',
  runtime: '<rootDir>/tools/jest/node-runtime.cjs',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/patience.cjs'],
  transform: { '^.+\\.ts$': ['@swc/jest', swcOptions()] },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/tools/new-slice/template/'],
};

const swc = swcOptions();
const clientJsc = {
  ...swc.jsc,
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  paths: undefined,
  baseUrl: undefined,
};
const client = {
  displayName: 'client',
  testEnvironment: '<rootDir>/tools/jest/dom-environment.cjs',
  runtime: '<rootDir>/tools/jest/dom-runtime.cjs',
  testMatch: ['<rootDir>/frontend/client/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/patience.cjs', '<rootDir>/frontend/client/test/jest.setup.ts'],
  moduleNameMapper: {
    ...moduleNameMapper,
    '/part-folders$': '<rootDir>/frontend/client/test/part-folders.ts',
    '\\.css$|^@fontsource': '<rootDir>/frontend/client/test/empty-module.cjs',
  },
  transform: { '^.+\\.(tsx?|esm\\.js)$': ['@swc/jest', { ...swc, jsc: clientJsc }] },
  // It has no CommonJS.
  transformIgnorePatterns: ['/node_modules/(?!marked/)'],
};

/** Unit specs need no server; *.int.spec.ts start the embedded ones. */
module.exports = {
  projects: [
    {
      ...server,
      displayName: 'unit',
      testMatch: ['<rootDir>/{services,projections,tools}/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$', '/node_modules/'],
    },
    {
      ...server,
      displayName: 'integration',
      testMatch: ['<rootDir>/{services,projections}/**/*.int.spec.ts'],
    },
    client,
    { ...server, displayName: 'journeys', testMatch: ['<rootDir>/frontend/client-e2e/src/**/*.journey.ts'] },
  ],
};
