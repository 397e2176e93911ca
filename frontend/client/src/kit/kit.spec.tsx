import { render, screen } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createAppStore } from '../../test/render-app';
import { MuiScope } from '../shared/theme/mui-scope';
import { Providers } from '../app/providers';
import { guardedHistory } from '../shared/lib/guarded-history';
import { Kit } from './kit';
import { stories } from './stories';

/** What is not looked at: it shows nothing of its own, or is around everything. */
const UNSEEN = [
  'aloud',
  'colors',
  'error-boundary',
  'icon',
  'lazy-overlay',
  'lazy-part',
  'page-header',
  'toast-stack',
  'unsaved-guard',
];

it('tells a story of each piece of the kit', () => {
  const pieces = readdirSync(join(__dirname, '../shared/ui'))
    .filter((file) => /^[^.]+\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''));
  const told = Object.keys(stories).flatMap((file) => (file.startsWith('ui/') ? [file.slice(3)] : []));
  expect([...told, ...UNSEEN].sort()).toEqual(pieces.sort());
});

it('shows them all', async () => {
  const history = guardedHistory(createMemoryHistory({ v5Compat: true }), () => false);
  render(
    <Providers store={createAppStore()} history={history}>
      <MuiScope>
        <Kit />
      </MuiScope>
    </Providers>,
  );
  expect(await screen.findByRole('heading', { name: 'Kit', level: 1 })).toBeVisible();
  for (const file of Object.keys(stories))
    expect(screen.getByRole('region', { name: file }).children.length).toBeGreaterThan(1);
});
