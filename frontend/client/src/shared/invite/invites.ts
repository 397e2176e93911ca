import type { ReactNode } from 'react';
import type { Keyed } from '../api/use-command';

/** What stands behind an invite's link, as far as every kind of invite has it. */
export type AnyInvite = {
  readonly state: string;
  /** To an address, whose owner may decline it; else for whoever has the link. */
  readonly addressed: boolean;
  /** Whoever is signed in cannot answer it. */
  readonly forAnother: boolean;
};

/** How a kind of invites shows one. */
export type InviteCardProps = {
  readonly token: string;
  /** It is what the page is about. */
  readonly titles?: boolean;
  /** Whether the person has this very part already; null: not known yet. */
  readonly isHere?: boolean | null;
  /** Shown while the invite is open. */
  readonly children?: ReactNode;
};

type ByToken = { readonly token: string };
type Answer = () => readonly [
  (arg: Keyed & ByToken) => { readonly unwrap: () => Promise<unknown> },
  ...(readonly unknown[]),
];

/** How one kind of invite is looked at and answered: hooks of its feature's API, the same for as long as the app lives. */
export type Invites<Invite extends AnyInvite> = {
  readonly useInvite: (token: string) => {
    readonly data?: Invite;
    readonly error?: unknown;
    readonly isLoading: boolean;
  };
  readonly useSee: Answer;
  readonly useAccept: Answer;
  readonly useDecline: Answer;
};
