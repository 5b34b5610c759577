import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { mayHearPassedOn, PASSED_ON, PASSED_ON_ASKED } from '../../platform/passed-on.ts';

/**
 * Tells `npm run doctor`, which proves that it has the installation's key, what the proxies made of the addresses of
 * its request.
 */
export function tellPassedOn(
  app: FastifyInstance,
  { secret, clock }: Pick<Dependencies, 'secret' | 'clock'>,
): void {
  app.addHook('onRequest', (request, reply, next) => {
    const asked = request.headers[PASSED_ON_ASKED];
    if (typeof asked === 'string' && mayHearPassedOn(secret, asked, clock.now()))
      reply.header(PASSED_ON, JSON.stringify(request.headers['x-forwarded-for'] ?? ''));
    next();
  });
}
