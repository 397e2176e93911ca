import { brief, Scene } from './testing/scene';

describe('a free place', () => {
  it('goes to whoever joins while nobody waits whom there is room for', () => {
    const scene = new Scene({ total: 2 });
    expect(scene.at('10:05').join('a')).toStrictEqual({
      facts: [
        { type: 'EntryJoined', at: at('10:05'), entryId: 'a', categories: [], turns: 0, rank: 1, of: 1 },
        {
          type: 'PlaceTaken',
          at: at('10:05'),
          ...{ entryId: 'a', rank: 1, of: 1 },
          ...{ via: 'join', passedOver: [], byAdmin: false },
        },
      ],
      rejected: null,
    });
    expect(scene.joinAll('b', 'c').standing).toBe('a b | c');
  });

  it('is offered to the first of the list, with what explains it', () => {
    const scene = new Scene().at('20:00').joinAll('a', 'b', 'c');
    expect(scene.at('20:30').of('release', 'a').facts).toStrictEqual([
      { type: 'PlaceReleased', at: at('20:30'), entryId: 'a' },
      {
        type: 'PlaceOffered',
        at: at('20:30'),
        ...{ entryId: 'b', rank: 1, of: 2 },
        holdUntil: '2026-06-02T10:30:00.000Z',
        paused: [{ from: at('21:00'), to: '2026-06-02T09:00:00.000Z' }],
        passedOver: [],
      },
    ]);
    expect(scene.standing).toBe(' | b:offered c');
  });

  it('is held by an offer: whoever joins meanwhile waits', () => {
    const scene = new Scene().joinAll('a', 'b').at('11:00');
    scene.of('release', 'a');
    expect(scene.joinAll('c').standing).toBe(' | b:offered c');
    expect(scene.of('accept', 'c').rejected).toStrictEqual({ code: 'full', total: true, categories: [] });
  });

  it('is one place for one acceptance', () => {
    const scene = new Scene().joinAll('a', 'b').at('11:00');
    scene.of('release', 'a');
    expect(brief(scene.at('11:10').of('accept', 'b').facts)).toStrictEqual(['PlaceTaken b']);
    expect(scene.of('accept', 'b').rejected).toStrictEqual({ code: 'no_offer', state: 'accepted' });
    expect(scene.standing).toBe('b | ');
  });

  it('goes on to the next when it is declined, and is open to all when nobody is left', () => {
    const scene = new Scene().joinAll('a', 'b', 'c').at('11:00');
    scene.of('release', 'a');
    expect(brief(scene.of('decline', 'b').facts)).toStrictEqual(['OfferDeclined b', 'PlaceOffered c']);
    expect(scene.of('decline', 'c').facts).toMatchObject([
      { type: 'OfferDeclined', entryId: 'c' },
      { type: 'OpenedToAll', free: 1 },
    ]);
    expect(scene.joinAll('d').standing).toBe('d | ');
  });
});

describe('an offer that runs out', () => {
  const expired = (): Scene => {
    const scene = new Scene().joinAll('a', 'b', 'c').at('11:00');
    scene.of('release', 'a');
    return scene;
  };

  it('counts until the instant before its end', () => {
    const scene = expired().at('13:00');
    expect(scene.of('accept', 'b').rejected).toStrictEqual({ code: 'offer_expired' });
    const inTime = expired();
    inTime.at('12:59').of('accept', 'b');
    expect(inTime.standing).toBe('b | c');
  });

  it('goes to the next; the one who missed it keeps the rank for the next place that comes free', () => {
    const scene = expired().at('13:00');
    expect(scene.tick()).toMatchObject([
      { type: 'OfferExpired', entryId: 'b', rank: 1, of: 2, newRank: 1, offeredAt: at('11:00') },
      { type: 'PlaceOffered', entryId: 'c', passedOver: [{ entryId: 'b', rank: 1, why: 'missed' }] },
    ]);
    scene.at('13:10').of('accept', 'c');
    expect(scene.standing).toBe('c | b:expired');
    expect(brief(scene.of('release', 'c').facts)).toStrictEqual(['PlaceReleased c', 'PlaceOffered b']);
  });

  it('makes them the last of the list when it is not the first time', () => {
    const scene = expired();
    for (const time of ['13:00', '15:00']) scene.at(time).tick();
    expect(scene.standing).toBe(' | b:expired c:expired');
    scene.joinAll('d', 'e').of('release', 'd');
    expect(scene.standing).toBe(' | b:offered c e');
    scene.at('17:00').tick();
    expect(scene.standing).toBe(' | c:offered e b:expired');
  });

  it('leaves a place that all may claim, those who missed it too', () => {
    const scene = expired().at('13:00');
    scene.tick();
    expect(brief(scene.at('15:00').tick().slice(-1))).toStrictEqual(['OpenedToAll']);
    expect(scene.of('accept', 'c').facts).toMatchObject([{ via: 'claim', entryId: 'c', rank: 2, of: 2 }]);
  });

  it('ends at its own instant however late the timer is, and the next has the whole time from then', () => {
    const scene = expired().at('18:00');
    expect(scene.tick()).toMatchObject([
      { type: 'OfferExpired', at: at('13:00'), entryId: 'b' },
      { type: 'PlaceOffered', at: at('18:00'), entryId: 'c', holdUntil: at('20:00') },
    ]);
    expect(scene.tick()).toStrictEqual([]);
    scene.at('19:59').of('accept', 'c');
    expect(scene.standing).toBe('c | b:expired');
  });

  it('is followed by none after the start, and by none that nobody had', () => {
    const scene = expired().at('04 18:00');
    expect(brief(scene.tick())).toStrictEqual(['OfferExpired b']);
    expect(scene.standing).toBe(' | b:expired c');
  });
});

