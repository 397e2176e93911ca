import type { PricePreview } from '@fieldhouse/api-contract';
import { Unseen } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { RegistrationKind } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { leaguePlacesAggregate, priceNow, priceWithCode } from '../domain';
import { LeagueQuotas } from '../infrastructure/league-quotas';
import { playsIn } from './league-membership';
import { loadPlacesLeague } from './places-league';

type Asked = { readonly kind: RegistrationKind; readonly code: string };

/** What a registration would cost somebody with a code, decided as its sending is; nothing is kept of it. */
@Injectable()
export class PricePreviews {
  constructor(
    private readonly store: AggregateStore,
    private readonly quotas: LeagueQuotas,
  ) {}

  /** @throws PlacesError why it cannot be used; Unseen; 429 after many codes */
  async of(leagueId: string, accountId: string, { kind, code }: Asked): Promise<PricePreview> {
    await this.quotas.takeCode(accountId);
    const league = await loadPlacesLeague(this.store, leagueId);
    const { prospectus } = league ?? {};
    if (!league || !prospectus) throw new Unseen();
    const isOf = league.published || league.memberAccountIds.includes(accountId);
    if (!isOf && !(await playsIn(this.store, leagueId, accountId))) throw new Unseen();
    const { state } = await this.store.load(leaguePlacesAggregate, leagueId);
    const at = new Date().toISOString();
    const full = priceNow(prospectus, kind, at);
    const price = priceWithCode({ state, at }, full, { code, accountId, kind, zone: league.zone });
    return { beforeMinor: full.total, price };
  }
}
