import { Unseen } from '@fieldhouse/kernel';
import {
  ConcurrentUpdate,
  IdempotencyKeyReused,
  NewerSchema,
  StaleRevision,
  StoreUnavailable,
} from '@fieldhouse/kernel/runtime';
import { recorded } from '@fieldhouse/kernel/testing';
import { notFound } from './problem';
import { problemOf } from './problem.filter';

describe('how errors are told', () => {
  const [newer] = recorded([{ type: 'Unheard', data: {} }]);
  if (!newer) throw new Error('no event');

  it('tells what may not be seen exactly as what does not exist', () => {
    expect(problemOf(new Unseen(), 'c')).toEqual(problemOf(notFound(), 'c'));
    expect(problemOf(new Unseen(), 'c')).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each([
    [412, 'stale_revision', new StaleRevision(7)],
    [422, 'idempotency_key_reused', new IdempotencyKeyReused()],
    [409, 'concurrent_update', new ConcurrentUpdate()],
    [503, 'store_unavailable', new StoreUnavailable('event store')],
    [503, 'newer_version', new NewerSchema(newer)],
    [500, 'internal_error', new Error('a bug with a secret in it')],
  ])('answers %i %s', (status, code, error) => {
    const problem = problemOf(error, 'c');
    expect(problem).toMatchObject({ status, code, correlationId: 'c' });
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  it('speaks of no part of the product that people do not know, and of nothing that is not shown', () => {
    expect(problemOf(new StoreUnavailable('event store'), 'c').detail).toBe(
      'Fieldhouse cannot reach its data right now. Nothing was lost; try again in a moment.',
    );
    expect(problemOf(new Error('a bug'), 'c').detail).not.toContain('id below');
  });
});