describe('capacity', () => {
  it('when raised goes to the first of the list, in order', () => {
    const scene = new Scene().joinAll('a', 'b', 'c', 'd');
    expect(brief(scene.capacity(3).facts)).toStrictEqual(['CapacitySet', 'PlaceOffered b', 'PlaceOffered c']);
  });

  it('when lowered takes offers back first, then moves down who came last, to the top of the list', () => {
    const scene = new Scene({ total: 3 }).joinAll('a', 'b', 'c', 'd', 'e');
    scene.capacity(4);
    expect(scene.standing).toBe('a b c | d:offered e');
    expect(scene.capacity(1).facts.slice(1)).toMatchObject([
      { type: 'OfferTakenBack', entryId: 'd', rank: 1, of: 2, why: 'capacity', full: null },
      { type: 'MovedDown', entryId: 'c', rank: 1, of: 3 },
      { type: 'MovedDown', entryId: 'b', rank: 1, of: 4 },
    ]);
    expect(scene.standing).toBe('a | b c d e');
  });

  it('of a category passes over whom there is no room for, who keep their rank and are told why', () => {
    const scene = new Scene({ total: 2, categories: { man: 1 } });
    scene.join('adam', 'man');
    scene.join('eve', 'woman');
    scene.join('bob', 'man');
    scene.join('ann', 'woman');
    expect(scene.of('release', 'eve').facts).toMatchObject([
      {},
      { entryId: 'ann', rank: 2, passedOver: [{ entryId: 'bob', rank: 1, why: 'full', full: ['man'] }] },
    ]);
    scene.of('accept', 'ann');
    expect(brief(scene.of('release', 'adam').facts)).toContain('PlaceOffered bob');
  });

  it('of a category when lowered moves down the last who count in it, and nobody else', () => {
    const scene = new Scene({ total: 4, categories: { man: 2 } });
    scene.join('adam', 'man');
    scene.join('bob', 'man');
    scene.join('eve', 'woman');
    expect(scene.capacity(4, { man: 1 }).facts.slice(1)).toMatchObject([
      { type: 'MovedDown', entryId: 'bob', full: 'man' },
    ]);
    expect(scene.standing).toBe('adam eve | bob');
  });

  it('of a category when lowered is an opening for those of others who wait', () => {
    const scene = new Scene({ total: 2, categories: { man: 2 }, mode: { kind: 'race' } });
    scene.join('adam', 'man');
    scene.join('bob', 'man');
    scene.join('eve', 'woman');
    expect(scene.capacity(2, { man: 1 }).facts.slice(1)).toMatchObject([
      { type: 'MovedDown', entryId: 'bob', full: 'man' },
      { type: 'RaceOpened', free: 1, entryIds: ['eve'] },
    ]);
  });

  it('that is the same says nothing', () => {
    expect(new Scene().capacity(1)).toStrictEqual({ facts: [], rejected: null });
  });
});

const at = (time: string, day = 1): string => `2026-06-0${day}T${time}:00.000Z`;
