import type { ContactEvent } from '@fieldhouse/events/contact';
import { specification } from '@fieldhouse/kernel/testing';
import { contactTicketDecider } from './contact-ticket.decider';
import { ticketNumberOf } from './ticket-number';

const context = { actor: { kind: 'anonymous' }, at: '2026-11-21T10:00:00.000Z' } as const;
const ticketId = '6f1f0a3e-4c55-5d0c-9a5e-0d8a3f6a7c01';
const data = {
  ticketId,
  ticket: ticketNumberOf(ticketId),
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  topic: 'support',
  message: 'How do I move my team to Tuesday?',
} as const;
const received: ContactEvent = { type: 'ContactMessageReceived', data };
const closed: ContactEvent = { type: 'ContactTicketClosed', data: { ticketId, note: 'Answered' } };
const close = { ...context, type: 'CloseContactTicket', ticketId, note: 'Answered' } as const;
const { given } = specification(contactTicketDecider);

describe('a contact ticket', () => {
  it('keeps what was written', () => {
    given()
      .when({ ...context, type: 'ReceiveContactMessage', ...data })
      .then(received);
  });

  it('is opened once', () => {
    given(received)
      .when({ ...context, type: 'ReceiveContactMessage', ...data })
      .then();
  });

  it('is closed with a note', () => {
    given(received).when(close).then(closed);
  });

  it('refuses to be closed twice', () => {
    given(received, closed).when(close).thenRefused('ticket_closed');
  });

  it('refuses to close what was never opened', () => {
    given().when(close).thenRefused('not_found');
  });

  it('is forgotten once, open or closed, and cannot be closed afterwards', () => {
    const forget = { ...context, type: 'ForgetContactTicket', ticketId } as const;
    const forgotten: ContactEvent = {
      type: 'ContactTicketForgotten',
      data: { ticketId, forgottenAt: context.at },
    };
    given(received).when(forget).then(forgotten);
    given(received, closed).when(forget).then(forgotten);
    given(received, forgotten).when(forget).then();
    given(received, forgotten).when(close).thenRefused('not_found');
    given().when(forget).thenRefused('not_found');
  });

  it('has a number of eight letters and digits that cannot be misread', () => {
    expect(ticketNumberOf(ticketId)).toMatch(/^FH-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(ticketNumberOf(ticketId)).toBe(ticketNumberOf(ticketId));
    expect(ticketNumberOf(ticketId)).not.toBe(ticketNumberOf(ticketId.replace('6f', '7f')));
  });
});
