import type { RegistrationEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import type { WaiverExpiry } from '@fieldhouse/values';
import { saved } from './places.fixture';
import { textHash, waiver } from './prospectus.fixture';
import type {
  OwnRegistrationCommand,
  OwnRegistrationRequest,
  RegistrationLeague,
} from './registration.commands';
import { ownRegistrationDecider } from './registration.decider';

const { given } = specification(ownRegistrationDecider);
const ids = { leagueId: 'l1', accountId: 'ann' };
const at = '2026-03-07T18:00:00.000Z';
const waiverOf = (expiry: WaiverExpiry = { kind: 'never' }, required = true, version = 1) => ({
  ...{ waiverId: 'w1', version, textHash, retired: false },
  waiver: { ...waiver, required, expiry },
});
const league: RegistrationLeague = {
  ...{ published: true, cancelled: false, isMember: false, zone: 'America/New_York' },
  ...{ endsOn: '2026-06-30', waivers: [waiverOf()], questions: [{ questionId: 'shirt' }] },
};
const command = (
  request: OwnRegistrationRequest,
  change: Partial<RegistrationLeague> | null = {},
  by = 'ann',
): OwnRegistrationCommand => ({
  ...request,
  ...ids,
  ...{ at, actor: { kind: 'account', accountId: by } },
  league: change === null ? null : { ...league, ...change },
});
const save = { type: 'SaveRegistration', saved } as const;
const sign = {
  type: 'SignWaiver',
  waiverId: 'w1',
  version: 1,
  textHash,
  accepted: true,
  name: 'Robin Hale',
  adult: true,
} as const;
const wasSaved: RegistrationEvent = { type: 'RegistrationSaved', data: { ...ids, saved } };
const signed = (expiresAt: string | null = null): RegistrationEvent => ({
  type: 'WaiverSigned',
  data: {
    ...ids,
    ...{ waiverId: 'w1', version: 1, textHash, accepted: true },
    ...{ name: 'Robin Hale', signedAt: at, expiresAt },
  },
});

describe('what somebody gives to register', () => {
  it('is kept as a whole, and once', () => {
    given().when(command(save)).then(wasSaved);
    given(wasSaved).when(command(save)).then();
  });

  it('is kept without answers to what the league does not ask', () => {
    const answering = (answers: Record<string, string>) => ({ ...saved, answers });
    const kept: RegistrationEvent = {
      type: 'RegistrationSaved',
      data: { ...ids, saved: answering({ shirt: 'L' }) },
    };
    const sent = { ...save, saved: answering({ shirt: 'L', made_up: 'x'.repeat(500) }) };
    given().when(command(sent)).then(kept);
    given(kept).when(command(sent)).then();
  });

  it('is theirs alone, and for leagues that are published or theirs', () => {
    given()
      .when(command(save, {}, 'eve'))
      .thenRefused('not_found', {});
    given().when(command(save, null)).thenRefused('not_found', {});
    given()
      .when(command(save, { published: false }))
      .thenRefused('not_found', {});
    given()
      .when(command(save, { published: false, isMember: true }))
      .then(wasSaved);
    given()
      .when(command(save, { cancelled: true }))
      .thenRefused('league_cancelled');
  });

  it('goes when they are forgotten', () => {
    const forget = {
      ...command({ type: 'ForgetOwnRegistration' }),
      actor: { kind: 'process', name: 'erasure' },
    } as const;
    given(wasSaved, signed()).when(forget).then({ type: 'RegistrantForgotten', data: ids });
    given(wasSaved, { type: 'RegistrantForgotten', data: ids }).when(forget).then();
  });
});

describe('a signature', () => {
  it('is of what was shown', () => {
    given().when(command(sign)).then(signed());
    given(signed()).when(command(sign)).then();
    given()
      .when(command({ ...sign, version: 2 }))
      .thenRefused('waiver_changed', { version: 1 });
    given()
      .when(command({ ...sign, textHash: 'b'.repeat(64) }))
      .thenRefused('waiver_changed');
    given()
      .when(command({ ...sign, waiverId: 'w9' }))
      .thenRefused('waiver_unknown');
    given()
      .when(command(sign, { waivers: [{ ...waiverOf(), retired: true }] }))
      .thenRefused('waiver_unknown');
  });

  it('is refused by nobody who must sign; of what one may, a refusal is kept', () => {
    given()
      .when(command({ ...sign, accepted: false }))
      .thenRefused('waiver_required');
    const optional = { waivers: [waiverOf({ kind: 'never' }, false)] };
    expect(
      given()
        .when(command({ ...sign, accepted: false }, optional))
        .events(),
    ).toMatchObject([{ type: 'WaiverSigned', data: { accepted: false } }]);
  });

  it.each<[WaiverExpiry, string]>([
    [{ kind: 'season' }, '2026-07-01T04:00:00.000Z'],
    [{ kind: 'date', until: '2026-12-31' }, '2027-01-01T05:00:00.000Z'],
    // Written for 'never'; the instant after it is none that is kept.
    [{ kind: 'date', until: '9999-12-31' }, '9999-12-31T23:59:59.999Z'],
    // Over the night in which clocks change: the last day counts to its end there.
    [{ kind: 'days', days: 1 }, '2026-03-09T04:00:00.000Z'],
  ])('counts to the end of its last day where the league plays (%o)', (expiry, expiresAt) => {
    given()
      .when(command(sign, { waivers: [waiverOf(expiry)] }))
      .then(signed(expiresAt));
  });

  it('is given anew once it is over', () => {
    given(signed('2026-03-01T05:00:00.000Z')).when(command(sign)).then(signed());
  });
});
