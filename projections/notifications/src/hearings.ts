import { Injectable } from '@nestjs/common';
import type { Hearing } from './audience';

const OPEN: Hearing = { mute: 'all', hidden: [] };

/** How people want to hear of their teams. */
@Injectable()
export class Hearings {
  /** @returns somebody's, by team */
  async of(_accountId: string): Promise<(teamId: string) => Hearing> {
    return () => OPEN;
  }

  /** @returns those of a team, by account */
  async in(_teamId: string): Promise<(accountId: string) => Hearing> {
    return () => OPEN;
  }
}
