import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { assertingTests } from './tools/eslint/asserting-tests.mjs';
import { featureBoundaries } from './tools/eslint/feature-boundaries.mjs';
import { imports, syntax } from './tools/eslint/restrictions.mjs';

const contractsAndBelow = [
  'type:kernel',
  'type:platform',
  'type:events',
  'type:values',
  'type:rules',
  'type:api-contract',
];

/** Which kind of library may import which; the tags stand in each project.json. */
const depConstraints = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:app',
      'type:kernel',
      'type:platform',
      'type:events',
      'type:values',
      'type:api-contract',
      'type:context',
      'type:process',
      'type:read-model',
      'type:directory',
    ],
  },
  { sourceTag: 'type:values', onlyDependOnLibsWithTags: ['type:values'] },
  { sourceTag: 'type:rules', onlyDependOnLibsWithTags: ['type:rules', 'type:values'] },
  { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: ['type:kernel'] },
  {
    sourceTag: 'type:platform',
    onlyDependOnLibsWithTags: ['type:kernel', 'type:platform', 'type:api-contract'],
  },
  {
    sourceTag: 'type:events',
    onlyDependOnLibsWithTags: ['type:kernel', 'type:events', 'type:values', 'type:rules'],
  },
  { sourceTag: 'type:api-contract', onlyDependOnLibsWithTags: ['type:api-contract', 'type:values'] },
  { sourceTag: 'type:context', onlyDependOnLibsWithTags: contractsAndBelow },
  {
    sourceTag: 'type:process',
    onlyDependOnLibsWithTags: ['type:kernel', 'type:platform', 'type:events', 'type:values', 'type:context'],
  },
  { sourceTag: 'type:read-model', onlyDependOnLibsWithTags: [...contractsAndBelow, 'type:directory'] },
  { sourceTag: 'type:directory', onlyDependOnLibsWithTags: contractsAndBelow },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool'] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:api-contract', 'type:rules'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:api-contract'] },
];

/** Answers of servers, matchers of Jest and code that runs in a page are untyped: their tests check what they are. */
const untyped = Object.fromEntries(
  [
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-unsafe-argument',
    'no-base-to-string',
    'prefer-promise-reject-errors',
  ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
);

const fieldhouse = {
  rules: { 'feature-boundaries': featureBoundaries, 'asserting-tests': assertingTests },
};
const restrict = (patterns, selectors) => ({
  ...(patterns && { 'no-restricted-imports': ['error', { patterns }] }),
  ...(selectors && { 'no-restricted-syntax': ['error', ...selectors] }),
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'dist/**',
      '.nx/**',
      '.data/**',
      'coverage/**',
      'tools/lint-probes/planted/**',
      '**/*.data.ts',
      'tools/new-slice/template/**',
      'frontend/client/public/**',
      'tools/client-build/*.d.mts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints,
          enforceBuildableLibDependency: false,
          allowCircularSelfDependency: true,
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-empty-object-type': 'off',
      ...restrict(imports.common, syntax.production),
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    // Nest reads constructor types at run time: they may not become type-only imports.
    files: ['services/**/*.ts', 'projections/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  { files: ['services/**/*.ts', 'projections/**/*.ts'], rules: restrict(imports.production) },
  { files: ['services/*/src/application/**/*.ts'], rules: restrict(imports.application) },
  { files: ['services/*/src/infrastructure/**/*.ts'], rules: restrict(imports.infrastructure) },
  {
    // The platform is what gives contexts their connections, and looks after them.
    files: ['services/*/src/http/**/*.ts', 'projections/**/*.controller.ts'],
    ignores: ['services/platform/**'],
    rules: restrict(imports.http),
  },
  { files: ['services/worker/**/*.ts'], rules: restrict(imports.worker) },
  {
    files: ['**/*.projection.ts', '**/*.fold.ts', '**/*.process.ts'],
    rules: restrict(undefined, syntax.folds),
  },
  { files: ['services/*/src/domain/**/*.ts'], rules: restrict(imports.domain, syntax.domain) },
  { files: ['services/rules/*/src/**/*.ts'], rules: restrict(imports.rules, syntax.domain) },
  {
    files: ['services/kernel/src/event-store/esdb.adapter*.ts', 'services/embedded/**/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['frontend/client/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks, fieldhouse },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'fieldhouse/feature-boundaries': 'error',
      ...restrict(undefined, syntax.client),
      // The person came for this field: dialogs and search boxes that open with focus.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: [
      '**/*.spec.ts',
      '**/*.spec.tsx',
      '**/*.int.spec.ts',
      '**/conformance/**',
      '**/testing/**',
      '**/*.fixture.ts',
      '**/*.scenario.ts',
      '**/*.play.ts',
      '**/*.arbitraries.ts',
      'tools/**',
      'frontend/client-e2e/**',
    ],
    rules: {
      '@nx/enforce-module-boundaries': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-restricted-imports': 'off',
      ...restrict(undefined, syntax.tests),
      'no-console': 'off',
      ...untyped,
    },
  },
  {
    files: ['services/*/src/domain/**/*.{spec,scenario,arbitraries,play}.ts'],
    rules: restrict(imports.domainSpecs),
  },
  {
    files: ['services/rules/*/src/**/*.spec.ts', 'services/rules/*/src/testing/**'],
    rules: restrict(imports.domainSpecs),
  },
  {
    files: ['tools/**', 'frontend/client-e2e/**'],
    ignores: ['**/*.spec.ts'],
    rules: restrict(undefined, syntax.tools),
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx'],
    plugins: { fieldhouse },
    rules: { 'fieldhouse/asserting-tests': 'error' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        jest: 'readonly',
        require: 'readonly',
        module: 'writable',
        exports: 'writable',
        __dirname: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        FormData: 'readonly',
        Blob: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['*.config.*', '**/vite.config.mts', '**/capacitor.config.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  prettier,
);
