import type { TeamView } from '@fieldhouse/api-contract';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import { photoForm } from './player-photos';

type Token = Pick<TestPerson, 'token'>;

/** The team as somebody sees it once the read model has seen a position. */
export const teamOnce = async (
  app: TestApp,
  { token }: Token,
  teamId: string,
  position: string,
): Promise<TeamView> => {
  await app.projected({ name: 'team', version: 5 }, position);
  return (await app.send<TeamView>('GET', `/teams/${teamId}`, { token })).body;
};

/** Gives a team a proper picture as its crest. @returns the parts of its address */
export const crestLinkOf = async (
  app: TestApp,
  person: Token,
  teamId: string,
): Promise<{ readonly id: string; readonly until: string; readonly sig: string }> => {
  const sent = { ...person, body: await photoForm() };
  const { position } = await app.command('PUT', `/teams/${teamId}/crest`, sent);
  const url = new URL((await teamOnce(app, person, teamId, position)).crest ?? '', app.url);
  const [id = '', until, sig] = [
    url.pathname.split('/').at(-1),
    url.searchParams.get('until'),
    url.searchParams.get('sig'),
  ];
  return { id, until: until ?? '', sig: sig ?? '' };
};
