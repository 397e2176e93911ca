import type { TeamView } from '@fieldhouse/api-contract';
import { useDispatch } from 'react-redux';
import { PictureChooser, type ChosenPicture } from '../../../shared/form/picture/picture-chooser';
import { RemovePicture } from '../../../shared/form/picture/remove-picture';
import { usePictureUpload } from '../../../shared/form/picture/use-picture-upload';
import { Crest } from '../../../shared/ui/crest';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { crestUpload, teamChanged, teamsApi } from '../api/teams.api';

/** The team's crest: drawn, or a picture, which is saved as soon as it was chosen. */
export const CrestSection = ({ team }: { readonly team: TeamView }) => {
  const { teamId, crest } = team;
  const dispatch = useDispatch();
  const toast = useToast();
  const [remove] = teamsApi.useRemoveTeamCrestMutation();
  const { share, fault, send, cancel } = usePictureUpload(crestUpload(teamId));
  const save = async (picture: ChosenPicture): Promise<void> => {
    const saved = await send(picture);
    dispatch(teamChanged());
    if (saved) toast.show('Crest saved');
  };
  return (
    <Section
      title="Crest"
      hint={
        crest
          ? 'Seen by everybody who sees the team.'
          : 'Drawn from the name and the colors below. A picture can take its place.'
      }
    >
      <UnsavedGuard dirty={share !== null} />
      <PictureChooser
        shown={<Crest {...team} size={112} />}
        shape="rect"
        label={crest ? 'Change picture' : 'Choose a picture'}
        saveLabel="Save picture"
        share={share}
        fault={fault}
        removal={
          crest && (
            <RemovePicture
              trigger={({ commandKey }) => remove({ teamId, commandKey })}
              title="Remove the picture?"
              confirmLabel="Remove picture"
              done="Picture removed"
            >
              We delete it. The crest is drawn from the team’s name and colors again.
            </RemovePicture>
          )
        }
        onChosen={(picture) => void save(picture)}
        onCancel={cancel}
      />
    </Section>
  );
};
