import { emptyPlayer, type PlayerAudience, type PlayerCardView } from '@fieldhouse/api-contract';
import { cardViewOf } from './card-view';
import type { PlayerCardDocument } from './player-cards.projection';

const today = '2026-11-21';
const photoUrl = '/api/players/photos/p1';
const softball = {
  sport: 'softball',
  positions: ['SS'],
  level: 6,
  lookingForTeam: true,
  willingToSub: false,
};
const exception = (from: string, to: string) => ({ from, to, available: false, note: 'Doctor' });
const week = { ...emptyPlayer.availability.week, tue: ['evening' as const] };
const all = (audience: PlayerAudience): PlayerCardDocument['privacy']['audiences'] => ({
  photo: audience,
  bio: audience,
  phone: audience,
  jerseySize: audience,
  sports: audience,
  availability: audience,
});
const cardFor = (audience: PlayerAudience): PlayerCardDocument => ({
  _id: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz',
  photoId: 'p1',
  details: { bio: 'Lefty', area: 'Riverside', phone: '+1 555 010 9999', jerseySize: 'M' },
  sports: [softball],
  availability: {
    week,
    exceptions: [exception('2026-11-01', '2026-11-20'), exception('2026-11-20', '2026-11-21')],
  },
  privacy: { discoverable: true, audiences: all(audience) },
  revision: 3,
});
const shown = (audience: PlayerAudience, tie: PlayerCardView['tie']) =>
  cardViewOf(cardFor(audience), tie, photoUrl, today);
const PARTS = ['photoUrl', 'bio', 'phone', 'jerseySize', 'sports', 'availability'] as const;

describe('a card', () => {
  it.each([
    ['private', ['self']],
    ['captains', ['self', 'captain']],
    ['team', ['self', 'captain', 'team']],
    ['public', ['self', 'captain', 'team', 'league', 'stranger']],
  ] as const)('whose parts are for “%s” shows them by %j, and no other', (audience, ties) => {
    for (const tie of ['self', 'captain', 'team', 'league', 'stranger'] as const) {
      const view = shown(audience, tie);
      const sees = (ties as readonly string[]).includes(tie);
      expect(PARTS.filter((part) => view[part] !== null)).toEqual(sees ? PARTS : []);
      expect(view.area).toBe('Riverside');
    }
  });

  it('has an audience for each part', () => {
    for (const part of PARTS) {
      const key = part === 'photoUrl' ? 'photo' : part;
      const card = cardFor('private');
      const audiences = { ...all('private'), [key]: 'team' as const };
      const view = cardViewOf({ ...card, privacy: { ...card.privacy, audiences } }, 'team', photoUrl, today);
      expect(PARTS.filter((one) => view[one] !== null)).toEqual([part]);
    }
  });

  it('tells strangers first name, initial and band only', () => {
    const stranger = shown('public', 'stranger');
    expect(stranger.name).toBe('Ana R.');
    expect(stranger.sports).toEqual([{ ...softball, level: null, band: 'Intermediate' }]);
    const known = shown('public', 'league');
    expect(known.name).toBe('Ana Ruiz');
    expect(known.sports).toEqual([{ ...softball, band: 'Intermediate' }]);
  });

  it('tells exceptions that are not over, without their notes', () => {
    expect(shown('public', 'self').availability).toEqual({
      week,
      exceptions: [{ from: '2026-11-20', to: '2026-11-21', available: false, note: '' }],
    });
  });

  it('says nothing where nothing was said', () => {
    const card = { ...cardFor('public'), ...emptyPlayer, photoId: null };
    const view = cardViewOf({ ...card, privacy: cardFor('public').privacy }, 'self', null, today);
    expect(view).toEqual({
      accountId: 'ana',
      name: 'Ana Ruiz',
      tie: 'self',
      photoUrl: null,
      bio: null,
      area: null,
      phone: null,
      jerseySize: null,
      sports: null,
      availability: null,
    });
  });
});
