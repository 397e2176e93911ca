import Box from '@mui/material/Box';
import { useObjectUrl } from '../../lib/use-object-url';
import type { ChosenPicture } from './picture-chooser';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const percent = (share: number): string => `${100 * share}%`;

type ChosenPartProps = ChosenPicture & {
  /** Edge in pixels. */
  readonly size: number;
  readonly label: string;
};

/** The part of a picture that was chosen and has not been sent, as the service will cut it. */
export const ChosenPart = ({ file, crop, size, label }: ChosenPartProps) => {
  const url = useObjectUrl(file);
  const { x, y, width, height } = crop ?? WHOLE;
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        position: 'relative',
        width: size,
        height: size,
        borderRadius: '22%',
        overflow: 'hidden',
      }}
    >
      {url && (
        <img
          src={url}
          alt=""
          style={{
            position: 'absolute',
            left: percent(-x / width),
            top: percent(-y / height),
            width: percent(1 / width),
            height: percent(1 / height),
          }}
        />
      )}
    </Box>
  );
};
