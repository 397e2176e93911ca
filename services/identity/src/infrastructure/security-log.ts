import { Secrets } from '@fieldhouse/kernel/runtime';
import { CONFIG, LOGGER, Metrics, coarse, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';

/** What the security log tells of. */
export type SecurityEvent =
  | 'signed_in'
  | 'signed_in_with_code'
  | 'sign_in_failed'
  | 'sign_in_locked'
  | 'too_many_attempts'
  | 'password_wrong'
  | 'code_wrong'
  | 'token_refused'
  | 'token_reused'
  | 'cross_site'
  | 'not_allowed'
  | 'role_granted'
  | 'role_revoked'
  | 'password_changed'
  | 'password_recovered'
  | 'recovery_code_used'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_lift_asked'
  | 'second_factor_lifted'
  | 'email_changed'
  | 'session_ended'
  | 'account_erased';

/** Whom and where an event is about. No address of a person or of a host is logged as it is. */
export type SecurityContext = {
  readonly accountId?: string;
  /** An e-mail address, or what else attempts are counted by: told by a digest that only this installation can compute. */
  readonly subject?: string;
  readonly ip?: string;
  readonly correlationId?: string;
  /** Who did it, where that is somebody else. */
  readonly actorId?: string;
  readonly route?: string;
};

/** So many lines a second at most, so that an attack fills no disk; the counters count on. */
const LINES_A_SECOND = 50;
const SUBJECT_BYTES = 12;

/** Who tried what: lines of their own, whatever the log's level is, and a counter for alarms. */
@Injectable()
export class SecurityLog {
  private readonly lines: Logger;
  private second = 0;
  private written = 0;
  private left = 0;

  constructor(
    @Inject(LOGGER) log: Logger,
    @Inject(CONFIG) config: Config,
    private readonly secrets: Secrets,
    private readonly metrics: Metrics,
  ) {
    this.lines = log.child({ log: 'security' }, { level: config.NODE_ENV === 'test' ? log.level : 'info' });
  }

  note(event: SecurityEvent, { subject, ip, ...context }: SecurityContext = {}): void {
    this.metrics.securityEvents.inc({ event });
    const now = Math.floor(Date.now() / 1_000);
    if (now !== this.second) {
      if (this.left > 0) this.lines.info({ left: this.left }, 'more security events than lines');
      [this.second, this.written, this.left] = [now, 0, 0];
    }
    if (++this.written > LINES_A_SECOND) {
      this.left += 1;
      return;
    }
    this.lines.info(
      {
        ...context,
        ...(subject === undefined ? {} : { subject: this.digest(subject) }),
        ...(ip === undefined ? {} : { network: coarse(ip) }),
      },
      event,
    );
  }

  private digest(subject: string): string {
    const digest = this.secrets.digest('security-log', subject.trim().toLowerCase());
    return Buffer.from(digest, 'base64url').subarray(0, SUBJECT_BYTES).toString('base64url');
  }
}
