import { reactionsTo } from '@fieldhouse/kernel/testing';
import { assignLate, candidate, completed, continued, draftId, publish } from '../domain/draft.scenario';
import { resultSigning } from './result-signing.process';

describe('signing results', () => {
  const late = (playerId: string) => assignLate(candidate(playerId));
  const asked = (revision: number) => [
    {
      kind: 'dispatch',
      command: { aggregate: 'draft', id: draftId, request: { type: 'SignDraftResult', revision } },
    },
  ];

  it('begins with the publication, and goes on with who comes later', () => {
    const history = continued(completed, late('x'), publish, late('y'));
    const published = history.findIndex(({ type }) => type === 'DraftPublished');
    expect(reactionsTo(resultSigning, history)).toStrictEqual(
      history.map((_, revision) => (revision >= published ? asked(revision) : [])),
    );
    expect(history.slice(published).map(({ type }) => type)).toEqual([
      'DraftPublished',
      'LatePlayerAssigned',
    ]);
  });

  it('is not asked for by a signature', () => {
    const signed = {
      type: 'DraftResultSigned',
      data: { draftId, revision: 1, statement: '', signature: '', publicKey: '', code: '' },
    } as const;
    const history = [...continued(completed, publish), signed];
    expect(reactionsTo(resultSigning, history).at(-1)).toEqual([]);
  });
});
