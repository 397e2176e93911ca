import type { TeamDetailsBody } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import type { Control } from 'react-hook-form';
import { ChosenPart } from '../../../shared/form/picture/chosen-part';
import { PictureChooser, type ChosenPicture } from '../../../shared/form/picture/picture-chooser';
import { ColorFields, DrawnCrest } from '../details/team-fields';

type CrestFieldsProps = {
  readonly control: Control<TeamDetailsBody>;
  readonly picture: ChosenPicture | null;
  readonly onPicture: (picture: ChosenPicture | null) => void;
};

/** The crest of a new team: drawn from its colors, or a picture, which is sent once the team is there. */
export const CrestFields = ({ control, picture, onPicture }: CrestFieldsProps) => (
  <>
    <PictureChooser
      shown={
        picture ? (
          <ChosenPart {...picture} size={112} label="Your crest" />
        ) : (
          <DrawnCrest control={control} label="Your crest" />
        )
      }
      shape="rect"
      tone="outlined"
      label={picture ? 'Change picture' : 'Use a picture'}
      saveLabel="Use this part"
      removal={
        picture && (
          <Button variant="outlined" color="inherit" onClick={() => onPicture(null)} sx={{ minHeight: 44 }}>
            Remove
          </Button>
        )
      }
      onChosen={onPicture}
    />
    <ColorFields control={control} />
  </>
);
