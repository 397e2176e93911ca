import { LEAGUE_HOLDS } from './settings';
import { brief, Scene } from './testing/scene';

const draw = (kind: 'lottery' | 'take_turns') => ({
  mode: { kind, drawAt: '2026-06-01T12:00:00.000Z', seed: 'seed' },
});

describe('the modes', () => {
  it('auto-register: the next has the place at once', () => {
    const scene = new Scene({ mode: { kind: 'auto_register' } }).joinAll('a', 'b');
    expect(scene.of('release', 'a').facts).toMatchObject([{}, { type: 'PlaceTaken', via: 'promotion' }]);
    expect(scene.standing).toBe('b | ');
  });

  it('race: all whom there is room for are told, and the first to claim it has it', () => {
    const scene = new Scene({ mode: { kind: 'race' }, categories: { man: 0 } });
    scene.joinAll('a', 'b', 'c').join('x', 'man');
    expect(scene.of('release', 'a').facts).toMatchObject([
      {},
      { type: 'RaceOpened', free: 1, entryIds: ['b', 'c'] },
    ]);
    expect(scene.of('accept', 'c').facts).toMatchObject([{ entryId: 'c', via: 'claim', passedOver: [] }]);
    expect(scene.of('accept', 'b').rejected).toStrictEqual({ code: 'full', total: true, categories: [] });
  });

  it('lottery: nobody has a place before the draw; then lots decide, and who comes later waits', () => {
    const scene = new Scene({ ...draw('lottery'), total: 2 }).joinAll('a', 'b', 'c');
    expect(scene.standing).toBe(' | a b c');
    expect(scene.of('accept', 'a').rejected).toMatchObject({ code: 'before_draw' });
    expect(scene.move('a', 2).rejected).toMatchObject({ code: 'before_draw' });
    const facts = scene.at('12:00').tick();
    expect(brief(facts)).toStrictEqual(['ListDrawn', 'PlaceTaken b', 'PlaceTaken a']);
    expect(facts[0]).toMatchObject({ by: 'lottery', seed: 'seed', order: ['b', 'a', 'c'] });
    expect(brief(scene.joinAll('d').of('release', 'a').facts)).toStrictEqual([
      'PlaceReleased a',
      'PlaceOffered c',
    ]);
  });

  it('take turns: whoever had the fewest is first', () => {
    const scene = new Scene(draw('take_turns'));
    for (const [entryId, turns] of [['a', 3] as const, ['b', 0] as const, ['c', 1] as const])
      scene.ask({ type: 'join', entryId, categories: [], turns });
    scene.at('12:00').tick();
    expect(scene.standing).toBe('b | c a');
  });

  it('manual: a place is given by an organizer and by nobody else, and those passed over are told', () => {
    const scene = new Scene({ mode: { kind: 'manual' } }).joinAll('a', 'b', 'c');
    expect(brief(scene.of('release', 'a').facts)).toStrictEqual(['PlaceReleased a']);
    expect(scene.of('accept', 'b').rejected).toStrictEqual({ code: 'no_offer', state: 'waiting' });
    expect(scene.joinAll('d').standing).toBe(' | b c d');
    expect(scene.move('c', 'place').facts).toMatchObject([
      {
        ...{ type: 'PlaceTaken', via: 'organizer', byAdmin: true },
        ...{ entryId: 'c', rank: 2, of: 3 },
        passedOver: [{ entryId: 'b', rank: 1, why: 'organizer' }],
      },
    ]);
  });
});

describe('an organizer', () => {
  it('moves somebody to another rank, for all to see', () => {
    const scene = new Scene().joinAll('a', 'b', 'c', 'd');
    expect(scene.move('d', 1).facts).toMatchObject([
      { type: 'EntryMoved', entryId: 'd', rank: 3, newRank: 1, of: 3, byAdmin: true },
    ]);
    expect(scene.standing).toBe('a | d b c');
    expect(scene.move('d', 1).facts).toStrictEqual([]);
    expect(scene.move('d', 4).rejected).toStrictEqual({ code: 'rank_invalid', of: 3 });
    expect(scene.move('d', 1.5).rejected).toStrictEqual({ code: 'rank_invalid', of: 3 });
  });

  it('gives no place that there is not', () => {
    const scene = new Scene({ categories: { man: 0 }, total: 1 }).joinAll('a', 'b');
    scene.join('c', 'man');
    expect(scene.move('c', 'place').rejected).toStrictEqual({
      ...{ code: 'full', total: true, categories: ['man'] },
    });
  });

  it('makes an offer a place', () => {
    const scene = new Scene().joinAll('a', 'b');
    scene.of('release', 'a');
    scene.move('b', 'place');
    expect(scene.standing).toBe('b | ');
  });

  it('removes from the list and out of a place, which the next is offered', () => {
    const scene = new Scene().joinAll('a', 'b', 'c');
    expect(brief(scene.of('remove', 'b').facts)).toStrictEqual(['EntryRemoved b']);
    expect(brief(scene.of('remove', 'a').facts)).toStrictEqual(['EntryRemoved a', 'PlaceOffered c']);
    expect(scene.of('remove', 'a').rejected).toStrictEqual({ code: 'not_on_list', state: 'removed' });
  });
});

