import { timingSafeEqual } from 'node:crypto';
import { itemsOf } from '../checkout/pay-session';
import type { Desk } from '../desk';
import { catchUp } from '../due';
import { linkItems } from '../resources/payment-links';
import { routeOf } from '../routes';
import { randomText } from '../store/ids';
import { Failed } from './call';
import { expanded, type Hidden } from './expand';
import { parseForm } from './form';
import { digestOf, type Answer, type Answers } from './idempotency';
import { Params } from './params';
import { notAuthenticated, notPossible, Refusal, toldToRefuse, wrongParameter } from './refusals';

/** A request to the API. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
};

const MAX_KEY = 255;

/** What is not in an object unless it is asked for. */
const hiddenFields =
  (desk: Desk): Hidden =>
  ({ object, id }, field) => {
    if (field !== 'line_items' || typeof id !== 'string') return undefined;
    const items =
      object === 'checkout.session'
        ? itemsOf(desk, id)
        : object === 'payment_link'
          ? linkItems(desk, id)
          : undefined;
    return (
      items && {
        object: 'list',
        data: items,
        has_more: false,
        url: `/v1/${String(object)}s/${id}/line_items`,
      }
    );
  };

const requireKey = (authorization: string | undefined, key: string): void => {
  const [, scheme, given = ''] = /^(Bearer|Basic) (.+)$/.exec(authorization ?? '') ?? [];
  if (scheme === undefined) throw notAuthenticated('You did not provide an API key.');
  const text = scheme === 'Bearer' ? given : Buffer.from(given, 'base64').toString().replace(/:$/, '');
  const [a, b] = [Buffer.from(text), Buffer.from(key)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw notAuthenticated('Invalid API Key provided.');
};

/** Answers calls of the API with the key of the data folder. */
export class Api {
  constructor(
    private readonly desk: Desk,
    private readonly answers: Answers,
    private readonly key: string,
  ) {}

  /** What is answered is durable, and answered the same to the same key. */
  answer(asked: ApiRequest): Answer {
    const request = `req_${randomText(14)}`;
    try {
      requireKey(asked.authorization, this.key);
      return this.desk.act(() => {
        catchUp(this.desk);
        return this.refused(asked, request) ?? this.once(asked, request);
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return errorAnswer(error, request);
    }
  }

  /** The network between is as bad as the provider was told. */
  private refused({ path }: ApiRequest, request: string): Answer | undefined {
    const { refusals, refusalStatus } = this.desk.settings.get();
    if (refusals === 0 || !path.startsWith('/v1/')) return undefined;
    this.desk.settings.set({ refusals: refusals - 1 });
    return errorAnswer(toldToRefuse(refusalStatus), request);
  }

  private once(asked: ApiRequest, request: string): Answer {
    const { method, path, body, idempotencyKey: key } = asked;
    if (method !== 'POST' || key === undefined) return this.tried(asked, request).answer;
    if (key === '' || key.length > MAX_KEY)
      throw wrongParameter('', `Idempotency keys are 1 to ${MAX_KEY} characters long.`);
    const digest = digestOf(method, path, body);
    const before = this.answers.replay(key, digest, this.desk.now());
    if (before) return before;
    const { answer, isKept } = this.tried(asked, request);
    if (isKept) this.answers.keep(key, digest, answer, this.desk.now());
    return answer;
  }

  /** A refusal takes back what was begun, and only that. */
  private tried(asked: ApiRequest, request: string): { readonly answer: Answer; readonly isKept: boolean } {
    try {
      return { answer: this.desk.act(() => this.done(asked, request)), isKept: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { answer: errorAnswer(error, request), isKept: error.isKept };
    }
  }

  private done({ method, path, query, body, idempotencyKey }: ApiRequest, request: string): Answer {
    const matched = routeOf(method, path);
    if (!matched)
      throw new Refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    if (method === 'POST' && query !== '') throw notPossible('Parameters of a POST belong into its body.');
    const params = new Params(parseForm(method === 'GET' ? query : body));
    const paths = params.texts('expand');
    const cause = { id: request, idempotency_key: idempotencyKey ?? null };
    const result = this.desk.events.by(cause, () =>
      matched.route.handle({ desk: this.desk, params, id: matched.id, path }),
    );
    params.end();
    if (result instanceof Failed) return errorAnswer(result, request);
    const shown = expanded(result, paths, this.desk.objects, hiddenFields(this.desk));
    return { status: 200, body: JSON.stringify(shown, null, 2), request };
  }
}

const errorAnswer = ({ status, error }: Pick<Refusal, 'status' | 'error'>, request: string): Answer => ({
  status,
  body: JSON.stringify({ error: { ...error, request_log_url: null } }, null, 2),
  request,
});
