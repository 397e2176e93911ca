import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

const QUIET = 2;

type QrCodeProps = {
  readonly content: string;
  /** What it is for, as 'QR code for the authenticator app'. */
  readonly label: string;
  /** In CSS pixels. */
  readonly size?: number;
};

/** A QR code, dark on white in both schemes: cameras expect it so. */
export const QrCode = ({ content, label, size: side = 200 }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const { data } = encode(content, { border: QUIET });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: data.length, path: squares.join('') };
  }, [content]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // eslint-disable-next-line no-restricted-syntax -- a scanner needs black on white in every theme
      sx={{ width: side, height: side, maxWidth: '100%', borderRadius: 1, bgcolor: '#FFFFFF' }}
    >
      {/* eslint-disable-next-line no-restricted-syntax -- a scanner needs black on white in every theme */}
      <path d={path} fill="#000000" />
    </Box>
  );
};
