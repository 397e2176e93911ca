import {
  allPicks,
  assignLate,
  candidate,
  commissioner,
  completed,
  continued,
  draft,
  draftId,
  evening,
  live,
  publish,
  published,
  team,
} from '../draft.scenario';
import { resultOf } from '../board/result';
import { hasBoard } from '../draft.state';

const signed = { statement: '{}', signature: 's', publicKey: 'p', code: 'AAAA-BBBB-CCCC-DDDD' };
/** Asked for because of a fact, and signed up to one. */
const sign = (revision: number, code = signed.code, upTo = revision) =>
  ({
    actor: { kind: 'process', name: 'result-signing' },
    at: evening,
    type: 'SignDraftResult',
    revision,
    signed: { ...signed, revision: upTo, code },
  }) as const;
const wasSigned = (revision: number) =>
  ({ type: 'DraftResultSigned', data: { draftId, revision, ...signed } }) as const;

describe('signing the result', () => {
  it('is done once, whoever is second', () => {
    draft
      .given(...published)
      .when(sign(12))
      .then(wasSigned(12));
    draft
      .given(...published, wasSigned(12))
      .when(sign(12, 'another'))
      .then();
  });

  it('is done again for a player who came later, and not once more for what came before', () => {
    const late = continued([...published, wasSigned(12)], assignLate(candidate('late')));
    draft
      .given(...late)
      .when(sign(14))
      .then(wasSigned(14));
    draft
      .given(...late, wasSigned(14))
      .when(sign(12))
      .then();
  });

  it('is up to where the log is, and then not once more for what that covers', () => {
    draft
      .given(...published)
      .when(sign(12, signed.code, 14))
      .then(wasSigned(14));
    draft
      .given(...published, wasSigned(14))
      .when(sign(13))
      .then();
  });

  it('is for a process, of a draft that is published', () => {
    draft
      .given(...published)
      .when({ ...sign(12), actor: commissioner })
      .thenRefused('process_only');
    draft
      .given(...completed)
      .when(sign(12))
      .thenRefused('wrong_state', { status: 'completed', allowed: ['published'] });
  });

  it('is of every cell by its number, and of who has none', () => {
    const teams = [team('t1', { captainPlayerId: 'f' }), team('t2')];
    const history = continued(
      live({ teams, settings: { captains: 'free' } }),
      ...allPicks,
      assignLate(candidate('late')),
      publish,
    );
    const { state } = draft.given(...history);
    expect(hasBoard(state) && resultOf(state.board)).toEqual({
      cells: [
        { pickNo: 1, round: 1, teamId: 't1', playerId: 'a' },
        { pickNo: 2, round: 1, teamId: 't2', playerId: 'b' },
        { pickNo: 3, round: 2, teamId: 't2', playerId: 'c' },
        { pickNo: 4, round: 2, teamId: 't1', playerId: 'd' },
      ],
      others: [
        { teamId: 't1', playerId: 'f' },
        { teamId: 't2', playerId: 'late' },
      ],
    });
  });
});
