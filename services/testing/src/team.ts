import { teamCode, teamLinkToken } from '@fieldhouse/events/teams';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { teamBody } from './team-body';
import { TEST_SECRET, type TestApp, type TestPerson } from './http-app';

type Asking = Pick<TestApp, 'command' | 'storedEventsOf'>;
type Token = Pick<TestPerson, 'token'>;

export { teamBody };

/** @returns the id of a new team, of which the person is captain */
export const createTeam = async (app: Asking, { token }: Token, change: object = {}): Promise<string> => {
  const { streamId } = await app.command('POST', '/teams', { token, body: { ...teamBody, ...change } });
  return streamId.slice('team-'.length);
};

/** The token that a fact of the team's stream stands for: of its link for everybody, or of an invitation. */
const tokenOf = async (app: Asking, streamId: string, revision: number, field: string): Promise<string> => {
  const [fact] = await app.storedEventsOf(streamId, revision);
  const key = new Secrets(TEST_SECRET).keysOf('team-link')[0];
  return teamLinkToken(key, streamId.slice('team-'.length), String(fact?.data[field]));
};

/** Opens the team's link for everybody, in the place of the one that there is. @returns its token */
export const openTeamLink = async (app: Asking, teamId: string, { token }: Token): Promise<string> => {
  const facts = await app.storedEventsOf(`team-${teamId}`);
  const before = facts.findLast(({ type }) => type === 'TeamLinkOpened')?.data['linkId'] ?? null;
  const { streamId, revision } = await app.command('POST', `/teams/${teamId}/link`, {
    token,
    body: { replaces: before },
  });
  return tokenOf(app, streamId, revision, 'linkId');
};

/** The code to read aloud of the link that a token is of. */
export const codeOf = (token: string): string => {
  const [teamId = '', linkId = ''] = token.split('.');
  return teamCode(new Secrets(TEST_SECRET).keysOf('team-link')[0], teamId, linkId);
};

/** Invites an address to a team. @returns the token of the link that its owner gets by mail */
export const inviteToTeam = async (
  app: Asking,
  teamId: string,
  { token }: Token,
  email: string,
  role = 'player',
  shirt?: { readonly number: string | null; readonly positions: readonly string[] },
): Promise<string> => {
  const { streamId, revision } = await app.command('POST', `/teams/${teamId}/invitations`, {
    token,
    body: shirt ? { people: [{ email, role, ...shirt }] } : { emails: [email], role },
  });
  return tokenOf(app, streamId, revision, 'invitationId');
};

/** A person becomes a player of a team. @returns their member's id */
export const joinTeam = async (
  app: Asking,
  teamId: string,
  captain: Token,
  person: Pick<TestPerson, 'accountId' | 'token'>,
): Promise<string> => {
  const link = await openTeamLink(app, teamId, captain);
  const { streamId, revision } = await app.command('POST', `/teams/invites/${link}/accept`, {
    token: person.token,
  });
  const [joined] = await app.storedEventsOf(streamId, revision);
  return String(joined?.data['memberId']);
};
