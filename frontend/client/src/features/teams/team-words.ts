import type { JoinPolicy, MemberRole, MemberStatus, TeamPrivacy } from '@fieldhouse/api-contract';

type Meaning = { readonly name: string; readonly meaning: string };

/** How the roles are called, and what they may do. */
export const ROLE_WORDS: Readonly<Record<MemberRole, Meaning & { readonly withArticle: string }>> = {
  captain: { name: 'Captain', withArticle: 'its captain', meaning: 'Runs the team and says who else may.' },
  admin: { name: 'Admin', withArticle: 'an admin', meaning: 'Invites people and manages the roster.' },
  player: { name: 'Player', withArticle: 'a player', meaning: 'Plays on the team.' },
  substitute: { name: 'Substitute', withArticle: 'a substitute', meaning: 'Plays when asked.' },
  treasurer: { name: 'Treasurer', withArticle: 'its treasurer', meaning: 'Manages the dues.' },
  spectator: {
    name: 'Spectator',
    withArticle: 'a spectator',
    meaning: 'Follows the team without playing.',
  },
};
export const STATUS_WORDS: Readonly<Record<MemberStatus, Meaning>> = {
  active: { name: 'Active', meaning: 'Plays and hears of everything.' },
  inactive: { name: 'Inactive', meaning: 'Stays on the roster, is not invited to games.' },
  suspended: { name: 'Suspended', meaning: 'May not play for now.' },
};
export const PRIVACY_WORDS: Readonly<Record<TeamPrivacy, Meaning>> = {
  public: { name: 'Public', meaning: 'Anybody can find the team. The roster is for members only.' },
  private: { name: 'Private', meaning: 'Only members know that the team exists.' },
};
export const JOIN_WORDS: Readonly<Record<JoinPolicy, Meaning>> = {
  open: { name: 'Anybody can join', meaning: 'Anyone who finds the team is on it at once.' },
  request: { name: 'People ask to join', meaning: 'A captain or an admin answers each request.' },
  invite: { name: 'By invitation only', meaning: 'Nobody joins without an invitation.' },
};

/** 'K7QM 2RZX': in groups of four, to be read aloud. */
export const spokenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
