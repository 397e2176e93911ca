import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../../../shared/lib/words';

type PlayerPhotoProps = {
  readonly firstName: string;
  readonly lastName: string;
  readonly photoUrl: string | null;
  /** Edge in pixels. */
  readonly size: number;
};

/** The photo of a card, or initials; the name stands beside it. */
export const PlayerPhoto = ({ firstName, lastName, photoUrl, size }: PlayerPhotoProps) => (
  <Avatar
    src={photoUrl ?? undefined}
    alt=""
    sx={{
      width: size,
      height: size,
      fontFamily: (theme) => theme.typography.figure.fontFamily,
      fontSize: size * 0.42,
      fontWeight: 600,
      border: 1,
      borderColor: 'hairline',
      bgcolor: 'primary.light',
      color: 'primary.main',
    }}
  >
    {initialsOf({ firstName, lastName })}
  </Avatar>
);
