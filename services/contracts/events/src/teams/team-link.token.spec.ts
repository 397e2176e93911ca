import * as fc from 'fast-check';
import { readTeamCode, readTeamLinkToken, teamCode, teamLinkToken } from './team-link.token';

const key = Buffer.from('one key');
const other = Buffer.from('another key');

describe('the token of a link to a team', () => {
  it('says which team and which link, to whoever has the key', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (teamId, linkId) => {
        const token = teamLinkToken(key, teamId, linkId);
        expect(readTeamLinkToken([other, key], token)).toEqual({ teamId, linkId });
        expect(readTeamLinkToken([other], token)).toBeNull();
        expect(token.length).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('is refused when a character of it is another one', () => {
    const token = teamLinkToken(key, 't1', 'k1');
    for (let at = 0; at < token.length; at += 1) {
      const changed = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
      expect(readTeamLinkToken([key], changed)).toBeNull();
    }
    expect(readTeamLinkToken([key], '')).toBeNull();
  });
});

describe('the code of a link', () => {
  it('is eight characters that are not taken for others, and read in any writing', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (teamId, linkId) => {
        const code = teamCode(key, teamId, linkId);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        const written = `${code.slice(0, 4)}-${code.slice(4)}`
          .toLowerCase()
          .replaceAll('0', 'o')
          .replaceAll('1', 'l');
        expect(readTeamCode(` ${written} `)).toBe(code);
      }),
    );
  });

  it('is another one for another link', () => {
    expect(teamCode(key, 't1', 'k1')).not.toBe(teamCode(key, 't1', 'k2'));
  });
});
