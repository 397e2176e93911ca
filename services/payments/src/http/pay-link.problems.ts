import { ProblemFilter, type Problem } from '@fieldhouse/platform';
import { Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { payLinkProblemPage } from './pay-link.page';

// The form's answer leads on to the card provider, wherever that is.
const POLICY =
  "default-src 'none';style-src 'unsafe-inline';form-action 'self' https: http:;base-uri 'none';frame-ancestors 'none'";

/** Whether somebody looks with a browser. */
export const wantsPage = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept?.includes('text/html') === true;

/** An answer that is a page of its own. */
export const asPage = (reply: FastifyReply): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);

/** Whoever has a link to pay may have nothing else of ours: what went wrong is a page as well, where they ask for one. */
@Catch()
export class PayLinkProblems extends ProblemFilter {
  protected override answer(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
    if (!wantsPage(request)) return super.answer(request, reply, problem);
    void asPage(reply).status(problem.status).send(payLinkProblemPage(problem));
  }
}
