import type { OwnPlayerView } from '@fieldhouse/api-contract';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { PictureChooser, type ChosenPicture } from '../../../shared/form/picture/picture-chooser';
import { RemovePicture } from '../../../shared/form/picture/remove-picture';
import { usePictureUpload } from '../../../shared/form/picture/use-picture-upload';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { ownPlayerChanged, playersApi } from '../api/players.api';
import { audienceWord } from '../audience-words';
import { PlaceOf } from '../own/part-section';
import { PlayerPhoto } from './player-photo';

type PhotoSectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** The photo on the own card: choose or drop one, keep a part of it, send it. */
export const PhotoSection = ({ player, onDirty }: PhotoSectionProps) => {
  const { firstName, lastName, photoUrl, privacy } = player;
  const dispatch = useDispatch();
  const toast = useToast();
  const [remove] = playersApi.useRemovePlayerPhotoMutation();
  const { share, fault, send, cancel } = usePictureUpload({ method: 'POST', path: '/player/photo' });
  const busy = share !== null;
  useEffect(() => onDirty('photo', busy), [busy, onDirty]);
  const save = async (picture: ChosenPicture): Promise<void> => {
    const saved = await send(picture);
    dispatch(ownPlayerChanged());
    if (saved) toast.show('Photo saved');
  };
  return (
    <PlaceOf id="photo">
      <Section
        title="Photo"
        hint={`So that people recognize you on the field. Seen by: ${audienceWord(privacy.audiences.photo)}.`}
      >
        <PictureChooser
          shown={<PlayerPhoto firstName={firstName} lastName={lastName} photoUrl={photoUrl} size={112} />}
          shape="round"
          label={photoUrl ? 'Change photo' : 'Choose a photo'}
          saveLabel="Save photo"
          share={share}
          fault={fault}
          removal={
            photoUrl && (
              <RemovePicture
                trigger={remove}
                title="Remove your photo?"
                confirmLabel="Remove photo"
                done="Photo removed"
              >
                We delete it. Your initials are shown in its place until you add another one.
              </RemovePicture>
            )
          }
          onChosen={(picture) => void save(picture)}
          onCancel={cancel}
        />
      </Section>
    </PlaceOf>
  );
};
