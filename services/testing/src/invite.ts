import { teamInviteToken, type InvitationOffer } from '@fieldhouse/events/leagues';
import type { CommandResult } from '@fieldhouse/kernel';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { TEST_SECRET, type TestApp, type TestPerson } from './http-app';

type Asking = Pick<TestApp, 'command' | 'storedEventsOf'>;
type Token = Pick<TestPerson, 'token'>;

/** Invites an address. @returns the token of the link that its owner gets by mail */
export const invite = async (
  app: Asking,
  leagueId: string,
  { token }: Token,
  email: string,
  offer: InvitationOffer,
): Promise<string> => {
  const { streamId, revision } = await app.command('POST', `/leagues/${leagueId}/invitations`, {
    token,
    body: { email, offer },
  });
  const [issued] = await app.storedEventsOf(streamId, revision);
  return teamInviteToken(
    new Secrets(TEST_SECRET).keysOf('team-invite')[0],
    leagueId,
    String(issued?.data['invitationId']),
  );
};

/** Invites a person to something, who accepts. @returns where the league stands then; a player is linked soon after */
export const join = async (
  app: Asking,
  leagueId: string,
  by: Token,
  person: Pick<TestPerson, 'email' | 'token'>,
  offer: InvitationOffer,
): Promise<CommandResult> => {
  const link = await invite(app, leagueId, by, person.email, offer);
  return app.command('POST', `/leagues/invites/${link}/accept`, { token: person.token });
};
