import { closeTicketBody, type ContactTicketView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { useToast } from '../../../shared/ui/toasts';
import { CHANGED_BY_ANOTHER } from '../admin-error';
import { adminContactApi } from '../api/admin-contact.api';
import { ForgetTicket } from './forget-ticket';

const TOPICS: Readonly<Record<ContactTicketView['topic'], string>> = {
  support: 'Support',
  complex_owner: 'Complex owner',
  press: 'Press',
  abuse: 'Abuse',
};

type TicketItemProps = { readonly ticket: ContactTicketView; readonly onChanged: () => void };

/** One message: whose, what about, the note that closes it, and how it is forgotten. */
export const TicketItem = ({ ticket, onChanged }: TicketItemProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, email, topic, message, receivedAt, closed } = ticket;
  return (
    <Box component="li" aria-labelledby={id} sx={{ py: 3, borderBottom: 1, borderColor: 'hairline' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 1 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}, {ticket.ticket}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {TOPICS[topic]}
        </Typography>
        <Typography
          component="time"
          dateTime={receivedAt}
          title={exactTime(receivedAt)}
          variant="caption"
          sx={{ color: 'text.secondary', ml: { sm: 'auto' } }}
        >
          {relativeTime(receivedAt)}
        </Typography>
      </Box>
      <Typography
        sx={{
          mt: 1,
          maxWidth: '68ch',
          overflowWrap: 'anywhere',
          ...(open ? { whiteSpace: 'pre-wrap' } : CLAMPED),
        }}
      >
        {message}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
        sx={{ mt: 1, ml: -3 }}
      >
        {open ? 'Hide' : closed ? 'Read' : 'Read and close'}
      </Button>
      {open && (
        <Box sx={{ mt: 2, display: 'grid', gap: 3, maxWidth: '68ch' }}>
          {email && (
            <Typography variant="body2">
              Answer to{' '}
              <Link href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${ticket.ticket}`)}`}>
                {email}
              </Link>
            </Typography>
          )}
          {closed ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              Closed {relativeTime(closed.at)}: {closed.note}
            </Typography>
          ) : (
            <CloseForm ticketId={ticket.ticketId} onClosed={onChanged} />
          )}
          <ForgetTicket ticket={ticket} onForgotten={onChanged} />
        </Box>
      )}
    </Box>
  );
};

const CloseForm = ({ ticketId, onClosed }: { readonly ticketId: string; readonly onClosed: () => void }) => {
  const [close] = adminContactApi.useCloseContactTicketMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: closeTicketBody,
    values: { note: '' },
    send: (note) => close({ ticketId, ...note }),
    failureTitle: 'Message not closed',
    onDone: () => {
      toast.show('Message closed');
      onClosed();
    },
    onRefused: ({ code }) => {
      if (code !== 'ticket_closed') return false;
      form.setError('note', { message: CHANGED_BY_ANOTHER });
      return true;
    },
  });
  return (
    <Form form={form} sx={{ display: 'grid', gap: 3 }}>
      <TextInput
        control={control}
        name="note"
        label="What was done about it"
        multiline
        minRows={2}
        helperText="Only site admins read this note. A closed message stays readable for twelve months."
      />
      <FormFoot form={form} label="Close message" />
    </Form>
  );
};

const CLAMPED = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
