import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { featureBoundaries } from './tools/eslint/feature-boundaries.mjs';

/** Which kind of library may import which; the tags stand in each project.json. */
const depConstraints = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:app',
      'type:kernel',
      'type:platform',
      'type:events',
      'type:api-contract',
      'type:context',
      'type:process',
      'type:read-model',
    ],
  },
  { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: ['type:kernel'] },
  {
    sourceTag: 'type:platform',
    onlyDependOnLibsWithTags: ['type:kernel', 'type:platform', 'type:api-contract'],
  },
  { sourceTag: 'type:events', onlyDependOnLibsWithTags: ['type:kernel', 'type:events'] },
  { sourceTag: 'type:api-contract', onlyDependOnLibsWithTags: ['type:api-contract'] },
  {
    sourceTag: 'type:context',
    onlyDependOnLibsWithTags: ['type:kernel', 'type:platform', 'type:events', 'type:api-contract'],
  },
  {
    sourceTag: 'type:process',
    onlyDependOnLibsWithTags: ['type:kernel', 'type:platform', 'type:events', 'type:context'],
  },
  {
    sourceTag: 'type:read-model',
    onlyDependOnLibsWithTags: ['type:kernel', 'type:platform', 'type:events', 'type:api-contract'],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool'] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:api-contract'] },
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

const only = (adapter, names) => ({ group: names, message: `Only ${adapter} may import this.` });
const storeClients = only("the kernel's adapter", ['@eventstore/db-client', '@eventstore/db-client/**']);
const impure = [
  {
    group: [
      '@nestjs/*',
      '@fieldhouse/kernel/runtime',
      '@fieldhouse/platform',
      'mongodb',
      'ioredis',
      'bullmq',
      'node:*',
      '!node:crypto',
      '!node:util',
    ],
    message: 'Decisions are pure: no framework, no store, no input or output.',
  },
  {
    group: ['**/application/**', '**/http/**', '**/infrastructure/**'],
    message: 'The domain knows no outer layer.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'dist/**',
      '.nx/**',
      '.data/**',
      'coverage/**',
      'tools/lint-probes/planted/**',
      'frontend/client/public/**',
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
      'no-restricted-imports': ['error', { patterns: [storeClients] }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: 'error',
      'no-console': 'error',
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
  {
    files: ['services/*/src/domain/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [storeClients, ...impure] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The clock arrives in the command.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'The clock arrives in the command.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Randomness arrives in the command.',
        },
      ],
    },
  },
  {
    files: ['services/kernel/src/event-store/esdb.adapter*.ts', 'services/embedded/**/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['frontend/client/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: {
      'react-hooks': reactHooks,
      fieldhouse: { rules: { 'feature-boundaries': featureBoundaries } },
    },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'fieldhouse/feature-boundaries': 'error',
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
      'tools/**',
      'frontend/client-e2e/**',
    ],
    rules: {
      '@nx/enforce-module-boundaries': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-restricted-imports': 'off',
      'no-console': 'off',
      ...untyped,
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        require: 'readonly',
        module: 'writable',
        exports: 'writable',
        __dirname: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
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
