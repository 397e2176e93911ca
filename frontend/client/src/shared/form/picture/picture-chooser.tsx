import type { PhotoCrop } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PhotoCameraOutlined } from '../../icons/photo-camera-outlined';
import { useFileDrop } from '../../lib/use-file-drop';
import { lazyPart } from '../../ui/lazy-part';
import { NotArrived } from '../../ui/not-arrived';
import { NO_PICTURE, pictureFault } from './picture-fault';
import { Sending } from './sending';
import { shrunk } from './shrunk';

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog, {
  name: 'the crop of the picture',
  instead: (retry) => <NotArrived floating onRetry={retry} />,
});

/** A file and the part of it to keep; null: the largest square in its middle. */
export type ChosenPicture = { readonly file: File; readonly crop: PhotoCrop | null };

type PictureChooserProps = {
  /** What stands there now. */
  readonly shown: ReactNode;
  readonly shape: 'round' | 'rect';
  readonly label: string;
  readonly saveLabel: string;
  /** Outlined where something else is the main thing to do. */
  readonly tone?: 'contained' | 'outlined';
  /** How much of a picture that is being sent has left, from 0 to 1; null: none is. */
  readonly share?: number | null;
  /** Why the last one was not taken. */
  readonly fault?: string | null;
  /** What takes it away, where there is one. */
  readonly removal?: ReactNode;
  readonly onChosen: (picture: ChosenPicture) => void;
  readonly onCancel?: () => void;
};

/** A picture of something: choose or drop one, keep a part of it. */
export const PictureChooser = ({
  shown,
  shape,
  label,
  saveLabel,
  tone = 'contained',
  share = null,
  fault = null,
  removal,
  onChosen,
  onCancel = () => undefined,
}: PictureChooserProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const busy = share !== null;
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || busy || opening) return;
    setWrong(null);
    setOpening(true);
    const picture = await shrunk(chosen);
    setOpening(false);
    const why = pictureFault(picture);
    setWrong(why);
    setFile(why === null ? picture : null);
  };
  const { over, handlers } = useFileDrop((dropped) => void take(dropped));
  const place = useRef<HTMLDivElement>(null);
  const ways = `${busy} ${Boolean(removal)}`;
  const before = useRef(ways);
  useEffect(() => {
    if (before.current === ways) return;
    before.current = ways;
    // The button that was pressed has left, and the focus with it.
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [ways]);
  const refuse = (): void => {
    setFile(null);
    setWrong(NO_PICTURE);
  };
  const told = wrong ?? fault;
  return (
    <>
      <Box
        ref={place}
        {...handlers}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 4,
          p: { xs: 0, md: 4 },
          borderRadius: 1.5,
          border: { xs: 0, md: '2px dashed' },
          borderColor: { md: over ? 'primary.main' : 'hairline' },
          bgcolor: { md: over ? 'primary.light' : 'transparent' },
        }}
      >
        {shown}
        <Box sx={{ flex: 1, minWidth: 200, display: 'grid', gap: 2, justifyItems: 'start' }}>
          {!busy ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <ChooseButton
                label={label}
                tone={tone}
                opening={opening}
                onFile={(chosen) => void take(chosen)}
              />
              {removal}
            </Box>
          ) : (
            <Sending share={share} onCancel={onCancel} />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              Or drop one here.{' '}
            </Box>
            You choose the part to keep; where the picture was taken is not kept.
          </Typography>
          {told && (
            <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
              {told}
            </Typography>
          )}
        </Box>
      </Box>
      {file && (
        <CropDialog
          file={file}
          shape={shape}
          saveLabel={saveLabel}
          onCancel={() => setFile(null)}
          onUnreadable={refuse}
          onCropped={(crop) => {
            setFile(null);
            onChosen({ file, crop });
          }}
        />
      )}
    </>
  );
};

type ChooseButtonProps = {
  readonly label: string;
  readonly tone: 'contained' | 'outlined';
  readonly opening: boolean;
  readonly onFile: (file: File | undefined) => void;
};

const ChooseButton = ({ label, tone, opening, onFile }: ChooseButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={tone}
        loading={opening}
        loadingPosition="start"
        startIcon={<PhotoCameraOutlined />}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
};