describe('the start', () => {
  it('ends offers and closes the list; what is held stays, and an organizer may still give places', () => {
    const scene = new Scene().joinAll('a', 'b').at('04 17:55');
    scene.of('release', 'a');
    expect(scene.at('04 18:00').tick()).toMatchObject([{ type: 'OfferExpired', at: at('18:00', 4) }]);
    expect(scene.of('accept', 'b').rejected).toMatchObject({ code: 'started' });
    expect(scene.join('c').rejected).toMatchObject({ code: 'started' });
    scene.move('b', 'place');
    expect(scene.standing).toBe('b | ');
  });

  it('when moved to an earlier time ends offers then, and to a later one lets the list go on', () => {
    const scene = new Scene().joinAll('a', 'b', 'c').at('11:00');
    scene.of('release', 'a');
    scene.ask({ type: 'setStart', startsAt: at('12:00') });
    expect(brief(scene.at('12:00').tick())).toStrictEqual(['OfferExpired b']);
    expect(brief(scene.ask({ type: 'setStart', startsAt: at('20:00') }).facts)).toStrictEqual([
      'StartChanged',
      'PlaceOffered c',
    ]);
    expect(scene.ask({ type: 'setStart', startsAt: at('11:00') }).rejected).toMatchObject({
      field: 'startsAt',
    });
  });
});

describe('the zone', () => {
  it('when it is corrected is the one of nights from then on; what is offered holds as long as was said', () => {
    const scene = new Scene({ zone: 'America/New_York', holds: LEAGUE_HOLDS, total: 2 });
    scene.joinAll('a', 'b', 'c', 'd').at('02 00:00').of('release', 'a');
    const held = scene.places.entries.get('c')?.offer?.holdUntil;
    expect(scene.ask({ type: 'setZone', zone: 'America/Los_Angeles' }).facts).toStrictEqual([
      { type: 'ZoneChanged', at: at('00:00', 2), zone: 'America/Los_Angeles', before: 'America/New_York' },
    ]);
    expect(scene.ask({ type: 'setZone', zone: 'America/Los_Angeles' }).facts).toStrictEqual([]);
    expect(scene.places.entries.get('c')?.offer?.holdUntil).toBe(held);
    expect(scene.at('02 05:30').of('release', 'b').facts).toMatchObject([
      {},
      { type: 'PlaceOffered', entryId: 'd', paused: [{ from: at('05:30', 2), to: at('15:00', 2) }, {}] },
    ]);
    expect(scene.ask({ type: 'setZone', zone: 'Mars/Base' }).rejected).toMatchObject({ field: 'zone' });
  });

  it('when it is corrected has crunch go by its clocks', () => {
    const scene = new Scene({ crunch: true }).joinAll('a').at('03 06:00');
    scene.ask({ type: 'setZone', zone: 'America/New_York' });
    expect(scene.at('03 12:59').tick()).toStrictEqual([]);
    expect(scene.at('03 13:00').tick()).toMatchObject([{ type: 'ConfirmationAsked' }]);
  });
});

