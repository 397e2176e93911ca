import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

/** Puts the revision of command answers and of views that carry one into the `ETag`, for use in `If-Match`. */
@Injectable()
export class RevisionEtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      tap((body: unknown) => {
        if (typeof body !== 'object' || body === null || !('revision' in body)) return;
        if (typeof body.revision === 'number')
          void context.switchToHttp().getResponse<FastifyReply>().header('etag', `"${body.revision}"`);
      }),
    );
  }
}
