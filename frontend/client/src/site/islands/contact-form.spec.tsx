import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeApi, neverAnswered, problem, type FakeApi } from '../../../test/fake-api';
import { ContactForm } from './contact-form';

let api: FakeApi;
const message = 'How do I move my team to Tuesday?';
const fill = async () => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Ana Ruiz');
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
  await user.selectOptions(screen.getByLabelText('Topic'), 'press');
  await user.type(screen.getByLabelText('Message'), message);
  return user;
};
const send = () => screen.getByRole('button', { name: 'Send message' });
const sent = () => api.sent('POST', '/contact');

beforeEach(() => {
  api = fakeApi();
  api.on('POST', '/contact', { body: { ticket: 'FH-7K2M9QXA' } });
});
afterEach(() => void jest.useRealTimers());

describe('the contact form', () => {
  it('sends the message once and shows the ticket number', async () => {
    render(<ContactForm />);
    const user = await fill();
    await user.dblClick(send());
    expect(await screen.findByText(/Your ticket is FH-7K2M9QXA/)).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toEqual([
      { name: 'Ana Ruiz', email: 'ana@example.org', topic: 'press', message, website: '' },
    ]);
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('leads keys to what became of the message, and from there to the next one', async () => {
    render(<ContactForm />);
    const user = await fill();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /Your ticket is FH-7K2M9QXA/ })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('says what is wrong beside each field, shows the first message, and goes to the first field', async () => {
    render(<ContactForm />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Message'), 'too short');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Validation errorTell us your name');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid email address');
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write at least 10 characters');
    expect(screen.getByLabelText('Message')).toHaveValue('too short');
    expect(sent()).toEqual([]);
  });

  it('keeps what was written when it could not be sent, and tries again under the same key', async () => {
    api.on('POST', '/contact', problem(503, 'store_unavailable', 'Temporarily unavailable'));
    render(<ContactForm />);
    const user = await fill();
    await user.click(send());
    expect(await screen.findByText('Not sent')).toBeInTheDocument();
    expect(screen.getByText(/Error id c0ffee00/)).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue(message);
    api.on('POST', '/contact', { body: { ticket: 'FH-1' } });
    await user.click(send());
    await screen.findByText(/Your ticket is FH-1/);
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('gives up when nobody answers, and keeps what was written', async () => {
    render(<ContactForm />);
    await fill();
    jest.useFakeTimers();
    neverAnswered();
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByRole('button', { name: 'Sending …' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not be reached');
    expect(screen.getByLabelText('Message')).toHaveValue(message);
    expect(send()).toBeEnabled();
  });

  it('counts down when too many messages came, with the content kept', async () => {
    const wait = problem(429, 'too_many_requests', 'Too many messages', { detail: 'Several messages came.' });
    api.on('POST', '/contact', { ...wait, headers: { 'retry-after': '125' } });
    render(<ContactForm />);
    const user = await fill();
    await user.click(send());
    expect(await screen.findByText(/Try again in 2:0\d\./)).toBeInTheDocument();
    expect(send()).toBeDisabled();
    expect(screen.getByLabelText('Message')).toHaveValue(message);
  });

  it('cannot be sent before its code has arrived, so that nothing is lost', () => {
    expect(renderToString(<ContactForm />)).toMatch(/<button[^>]*disabled/);
  });

  it('has a field that no person sees or reaches', () => {
    const { container } = render(<ContactForm />);
    expect(container.querySelector('input[name=website]')).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).not.toBeInTheDocument();
  });
});
