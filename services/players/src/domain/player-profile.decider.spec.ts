import { emptyPlayer } from '@fieldhouse/api-contract';
import type { PlayerProfileEvent } from '@fieldhouse/events/players';
import { specification } from '@fieldhouse/kernel/testing';
import { playerProfileDecider } from './player-profile.decider';

const accountId = 'ana';
const context = {
  actor: { kind: 'account', accountId },
  at: '2026-11-21T10:00:00.000Z',
  accountId,
  known: true,
} as const;
const details = { bio: 'Lefty', area: 'Riverside', phone: '+1 555 010 9999', jerseySize: 'M' } as const;
const softball = {
  sport: 'softball',
  positions: ['SS', '2B'],
  level: 6,
  lookingForTeam: true,
  willingToSub: false,
};
const { week: noTime } = emptyPlayer.availability;
const holiday = { from: '2026-12-24', to: '2026-12-26', available: false, note: 'Away' };
const { audiences } = emptyPlayer.privacy;

const changeDetails = { ...context, type: 'ChangePlayerDetails', details } as const;
const changeSports = (...sports: (typeof softball)[]) =>
  ({ ...context, type: 'ChangePlayedSports', sports }) as const;
const changeAvailability = (...exceptions: (typeof holiday)[]) =>
  ({ ...context, type: 'ChangePlayerAvailability', availability: { week: noTime, exceptions } }) as const;
const setPhoto = (photoId: string) => ({ ...context, type: 'SetPlayerPhoto', photoId }) as const;
const removePhoto = { ...context, type: 'RemovePlayerPhoto' } as const;

const detailsChanged: PlayerProfileEvent = {
  type: 'PlayerDetailsChanged',
  data: { accountId, ...details, jerseySize: 'M' },
};
const sportsChanged: PlayerProfileEvent = {
  type: 'PlayedSportsChanged',
  data: { accountId, sports: [softball] },
};
const photoChanged = (photoId: string): PlayerProfileEvent => ({
  type: 'PlayerPhotoChanged',
  data: { accountId, photoId },
});
const { given } = specification(playerProfileDecider);

