import { entered, staffed } from '../domain/league.fixture';
import { evolveLeague, initialLeague, type CreatedLeague, type Invitation } from '../domain';
import { invitationMail } from './invitation-mail';

const leagueCalled = (name: string, team = 'Hawks'): CreatedLeague => {
  const state = [...staffed, entered('t1', team)].reduce(evolveLeague, initialLeague);
  if (state.status === 'none') throw new Error('no league');
  return { ...state, details: { ...state.details, name } };
};
const invitation: Invitation = {
  invitationId: 'i1',
  email: 'cal@example.org',
  offer: { kind: 'team', teamId: 't1', role: 'co_captain' },
  sentAt: '2026-05-01T18:00:00.000Z',
  expiresAt: '2026-05-15T18:00:00.000Z',
  undelivered: false,
  seenAt: null,
  end: null,
  acceptedBy: null,
};
const url = 'http://localhost/auth#invite=tok';
const said = (league: CreatedLeague, offer: Invitation['offer'] = invitation.offer): string => {
  const { subject, paragraphs } = invitationMail(league, { ...invitation, offer }, url);
  return [subject, ...paragraphs].join('\n');
};

describe('the mail of an invitation', () => {
  it('says who invites to what, until when, and what to do if one does not want it', () => {
    const mail = invitationMail(leagueCalled('Tuesday Softball'), invitation, url);
    expect(mail).toMatchObject({ to: 'cal@example.org', action: { url } });
    expect(mail.paragraphs[1]).toBe(
      '“Tuesday Softball” invites you on Fieldhouse to “Hawks”, as co-captain.',
    );
    expect(mail.paragraphs.join(' ')).toContain('It expires on Fri, May 15, 2:00 PM EDT.');
    expect(mail.paragraphs.join(' ')).toContain('decline it or ignore this e-mail');
  });

  it('names each kind of offer', () => {
    const league = leagueCalled('Tuesday Softball');
    expect(said(league, { kind: 'staff', role: 'treasurer' })).toContain('to its staff, as treasurer');
    expect(said(league, { kind: 'player', playerId: 'p1' })).toContain('as one of its players');
  });

  it.each(['Win at http://evil.example', 'evil.example', 'www.evil', 'write to me@evil'])(
    'does not repeat “%s”, which a mail program would make a link of',
    (name) => {
      expect(said(leagueCalled(name, name))).not.toContain('evil');
    },
  );

  it('repeats names with full stops that are no addresses', () => {
    expect(said(leagueCalled('St. Pauli e. V. 2'))).toContain('“St. Pauli e. V. 2”');
  });
});
