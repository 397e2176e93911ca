import type { ResultKeyView, RoomView, SignedResultView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeApi, type FakeApi } from '../../../../test/fake-api';
import { streamChanged } from '../../../../test/fake-live';
import { renderApp } from '../../../../test/render-app';
import { league, lockedRoom, pool, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft?tab=results';
const DRAFT = '/leagues/L1/draft';
const { proof, code } = JSON.parse(
  readFileSync(join(__dirname, '../../../../../../docs/signed-result-v1.vector.json'), 'utf8'),
) as { readonly proof: SignedResultView; readonly code: string };
const said = JSON.parse(proof.statement) as {
  readonly draftId: string;
  readonly cells: readonly { readonly pickNo: number; readonly playerId: string; readonly teamId: string }[];
  readonly others: readonly { readonly teamId: string; readonly playerId: string }[];
};
const HOLDS = /^Checked on this device: 22 facts, nothing changed since Tue, Nov 24, /;
const key: ResultKeyView = {
  algorithm: 'ECDSA P-256 SHA-256',
  publicKey: proof.publicKey,
  fingerprint: 'f',
};

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

let network: FakeApi;
const show = async (changes: Partial<RoomView> = {}): Promise<void> => {
  const room = await lockedRoom({ status: 'published' });
  const picks = said.cells.map((cell) => ({
    ...{ round: 1, source: 'captain', why: null, pickedAt: '2026-11-24T19:31:00.000Z', madeIn: 1 },
    ...cell,
  }));
  const extras = said.others.map((other) => ({ ...other, source: 'late' }));
  const shown = { ...room, draftId: said.draftId, picks, extras, ...changes };
  network.on('GET', `${DRAFT}/room`, { body: shown });
};
beforeEach(async () => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('GET', `${DRAFT}/players`, { body: { leagueId: 'L1', position: '1', players: [] } });
  network.on('GET', `${DRAFT}/spectator-link`, { body: { path: null } });
  network.on('GET', `${DRAFT}/signed-result`, { body: { signed: proof } });
  network.on('GET', '/draft-result-key', { body: key });
  await show();
});
const card = async () => within(await screen.findByRole('region', { name: 'Signed result' }));
const proofFile = (content: unknown): File =>
  new File([JSON.stringify(content)], 'kept.json', { type: 'application/json' });

it('is checked on the device, with the code that people compare', async () => {
  renderApp(AT);
  const signed = await card();
  expect(await signed.findByText(HOLDS)).toBeVisible();
  expect(signed.getByText(HOLDS).closest('[role="status"]')).not.toBeNull();
  expect(signed.getByText(code)).toBeVisible();
  expect(signed.queryByText('Checking on this device…')).not.toBeInTheDocument();
});

it('says what does not fit the proof, and what to do', async () => {
  const [first, ...others] = said.cells;
  const picks = [{ ...first, playerId: 'z' }, ...others].map((cell) => ({
    ...{ round: 1, source: 'captain', why: null, pickedAt: '2026-11-24T19:31:00.000Z', madeIn: 1 },
    ...cell,
  })) as unknown as RoomView['picks'];
  await show({ picks });
  const facts = proof.facts.map(({ open, closed }) => ({ open: open.replace('2026-11', '2026-10'), closed }));
  network.on('GET', `${DRAFT}/signed-result`, { body: { signed: { ...proof, facts } } });
  network.on('GET', '/draft-result-key', { body: { ...key, publicKey: 'another' } });
  renderApp(AT);
  const signed = await card();
  expect(await signed.findByText('This result does not fit its proof')).toBeVisible();
  expect(signed.getByText('This page shows something else than what was signed: pick 1.')).toBeVisible();
  expect(signed.getByText(/^The log is not the one that was signed/)).toBeVisible();
  expect(signed.getByText('It is signed with another key than that of this site.')).toBeVisible();
  expect(signed.getByText(/^Download the proof, keep the mail/)).toBeVisible();
});

it('waits for the signature, and is checked once it is there', async () => {
  network.on('GET', `${DRAFT}/signed-result`, { body: { signed: null } });
  renderApp(AT);
  const signed = await card();
  expect(await signed.findByText(/^The result is being signed/)).toBeVisible();
  expect(signed.queryByRole('button', { name: 'Download proof' })).not.toBeInTheDocument();
  network.on('GET', `${DRAFT}/signed-result`, { body: { signed: proof } });
  streamChanged('draft', '9');
  expect(await signed.findByText(HOLDS)).toBeVisible();
});