describe('crunch', () => {
  const asked = (): Scene => {
    const scene = new Scene({ crunch: true, total: 3, categories: { goalie: 1 } });
    scene.join('g', 'goalie');
    scene.joinAll('a', 'b', 'c', 'd');
    return scene;
  };

  it('asks all holders a day before, and reminds those who have not confirmed', () => {
    const scene = asked();
    expect(scene.at('03 18:00').tick()).toStrictEqual([
      {
        ...{ type: 'ConfirmationAsked', at: at('18:00', 3), grabAt: at('17:00', 4) },
        ...{ reminder: false, entryIds: ['g', 'a', 'b'] },
      },
    ]);
    expect(brief(scene.of('confirm', 'a').facts)).toStrictEqual(['PlaceConfirmed a']);
    expect(scene.of('confirm', 'a').facts).toStrictEqual([]);
    expect(scene.at('04 09:00').tick()).toMatchObject([{ reminder: true, entryIds: ['g', 'b'] }]);
  });

  it('lets the last who did not confirm lose the place to whoever grabs it, at once', () => {
    const scene = asked().at('04 16:59');
    expect(scene.of('grab', 'd').rejected).toStrictEqual({ code: 'grab_closed' });
    expect(scene.at('04 17:00').of('grab', 'd').facts.slice(-2)).toMatchObject([
      { type: 'MovedDown', entryId: 'b', rank: 1, of: 3, why: 'grab' },
      { type: 'PlaceTaken', entryId: 'd', rank: 2, of: 2, via: 'grab' },
    ]);
    expect(scene.standing).toBe('g a d | b c');
  });

  it('takes the place that makes room, and none of somebody who confirmed', () => {
    const scene = asked();
    scene.join('h', 'goalie');
    scene.at('03 19:00').of('confirm', 'a');
    scene.at('04 17:00').of('grab', 'h');
    expect(scene.standing).toBe('a b h | g c d');
    scene.of('grab', 'c');
    expect(scene.of('grab', 'd').rejected).toStrictEqual({ code: 'nothing_to_grab' });
  });

  it('gives no free place where an organizer does', () => {
    const scene = new Scene({ crunch: true, mode: { kind: 'manual' } });
    scene.join('a');
    scene.move('a', 'place');
    scene.joinAll('b', 'c').at('04 17:00').of('release', 'a');
    expect(scene.of('grab', 'c').rejected).toStrictEqual({ code: 'no_offer', state: 'waiting' });
  });
});

describe('misuse', () => {
  it('is refused with a code, whatever comes', () => {
    const scene = new Scene().joinAll('a', 'b');
    expect(scene.of('accept', 'nobody').rejected).toStrictEqual({ code: 'entry_unknown' });
    expect(scene.join('').rejected).toStrictEqual({ code: 'entry_invalid' });
    expect(scene.join('x', '').rejected).toStrictEqual({ code: 'entry_invalid' });
    expect(scene.join('a').rejected).toStrictEqual({ code: 'already_in', state: 'accepted' });
    expect(scene.join('b').rejected).toStrictEqual({ code: 'already_in', state: 'waiting' });
    expect(scene.of('release', 'b').rejected).toStrictEqual({ code: 'not_a_holder', state: 'waiting' });
    expect(scene.of('withdraw', 'a').rejected).toStrictEqual({ code: 'not_on_list', state: 'accepted' });
    expect(scene.of('decline', 'b').rejected).toStrictEqual({ code: 'no_offer', state: 'waiting' });
    expect(scene.capacity(-1).rejected).toStrictEqual({ code: 'capacity_invalid' });
    expect(scene.capacity(1, { man: NaN }).rejected).toStrictEqual({ code: 'capacity_invalid' });
  });

  it('of names that mean something to the language is as good as any', () => {
    const scene = new Scene({
      total: 5,
      categories: JSON.parse('{"__proto__":1}') as Record<string, number>,
    });
    for (const name of ['__proto__', 'constructor', 'toString']) scene.join(name, name, name);
    expect(scene.join('x', '__proto__').facts.map(({ type }) => type)).toStrictEqual(['EntryJoined']);
    expect(scene.standing).toBe('__proto__ constructor toString | x');
  });

  it('lets an instant before the last fact count as that', () => {
    const scene = new Scene().at('11:00').joinAll('a').at('10:59');
    expect(scene.join('b').facts).toMatchObject([{ at: at('11:00') }]);
  });

  it('lets somebody who left join again, as the last', () => {
    const scene = new Scene().joinAll('a', 'b', 'c');
    scene.of('withdraw', 'b');
    expect(scene.joinAll('b').standing).toBe('a | c b');
  });

  it('gives leagues a day from 8:00 to 21:00 in their zone, which is two', () => {
    const scene = new Scene({ holds: LEAGUE_HOLDS, zone: 'America/New_York' }).joinAll('a', 'b').at('14:00');
    expect(scene.of('release', 'a').facts).toMatchObject([{}, { holdUntil: at('01:00', 3) }]);
  });
});

const at = (time: string, day = 1): string => `2026-06-0${day}T${time}:00.000Z`;
