import { withTable } from '@fieldhouse/kernel/testing';
import { join } from 'node:path';
import { draftCommandTable, draftPlanCommandTable } from './draft.table';

describe('the README', () => {
  const rows = { ...draftCommandTable, ...draftPlanCommandTable };
  const { before, after } = withTable(join(__dirname, '../../README.md'), rows);

  it('lists every command with exactly the events and errors that the code allows', () => {
    expect(before).toBe(after);
  });

  it('stays short enough to be read', () => expect(before.split('\n').length).toBeLessThanOrEqual(83));
});