it('is not there before the rosters are published', async () => {
  await show({ status: 'completed' });
  renderApp(AT);
  expect(await screen.findByRole('button', { name: 'Export as CSV' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Signed result' })).not.toBeInTheDocument();
  expect(network.sent('GET', `${DRAFT}/signed-result`)).toHaveLength(0);
});

it('says that there is no connection, and checks a file all the same', async () => {
  network.on('GET', `${DRAFT}/signed-result`, offline);
  network.on('GET', '/draft-result-key', offline);
  const { user } = renderApp(AT);
  const signed = await card();
  expect(await signed.findByText(/^You are offline, so the proof could not be loaded/)).toBeVisible();
  await user.upload(signed.getByLabelText('Proof file'), proofFile(proof));
  expect(await signed.findByText(/^The file holds: 22 facts, signed Tue, Nov 24, /)).toBeVisible();
  expect(signed.getByText('It could not be compared with this page.')).toBeVisible();
  network.on('GET', `${DRAFT}/signed-result`, { body: { signed: proof } });
  await user.click(signed.getByRole('button', { name: 'Retry' }));
  expect(await signed.findByText(HOLDS)).toBeVisible();
});

it('gives the file where the browser does not compute digests', async () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  renderApp(AT);
  const signed = await card();
  expect(await signed.findByText(/^Your browser checks proofs on https pages only/)).toBeVisible();
  expect(await signed.findByRole('button', { name: 'Download proof' })).toBeVisible();
  expect(signed.queryByRole('button', { name: 'Check a file' })).not.toBeInTheDocument();
  subtle.mockRestore();
});

describe('a file that was kept', () => {
  const checked = async (content: unknown) => {
    const { user } = renderApp(AT);
    const signed = await card();
    await signed.findByText(HOLDS);
    await user.upload(signed.getByLabelText('Proof file'), proofFile(content));
    return signed;
  };

  it('holds where this site still says the same', async () => {
    const signed = await checked(proof);
    expect(await signed.findByText(/^The file holds: 22 facts/)).toBeVisible();
    expect(signed.getByText('This site still says the same.')).toBeVisible();
  });

  it('shows the fact that this site tells otherwise now', async () => {
    const facts = proof.facts.map(({ open, closed }, n) => ({
      open,
      closed: n === 6 ? `0${closed}` : closed,
    }));
    network.on('GET', `${DRAFT}/signed-result`, { body: { signed: { ...proof, facts } } });
    const { user } = renderApp(AT);
    const signed = await card();
    await signed.findByText('This result does not fit its proof');
    await user.upload(signed.getByLabelText('Proof file'), proofFile(proof));
    expect(await signed.findByText('This site tells another story than your file')).toBeVisible();
    expect(signed.getByText(/^Your file holds, and fact 7 of its log is another one here/)).toBeVisible();
  });

  it('does not hold when it was changed, and is none when it is something else', async () => {
    const signed = await checked({ ...proof, facts: proof.facts.slice(0, -1) });
    expect(await signed.findByText('The file does not hold')).toBeVisible();
    expect(signed.getByText('Fact 22 of the log is missing or out of place.')).toBeVisible();
  });

  it('says when it cannot be read, and takes another one', async () => {
    const { user } = renderApp(AT);
    const signed = await card();
    await signed.findByText(HOLDS);
    const gone = Object.assign(proofFile(proof), {
      text: () => Promise.reject(new Error('NotReadableError')),
    });
    await user.upload(signed.getByLabelText('Proof file'), gone);
    expect(await signed.findByText('kept.json could not be read')).toBeVisible();
    await user.upload(signed.getByLabelText('Proof file'), proofFile(proof));
    expect(await signed.findByText(/^The file holds: 22 facts/)).toBeVisible();
  });

  it('is none when it is something else', async () => {
    const signed = await checked({ some: 'thing' });
    expect(await signed.findByText('kept.json is no proof of a draft')).toBeVisible();
  });
});

it('can be taken along as it came', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (content) => {
    saved = content as Blob;
    return 'blob:proof';
  };
  URL.revokeObjectURL = () => undefined;
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderApp(AT);
  const signed = await card();
  await user.click(await signed.findByRole('button', { name: 'Download proof' }));
  await waitFor(() => expect(saved).toBeDefined());
  press.mockRestore();
  expect(JSON.parse((await saved?.text()) ?? 'null')).toEqual(proof);
});
