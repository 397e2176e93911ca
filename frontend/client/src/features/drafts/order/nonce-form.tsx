import { draftBodies, type OrderProofView, type RoomView } from '@fieldhouse/api-contract';
import { CheckRounded } from '../../../shared/icons/check-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { randomId } from '../../../shared/lib/random-id';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { draftsApi } from '../api/drafts.api';
import { ownTeams } from '../draft-room/model/room-facts';

type NonceFormProps = { readonly room: RoomView; readonly roll: OrderProofView['rolls'][number] };

/** What each team has added; whoever picks for one adds here. */
export const NonceForm = ({ room, roll }: NonceFormProps) => {
  const own = ownTeams(room);
  return (
    <Box sx={{ width: '100%' }}>
      {own.map(({ teamId, name }) => (
        <WordForm
          key={teamId}
          leagueId={room.leagueId}
          teamId={teamId}
          whose={own.length > 1 ? `the word of ${name}` : 'my word'}
          label={own.length > 1 ? `Word of ${name}` : 'Your word'}
          fillLabel={own.length > 1 ? `${FILL} for ${name}` : FILL}
          given={roll.nonces.find((one) => one.teamId === teamId)?.nonce}
        />
      ))}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {room.teams.map((team) => {
          const given = roll.nonces.find(({ teamId }) => teamId === team.teamId);
          return (
            <Box
              component="li"
              key={team.teamId}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                maxWidth: '100%',
                px: 2,
                py: 1,
                borderRadius: 1,
                border: 1,
                borderColor: 'hairline',
              }}
            >
              <TeamBadge name={team.name} color={team.color} size="small" />
              {given ? (
                <>
                  <CheckRounded sx={{ fontSize: 16, color: 'primary.main' }} titleAccess="added" />
                  <Typography component="code" variant="caption" noWrap sx={{ maxWidth: 120 }}>
                    {given.nonce}
                  </Typography>
                </>
              ) : (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  nothing yet
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

const FILL = 'Fill in a random word';

type WordFormProps = {
  readonly leagueId: string;
  readonly teamId: string;
  readonly label: string;
  readonly fillLabel: string;
  /** After a verb. */
  readonly whose: string;
  readonly given: string | undefined;
};

const WordForm = ({ leagueId, teamId, label, fillLabel, whose, given }: WordFormProps) => {
  const [add] = draftsApi.useAddDraftOrderNonceMutation();
  const { control, ...form } = useCommandForm({
    schema: draftBodies.AddDraftOrderNonce,
    values: { nonce: '' },
    send: (word) => add({ leagueId, ...word, teamId }),
    onDone: () => undefined,
  });
  return (
    <Form form={form} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}>
      <TextInput
        control={control}
        name="nonce"
        label={given === undefined ? label : `${label} (can be changed until the reveal)`}
        placeholder={given}
        sx={{ maxWidth: 320 }}
        slotProps={{ htmlInput: { maxLength: 64, spellCheck: false, autoComplete: 'off' } }}
      />
      <SubmitButton form={form} label={`Add ${whose}`} />
      <Button
        color="inherit"
        aria-label={fillLabel}
        onClick={() => form.setValue('nonce', randomId().slice(0, 12))}
      >
        {FILL}
      </Button>
    </Form>
  );
};
