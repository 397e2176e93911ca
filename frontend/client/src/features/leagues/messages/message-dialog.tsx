import {
  BROADCAST_LENGTH,
  broadcastBodies,
  type BroadcastAudience,
  type BroadcastsView,
} from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { SegmentInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { count } from '../../../shared/lib/words';
import { useToast } from '../../../shared/ui/toasts';
import { broadcastsApi } from '../api/broadcasts.api';
import { AUDIENCE_WORDS, leftWords, reachWords } from './message-words';

type MessageDialogProps = {
  readonly open: boolean;
  readonly leagueId: string;
  readonly reach: BroadcastsView['reach'];
  readonly onClose: () => void;
};

const FIRST: BroadcastAudience = 'captains';
// Object entries have no literal keys.
const AUDIENCES = (Object.entries(AUDIENCE_WORDS) as [BroadcastAudience, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** A message of the staff to all captains, or to everybody. */
export const MessageDialog = ({ open, ...rest }: MessageDialogProps) => (
  <FormDialog open={open} title="Message the league" onClose={rest.onClose}>
    {open && <MessageForm {...rest} />}
  </FormDialog>
);

const MessageForm = ({ leagueId, reach, onClose }: Omit<MessageDialogProps, 'open'>) => {
  const [send] = broadcastsApi.useSendBroadcastMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: broadcastBodies.SendBroadcast,
    values: { audience: FIRST, text: '' },
    send: (message) => send({ leagueId, ...message }),
    onDone: (_, { audience }) => {
      toast.show(
        'Message sent',
        `To ${count(reach[audience], 'person', 'people')}. The list says who has got it.`,
      );
      onClose();
    },
  });
  const { audience = FIRST, text = '' } = useWatch({ control });
  return (
    <DialogForm form={form} submitLabel="Send message" onClose={onClose}>
      <SegmentInput
        control={control}
        name="audience"
        label="To"
        options={AUDIENCES}
        helperText={<span role="status">{reachWords(reach[audience])}</span>}
      />
      <TextInput
        control={control}
        name="text"
        label="Message"
        placeholder="Rain: no games tonight."
        helperText={`It is sent at once, also in quiet hours. ${leftWords(BROADCAST_LENGTH - text.trim().length)}.`}
        multiline
        minRows={4}
        autoFocus
      />
    </DialogForm>
  );
};
