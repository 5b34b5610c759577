import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/away/database-unavailable.ts';
import type { FaultReporter } from '../platform/faults/fault-reporter.ts';
import { type Message, type MessageCode, message, sentence } from '../text/message.ts';
import { inputMessages } from './input/input-messages.ts';
import { InvalidInput } from './input/invalid-input.ts';
import { languageOf } from './language.ts';
import { loggedPath } from './log/logged-request.ts';
import { replyRefusal } from './refusal-reply.ts';

/** The route name for requests to no route of ours, whose address is not recorded. */
const UNKNOWN_ROUTE = 'none';

/** Decides, as the only place, what a caller learns of an error: their own mistakes exactly, ours not at all. */
export function registerFaultReplies(app: FastifyInstance, faults: FaultReporter): void {
  app.setErrorHandler(
    (error: FastifyError | InvalidInput | DatabaseUnavailable, request: FastifyRequest, reply) => {
      if (error instanceof DatabaseUnavailable) return replyUnavailable(request, reply, error);
      if (isMistake(error)) return replyMistake(error, request, reply);
      request.log.error({ err: error }, 'unexpected fault');
      const { id, method } = request;
      const route = request.routeOptions.url ?? UNKNOWN_ROUTE;
      faults.report(error, { method, path: loggedPath(request.url), route, request: id });
      return (
        leadOn(request, reply) ?? replySentence(reply, 500, message('server-fault', { request: id }), request)
      );
    },
  );
  app.setNotFoundHandler(replyNotFound);
}

/** Tells whether the caller sent an invalid request, which the framework and its plugins report by a status. */
function isMistake(error: FastifyError | InvalidInput): boolean {
  if (error instanceof InvalidInput) return true;
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
}

/** States what is wrong with a request that its schema, the framework or a plugin refused. */
export function replyMistake(
  error: FastifyError | InvalidInput,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  request.misshapen = true;
  if (error instanceof InvalidInput)
    return replyRefusal(reply, { kind: 'invalid', fields: inputMessages(error.issues) }, language);
  switch (error.statusCode) {
    // Addresses with '..', '//' or a backslash, and parameters too long for ours.
    case 403:
    case 404:
    case 414:
      return replyNotFound(request, reply);
    case 413:
      return replySentence(reply, 413, message('payload-too-large'), request);
    case 416:
      return replySentence(reply, 416, message('no-such-range'), request);
    default:
      return replyRefusal(
        reply,
        { kind: 'invalid', fields: { non_field_errors: [message('invalid-json')] } },
        language,
      );
  }
}

/**
 * Refuses a request because a later release changed the schema: what this release would answer or store might now mean
 * something else. It ends within seconds, and another server, or the next start, has the later release.
 */
export function refuseOvertaken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('Retry-After', RETRY_AFTER_SECONDS);
  return replySentence(reply, 503, message('server-overtaken'), request);
}

/** Redirects a person whose browser navigated here; null where a program made the request. */
function leadOn({ id, routeOptions }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const { placeOfFault } = routeOptions.config;
  return placeOfFault ? reply.redirect(placeOfFault(id), 303) : null;
}

function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyRefusal(reply, { kind: 'not-found' }, languageOf(request.headers['accept-language']));
}

function replySentence(
  reply: FastifyReply,
  status: number,
  said: Message,
  { headers }: FastifyRequest,
): FastifyReply {
  return reply.status(status).send({ detail: sentence(said, languageOf(headers['accept-language'])) });
}

/** PostgreSQL's own code (Appendix A of its manual). */
const DISK_FULL = '53100';

/** The seconds after which a new attempt makes sense: a restarted server is usually ready by then. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Answers that the database is unreachable, too busy or full: not a mistake of the caller and not a fault of the
 * program, so it is logged and not reported. `outage-log.ts` states once whether it is unreachable.
 */
function replyUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, code, outcome, message: reason }: DatabaseUnavailable,
): FastifyReply {
  request.log.warn(
    { req: request, database: kind, code, outcome, reason },
    'refused for want of the database',
  );
  const led = leadOn(request, reply);
  if (led) return led;
  // A page with a time to return waits silently, but only people can make room.
  if (code === DISK_FULL && !isReading(request) && outcome === 'nothing-stored')
    return replySentence(reply, 503, message('disk-full'), request);
  reply.header('Retry-After', RETRY_AFTER_SECONDS);
  return replySentence(reply, 503, message(saidOf(request, outcome)), request);
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns the message: it says that a change was not made only when that is certain. */
function saidOf(request: FastifyRequest, outcome: DatabaseUnavailable['outcome']): MessageCode {
  if (isReading(request)) return 'database-unavailable';
  return outcome === 'unknown' ? 'change-perhaps-stored' : 'change-not-stored';
}
