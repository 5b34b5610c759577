import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import type { Refusal } from '../outcome.ts';
import { securityEventOf } from './security-event.ts';

/**
 * Logs every security action and every refused attempt, independent of the log level: security monitoring should not
 * need every request. Only `silent` silences it.
 */
export function logSecurity(app: FastifyInstance, { logLevel }: Pick<Settings, 'logLevel'>): void {
  app.decorateRequest('refusal', null);
  app.decorateRequest('misshapen', false);
  app.decorateRequest('aboutAccount', null);
  if (logLevel === 'silent') return;
  app.addHook('onResponse', (request, reply, next) => {
    const { refusal, misshapen, caller, routeOptions, aboutAccount } = request;
    const event = securityEventOf({
      endpoint: routeOptions.config.endpointId ?? null,
      status: reply.statusCode,
      refusal,
      misshapen,
      signedIn: caller !== null,
    });
    if (event)
      request.log.child({}, { level: 'info' }).info(
        {
          ...event,
          status: reply.statusCode,
          ...(aboutAccount ? { about: aboutAccount } : {}),
          ...(caller ? { organisations: caller.scope.kind === 'all' ? 'all' : caller.scope.ids } : {}),
          req: request,
        },
        'security',
      );
    next();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpointId?: string;
  }
  interface FastifyRequest {
    /** why it was refused; null when it was not, or is not answered yet */
    refusal: Refusal | null;
    /** whether its input does not match the description of the API, which our pages always do */
    misshapen: boolean;
    /** the account that it was about, where nobody was signed in yet */
    aboutAccount: string | null;
  }
}
