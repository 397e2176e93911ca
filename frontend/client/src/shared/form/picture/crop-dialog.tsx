import type { PhotoCrop } from '@fieldhouse/api-contract';
import { ZoomInRounded } from '../../icons/zoom-in-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useObjectUrl } from '../../lib/use-object-url';
import { cropOf, cropWords } from './crop-words';

const LARGEST_ZOOM = 4;

type CropDialogProps = {
  readonly file: File;
  readonly shape: 'round' | 'rect';
  readonly saveLabel: string;
  readonly onCropped: (crop: PhotoCrop | null) => void;
  /** The browser cannot show the file. */
  readonly onUnreadable: () => void;
  readonly onCancel: () => void;
};

/** Chooses the part of a picture to keep: by dragging, by the arrow keys, and by a slider for the zoom. */
export const CropDialog = ({
  file,
  shape,
  saveLabel,
  onCropped,
  onUnreadable,
  onCancel,
}: CropDialogProps) => {
  const url = useObjectUrl(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Dialog open onClose={onCancel} maxWidth="sm" fullWidth aria-labelledby="crop-title">
      <DialogTitle id="crop-title">Choose the part to keep</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography id="crop-hint" variant="body2" sx={{ color: 'text.secondary' }}>
          Drag the picture or use the arrow keys. The slider zooms.
        </Typography>
        <Box
          sx={{
            position: 'relative',
            height: 'min(52dvh, 400px)',
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'sunken',
          }}
        >
          {url && (
            <Cropper
              image={url}
              crop={place}
              zoom={zoom}
              maxZoom={LARGEST_ZOOM}
              aspect={1}
              cropShape={shape}
              showGrid={false}
              keyboardStep={8}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={setArea}
              mediaProps={{ onError: onUnreadable, alt: 'The picture you chose' }}
              cropperProps={{
                role: 'application',
                'aria-label': 'Part to keep',
                'aria-describedby': 'crop-hint',
              }}
            />
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, px: 2 }}>
          <ZoomInRounded sx={{ color: 'text.secondary' }} />
          <Slider
            aria-label="Zoom"
            min={1}
            max={LARGEST_ZOOM}
            step={0.1}
            value={zoom}
            onChange={(_, wanted) => setZoom(Number(wanted))}
            getAriaValueText={(value) => `${value.toFixed(1)} times`}
          />
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {area ? cropWords(area, zoom) : 'The picture is being opened…'}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => onCropped(area && cropOf(area))} disabled={!area}>
          {saveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
