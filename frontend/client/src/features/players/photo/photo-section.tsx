import type { OwnPlayerView } from '@fieldhouse/api-contract';
import { PhotoCameraOutlined } from '../../../shared/icons/photo-camera-outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part';
import { NotArrived } from '../../../shared/ui/not-arrived';
import { Section } from '../../../shared/ui/section';
import { audienceWord } from '../audience-words';
import { PlaceOf } from '../own/part-section';
import { NO_PICTURE, photoFault } from './photo-fault';
import { PlayerPhoto } from './player-photo';
import { RemovePhoto } from './remove-photo';
import { Sending } from './sending';
import { shrunk } from './shrunk';
import { usePhotoUpload } from './use-photo-upload';

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog, {
  name: 'the crop of the photo',
  instead: (retry) => <NotArrived floating onRetry={retry} />,
});

type PhotoSectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** The photo: choose or drop one, keep a part of it, send it. */
export const PhotoSection = ({ player, onDirty }: PhotoSectionProps) => {
  const { firstName, lastName, photoUrl, privacy } = player;
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const [over, setOver] = useState(false);
  const { share, fault, send, cancel } = usePhotoUpload();
  const busy = share !== null;
  useEffect(() => onDirty('photo', busy), [busy, onDirty]);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || busy || opening) return;
    setWrong(null);
    setOpening(true);
    const picture = await shrunk(chosen);
    setOpening(false);
    const why = photoFault(picture);
    setWrong(why);
    setFile(why === null ? picture : null);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const refuse = (): void => {
    setFile(null);
    setWrong(NO_PICTURE);
  };
  const told = wrong ?? fault;
  return (
    <PlaceOf id="photo">
      <Section
        title="Photo"
        hint={`So that people recognise you on the field. Seen by: ${audienceWord(privacy.audiences.photo)}.`}
      >
        <Box
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
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
          <PlayerPhoto firstName={firstName} lastName={lastName} photoUrl={photoUrl} size={112} />
          <Box sx={{ flex: 1, minWidth: 200, display: 'grid', gap: 2, justifyItems: 'start' }}>
            {busy ? (
              <Sending share={share} onCancel={cancel} />
            ) : (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <ChooseButton
                  label={photoUrl ? 'Change photo' : 'Choose a photo'}
                  opening={opening}
                  onFile={(chosen) => void take(chosen)}
                />
                {photoUrl && <RemovePhoto />}
              </Box>
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
            onCancel={() => setFile(null)}
            onUnreadable={refuse}
            onCropped={(crop) => {
              setFile(null);
              void send(file, crop);
            }}
          />
        )}
      </Section>
    </PlaceOf>
  );
};

type ChooseButtonProps = {
  readonly label: string;
  readonly opening: boolean;
  readonly onFile: (file: File | undefined) => void;
};

const ChooseButton = ({ label, opening, onFile }: ChooseButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="contained"
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
