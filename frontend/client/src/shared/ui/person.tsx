import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from './avatar';

type PersonProps = {
  readonly name: string;
  readonly photoUrl?: string;
  /** Where the name leads, as to the player card. */
  readonly to?: string;
  /** Position codes, shown as quiet chips. */
  readonly positions?: readonly string[];
  /** A second line, such as a role. */
  readonly note?: ReactNode;
  readonly size?: 'small' | 'medium';
};

/** A person in a list, a card or a mention. */
export const Person = ({ name, photoUrl, to, positions = [], note, size = 'medium' }: PersonProps) => {
  const [first = '', ...rest] = name.split(' ');
  const initials = `${first[0] ?? ''}${rest.at(-1)?.[0] ?? ''}`.toUpperCase();
  return (
    <div className="person">
      <Avatar initials={initials} photoUrl={photoUrl} small={size === 'small'} />
      <div className="person-words">
        <div className="person-line">
          <p className="person-name">
            {to === undefined ? (
              name
            ) : (
              <Link to={to} className="link link-plain">
                {name}
              </Link>
            )}
          </p>
          {positions.length > 0 && <Positions codes={positions} />}
        </div>
        {note && <div className="person-note">{note}</div>}
      </div>
    </div>
  );
};

/** Position codes as quiet chips. */
export const Positions = ({ codes }: { readonly codes: readonly string[] }) => (
  <span className="positions">
    {codes.map((code) => (
      <span key={code} className="position">
        {code}
      </span>
    ))}
  </span>
);
