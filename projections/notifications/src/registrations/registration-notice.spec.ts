import type { ToldDraftDocument } from '../drafts/told-drafts.projection';
import { registrationNoticeFor, type RegistrationMatter } from './registration-notice';

const league: ToldDraftDocument = {
  ...{ _id: 'd1', leagueId: 'l1', leagueName: 'Tuesday League', zone: 'America/Denver', closed: false },
  ...{ runners: [], commissionerIds: ['boss'], teams: [], draft: null },
};
const at = '2026-11-24T23:30:00.000Z';
const holdUntil = '2026-11-25T00:30:00.000Z';
const registration: RegistrationMatter = {
  ...{ registrationId: 'r1', leagueId: 'l1', news: 'offered', rank: null, holdUntil },
  teamId: null,
};
const toldTo = (
  accountId: string,
  more: { by?: string | null; league?: ToldDraftDocument | null; at?: string; account?: null } = {},
) =>
  registrationNoticeFor(
    { registration, by: more.by ?? null, key: '5' },
    {
      accountIds: new Set(more.account === null ? [] : ['ana']),
      teamsOver: '6',
      league: more.league === undefined ? league : more.league,
    },
    { accountId, at: more.at ?? at },
  );

describe('who is told of a registration', () => {
  it('is whoever registered, with the league as it is called by now', () => {
    expect(toldTo('ana')).toEqual({
      ...{ news: 'offered', leagueId: 'l1', leagueName: 'Tuesday League', rank: null, holdUntil },
      ...{ teamName: null, zone: 'America/Denver' },
    });
    expect(toldTo('ben')).toBe('gone');
    expect(toldTo('boss')).toBe('gone');
  });

  it('is whoever is invited or placed, with what the team is called', () => {
    const owls = { teamId: 't1', name: 'Owls', pickerIds: ['cal'], leaderIds: ['cal'] };
    const invited = { ...registration, news: 'invited' as const, teamId: 't1', holdUntil: null };
    const known = { accountIds: new Set(['ana']), league: { ...league, teams: [owls] } };
    const told = (teamsOver: string | null) =>
      registrationNoticeFor(
        { registration: invited, by: 'cal', key: '5' },
        { ...known, teamsOver },
        { accountId: 'ana', at },
      );
    expect(told(null)).toMatchObject({ news: 'invited', teamName: 'Owls' });
    expect(told('4')).toMatchObject({ news: 'invited' });
    // They came onto a team since, or are not registered any more.
    expect(told('6')).toBe('over');
  });

  it('is nobody of what they decided themselves, or while nobody is known', () => {
    expect(toldTo('ana', { by: 'ana' })).toBe('gone');
    expect(toldTo('ana', { account: null })).toBe('gone');
    expect(toldTo('ana', { league: null })).toBe('over');
  });

  it('is nobody once the time of the offer is up, or the league is cancelled', () => {
    expect(toldTo('ana', { at: holdUntil })).toBe('over');
    expect(toldTo('ana', { league: { ...league, closed: true } })).toBe('over');
  });

  it('is everybody whom the league still has when it is cancelled', () => {
    const cancelled = {
      registration: { ...registration, registrationId: null, news: 'cancelled' as const, holdUntil: null },
      ...{ by: null, key: '5' },
    };
    const known = {
      ...{ accountIds: new Set(['ana', 'ben']), league: { ...league, closed: true }, teamsOver: null },
    };
    const told = (accountId: string) => registrationNoticeFor(cancelled, known, { accountId, at });
    expect(told('ben')).toMatchObject({ news: 'cancelled', leagueName: 'Tuesday League' });
    expect(told('cay')).toBe('gone');
  });
});
