import { historyFor, historyOf } from './history';
import { Scene } from './testing/scene';

const at = (time: string, day = 1): string => `2026-06-0${day}T${time}:00.000Z`;
/** 'b' is offered a place at 14:02 and does not answer; 'c', who cannot be given it, stands before. */
const evening = (): Scene => {
  const scene = new Scene({ total: 2, categories: { man: 1 } });
  scene.join('a', 'man');
  scene.join('x', 'woman');
  scene.join('c', 'man');
  scene.join('b', 'woman');
  scene.join('d', 'woman');
  scene.at('14:02').of('release', 'x');
  return scene.at('16:02');
};

describe('the history of one entry', () => {
  it('says what was offered, until when, and that there was no answer', () => {
    const scene = evening();
    scene.tick();
    expect(historyFor(scene.facts, 'b')).toStrictEqual([
      { at: at('10:00'), code: 'joined', rank: 2, of: 2 },
      { at: at('14:02'), code: 'offered', holdUntil: at('16:02'), paused: [], rank: 2, of: 3 },
      { at: at('16:02'), code: 'no_answer', offeredAt: at('14:02'), newRank: 2, rank: 2, of: 3 },
      { at: at('16:02'), code: 'passed_over', rank: 2, why: 'missed', of: 3 },
    ]);
  });

  it('says why somebody was passed over', () => {
    expect(historyFor(evening().facts, 'c').slice(1)).toStrictEqual([
      { at: at('14:02'), code: 'passed_over', rank: 1, why: 'full', full: ['man'], of: 3 },
    ]);
  });

  it('tells those whose rank an organizer changes by moving others, and no name', () => {
    const scene = new Scene().joinAll('a', 'b', 'c', 'd').at('12:00');
    scene.move('d', 1);
    expect(historyFor(scene.facts, 'c').slice(1)).toStrictEqual([
      { at: at('12:00'), code: 'rank_changed', from: 2, because: 'organizer', rank: 3, of: 3 },
    ]);
    expect(historyFor(scene.facts, 'd').slice(1)).toStrictEqual([
      { at: at('12:00'), code: 'moved', newRank: 1, byAdmin: true, rank: 3, of: 3 },
    ]);
  });

  it('tells those on the list of somebody who lost a place and is before them now', () => {
    const scene = new Scene({ total: 2 }).joinAll('a', 'b', 'c').at('12:00');
    scene.capacity(1);
    expect(historyFor(scene.facts, 'b').slice(2)).toStrictEqual([
      { at: at('12:00'), code: 'moved_down', why: 'capacity', full: null, rank: 1, of: 2 },
    ]);
    expect(historyFor(scene.facts, 'c').slice(1)).toStrictEqual([
      { at: at('12:00'), code: 'rank_changed', from: 1, because: 'capacity', rank: 2, of: 2 },
    ]);
  });

  it('tells of a race, of a place that is open to all, of a draw and of crunch', () => {
    const race = new Scene({ mode: { kind: 'race' } }).joinAll('a', 'b');
    race.of('release', 'a');
    expect(codes(race, 'b')).toStrictEqual(['joined', 'race_opened']);
    const open = new Scene().joinAll('a', 'b').at('11:00');
    open.of('release', 'a');
    open.at('13:00').tick();
    expect(codes(open, 'b')).toStrictEqual(['joined', 'offered', 'no_answer', 'opened_to_all']);
    const mode = { kind: 'lottery', drawAt: at('12:00'), seed: 's' } as const;
    const drawn = new Scene({ mode }).joinAll('a').at('12:00');
    drawn.tick();
    expect(codes(drawn, 'a')).toStrictEqual(['joined', 'drawn', 'placed']);
    const crunch = new Scene({ crunch: true }).joinAll('a', 'z', 'b', 'c').at('04 17:00');
    crunch.of('grab', 'b');
    const asked = ['asked_to_confirm', 'asked_to_confirm', 'asked_to_confirm', 'asked_to_confirm'];
    expect(codes(crunch, 'a')).toStrictEqual(['joined', 'placed', ...asked, 'grabbable', 'moved_down']);
    expect(codes(crunch, 'b')).toStrictEqual(['joined', 'grab_opened', 'placed']);
    expect(codes(crunch, 'z')).toStrictEqual(['joined', 'grab_opened', 'rank_changed']);
    expect(codes(crunch, 'c')).toStrictEqual(['joined', 'grab_opened']);
  });

  it('tells all that one does and is done to', () => {
    const scene = new Scene().joinAll('a', 'b', 'c', 'd');
    scene.of('release', 'a');
    scene.of('decline', 'b');
    scene.of('withdraw', 'd');
    scene.capacity(0);
    scene.of('remove', 'c');
    expect(codes(scene, 'a')).toStrictEqual(['joined', 'placed', 'released']);
    expect(codes(scene, 'b')).toStrictEqual(['joined', 'offered', 'declined']);
    expect(codes(scene, 'c')).toStrictEqual(['joined', 'offered', 'offer_taken_back', 'removed']);
    expect(codes(scene, 'd')).toStrictEqual(['joined', 'withdrawn']);
  });

  it('names nobody else, whatever happens', () => {
    const scene = evening();
    scene.tick();
    scene.move('d', 1);
    scene.capacity(0);
    for (const own of ['a', 'b', 'c', 'd', 'x']) {
      const told = JSON.stringify(historyFor(scene.facts, own));
      for (const other of ['a', 'b', 'c', 'd', 'x']) expect(told).not.toContain(`"${other}"`);
    }
  });

  it('of somebody who was never there is empty', () => {
    expect(historyFor(evening().facts, 'nobody')).toStrictEqual([]);
  });
});

describe('the whole history', () => {
  it('has every step of everybody in order, and what concerned all', () => {
    const scene = evening();
    scene.tick();
    scene.capacity(3, { man: 2 });
    const lines = historyOf(scene.facts).map(({ code, entryId }) => `${code} ${entryId ?? '-'}`);
    expect(lines.slice(-8)).toStrictEqual([
      'offered b',
      'passed_over c',
      'no_answer b',
      'offered d',
      'passed_over c',
      'passed_over b',
      'capacity_set -',
      'offered c',
    ]);
  });

  it('does not give away the seed of a draw that is still to come', () => {
    const mode = { kind: 'lottery', drawAt: at('12:00'), seed: 'top secret' } as const;
    const scene = new Scene({ mode }).joinAll('a');
    expect(JSON.stringify(historyOf(scene.facts))).not.toContain('secret');
    scene.at('12:00').tick();
    expect(JSON.stringify(historyOf(scene.facts))).toContain('secret');
  });
});

const codes = (scene: Scene, entryId: string): readonly string[] =>
  historyFor(scene.facts, entryId).map(({ code }) => code);
