import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { FaultReporter } from '../platform/faults/fault-reporter.ts';
import { message, sentence } from '../text/message.ts';
import { inputMessages } from './input-messages.ts';
import { InvalidInput } from './invalid-input.ts';
import { languageOf } from './language.ts';
import { loggedPath } from './logged-request.ts';
import { replyRefusal } from './refusal-reply.ts';

/** The one place that decides what a caller learns of what went wrong: their mistakes exactly, ours not at all. */
export function registerFaultReplies(app: FastifyInstance, faults: FaultReporter): void {
  app.setErrorHandler((error: FastifyError | InvalidInput, request: FastifyRequest, reply) => {
    const language = languageOf(request.headers['accept-language']);
    if (error instanceof InvalidInput)
      return replyRefusal(reply, { kind: 'invalid', fields: inputMessages(error.issues) }, language);
    if (error.statusCode === 413)
      return reply.status(413).send({ detail: sentence(message('payload-too-large'), language) });
    if (error.statusCode === 415 || error.statusCode === 400)
      return replyRefusal(
        reply,
        { kind: 'invalid', fields: { non_field_errors: [message('invalid-json')] } },
        language,
      );
    request.log.error({ err: error }, 'unexpected fault');
    faults.report(error, { method: request.method, path: loggedPath(request.url) });
    return reply.status(500).send({ detail: sentence(message('server-fault'), language) });
  });
  app.setNotFoundHandler((request, reply) =>
    replyRefusal(reply, { kind: 'not-found' }, languageOf(request.headers['accept-language'])),
  );
}
