type AvatarProps = {
  readonly initials: string;
  readonly photoUrl?: string;
  readonly small?: boolean;
  /** Of the signed-in person, in the frame of the product. */
  readonly own?: boolean;
};

/** A person's photo, else initials. Decoration: the name stands beside it, or names what it opens. */
export const Avatar = ({ initials, photoUrl, small = false, own = false }: AvatarProps) => (
  <span className={`avatar${small ? ' avatar-small' : ''}${own ? ' avatar-own' : ''}`}>
    {photoUrl ? <img src={photoUrl} alt="" /> : initials}
  </span>
);