describe('a player’s profile', () => {
  it('gives the photo a new id when fewer may see it, and only then', () => {
    const privacyFor = (photo: 'private' | 'team' | 'public') => ({
      discoverable: false,
      audiences: { ...emptyPlayer.privacy.audiences, photo },
    });
    const changedTo = (photo: 'private' | 'team' | 'public'): PlayerProfileEvent => ({
      type: 'PlayerPrivacyChanged',
      data: { accountId, ...privacyFor(photo) },
    });
    const change = (photo: 'private' | 'team' | 'public', of: string) =>
      ({
        ...context,
        type: 'ChangePlayerPrivacy',
        privacy: privacyFor(photo),
        photoCopy: { of, photoId: 'copy' },
      }) as const;
    const shown = given(photoChanged('p1'), changedTo('public'));
    shown.when(change('private', 'p1')).then(changedTo('private'), photoChanged('copy'));
    shown.when(change('team', 'p1')).then(changedTo('team'), photoChanged('copy'));
    // Replaced meanwhile: the copy is of a picture that has gone.
    shown.when(change('private', 'p0')).then(changedTo('private'));
    given(photoChanged('p1'), changedTo('private')).when(change('public', 'p1')).then(changedTo('public'));
  });

  it('takes what people say about themselves, once', () => {
    given().when(changeDetails).then(detailsChanged);
    given(detailsChanged).when(changeDetails).then();
    given()
      .when({ ...changeDetails, details: emptyPlayer.details })
      .then();
  });

  it('takes sports with positions and level, once', () => {
    given().when(changeSports(softball)).then(sportsChanged);
    given(sportsChanged).when(changeSports(softball)).then();
    given(sportsChanged)
      .when(changeSports())
      .then({ type: 'PlayedSportsChanged', data: { accountId, sports: [] } });
  });

  it('refuses sports and positions that nobody knows or that are said twice', () => {
    const { when } = given();
    when(changeSports({ ...softball, sport: 'chess' })).thenRefused('sport_unknown', { sport: 'chess' });
    when(changeSports(softball, { ...softball, level: 3 })).thenRefused('sport_twice', { sport: 'Softball' });
    when(changeSports({ ...softball, positions: ['SS', 'GK'] })).thenRefused('position_unknown', {
      sport: 'Softball',
      position: 'GK',
    });
    when(changeSports({ ...softball, positions: ['SS', 'P', 'SS'] })).thenRefused('position_twice', {
      sport: 'Softball',
      position: 'SS',
    });
    for (const level of [1, 10])
      expect(when(changeSports({ ...softball, level })).events()).toMatchObject([
        { data: { sports: [{ level }] } },
      ]);
    for (const level of [0, 11, 1.5])
      when(changeSports({ ...softball, level })).thenRefused('level_unknown', { sport: 'Softball' });
  });

  it('takes the week and its exceptions in order', () => {
    const later = { from: '2027-01-05', to: '2027-01-05', available: true, note: '' };
    const availability = {
      week: { ...noTime, tue: ['evening', 'morning', 'evening'] as ('evening' | 'morning')[] },
      exceptions: [later, holiday],
    };
    const changed: PlayerProfileEvent = {
      type: 'PlayerAvailabilityChanged',
      data: {
        accountId,
        week: { ...noTime, tue: ['morning', 'evening'] },
        exceptions: [holiday, later],
      },
    };
    const change = { ...context, type: 'ChangePlayerAvailability', availability } as const;
    given().when(change).then(changed);
    given(changed).when(change).then();
  });

  it('refuses exceptions that cannot be', () => {
    const { when } = given();
    when(changeAvailability({ ...holiday, to: '2026-12-23' })).thenRefused('exception_backwards', {
      from: '2026-12-24',
      to: '2026-12-23',
    });
    const from = '2027-01-01';
    when(changeAvailability({ ...holiday, from, to: '2028-01-02' })).thenRefused('exception_too_long', {
      from,
      to: '2028-01-02',
      limit: 366,
    });
    expect(when(changeAvailability({ ...holiday, from, to: '2028-01-01' })).events()).toHaveLength(1);
    when(changeAvailability(holiday, { ...holiday, from: '2026-12-26', to: '2026-12-30' })).thenRefused(
      'exceptions_overlap',
      { from: '2026-12-26', to: '2026-12-26' },
    );
    const next = { ...holiday, from: '2026-12-27', to: '2026-12-27' };
    expect(when(changeAvailability(next, holiday)).events()).toHaveLength(1);
  });

  it('follows who may see it, once', () => {
    const privacy = { discoverable: true, audiences: { ...audiences, photo: 'public' } } as const;
    const change = { ...context, type: 'ChangePlayerPrivacy', privacy } as const;
    const changed: PlayerProfileEvent = {
      type: 'PlayerPrivacyChanged',
      data: {
        accountId,
        discoverable: privacy.discoverable,
        audiences: { ...audiences, photo: 'public' },
      },
    };
    given().when(change).then(changed);
    given(changed).when(change).then();
    given()
      .when({ ...change, privacy: emptyPlayer.privacy })
      .then();
  });

  it('has one photo, and knows those that it had', () => {
    given().when(setPhoto('p1')).then(photoChanged('p1'));
    given(photoChanged('p1')).when(setPhoto('p1')).then();
    given(photoChanged('p1')).when(setPhoto('p2')).then(photoChanged('p2'));
    const removed: PlayerProfileEvent = { type: 'PlayerPhotoRemoved', data: { accountId, photoId: 'p1' } };
    given(photoChanged('p1')).when(removePhoto).then(removed);
    given(photoChanged('p1'), removed).when(removePhoto).then();
    given().when(removePhoto).then();
    const { state } = given(photoChanged('p1'), removed, photoChanged('p2'), photoChanged('p3'));
    expect(state).toMatchObject({ photoId: 'p3', formerPhotoIds: ['p1', 'p2'] });
  });

  it('takes nothing from somebody who was erased', () => {
    const commands = [changeDetails, changeSports(softball), changeAvailability(holiday), removePhoto];
    for (const command of [...commands, setPhoto('p1')])
      given(sportsChanged)
        .when({ ...command, known: false })
        .thenRefused('player_unknown');
  });
});
