import type { Payload } from '@milieuspoor/contract';
import type { Language } from '@milieuspoor/domain';
import type { FastifyReply } from 'fastify';
import { message, sentence } from '../text/message.ts';
import type { Refusal } from './outcome.ts';

/** The status of each kind of refusal; the compiler checks that the table is complete. */
export const REFUSAL_STATUS: Readonly<Record<Refusal['kind'], number>> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  invalid: 400,
  unreadable: 400,
  conflict: 409,
  gone: 410,
  stale: 409,
  overtaken: 409,
  'too-many': 429,
  unavailable: 503,
};

/** Answers a refusal in the shape that belongs to its status. */
export function replyRefusal(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  reply.request.refusal = refusal;
  reply.status(REFUSAL_STATUS[refusal.kind]);
  switch (refusal.kind) {
    case 'not-found':
      return reply.send({ detail: sentence(message('not-found'), language) });
    case 'unauthenticated':
    case 'conflict':
    case 'gone':
      return reply.send({ detail: sentence(refusal.message, language) });
    case 'forbidden':
      return reply.send({
        detail: sentence(refusal.message, language),
        ...(refusal.code && { code: refusal.code }),
      });
    case 'stale':
      return reply.send({ detail: sentence(refusal.message, language), current: refusal.current });
    case 'overtaken':
      return reply.send({
        detail: sentence(refusal.message, language),
        shown: refusal.shown,
        current: refusal.current,
      });
    case 'unavailable':
    case 'too-many':
      if (refusal.retryAfterSeconds !== undefined) reply.header('Retry-After', refusal.retryAfterSeconds);
      return reply.send({ detail: sentence(refusal.message, language) });
    case 'invalid':
      if (reply.request.routeOptions.config.upload) return reply.send(asProblems(refusal.fields, language));
      return reply.send(
        Object.fromEntries(
          Object.entries(refusal.fields).map(([field, messages]) => [
            field,
            messages.map((each) => sentence(each, language)),
          ]),
        ),
      );
    case 'unreadable':
      return reply.send([...refusal.problems]);
  }
}

/** Returns the problems of the fields of an upload, in the list of every 400 of an upload (D-2). */
function asProblems(fields: Extract<Refusal, { kind: 'invalid' }>['fields'], language: Language): string[] {
  return Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((each) => {
      const said = sentence(each, language);
      return field === 'non_field_errors' ? said : `${field}: ${said}`;
    }),
  );
}

/** Answers a person who followed a link with a sentence, where a program would get JSON. */
export function replyRefusalInWords(reply: FastifyReply, refusal: Refusal, language: Language): FastifyReply {
  reply.request.refusal = refusal;
  const said = 'message' in refusal ? refusal.message : message('nothing-shared-here');
  if (refusal.kind === 'too-many') reply.header('Retry-After', refusal.retryAfterSeconds);
  return reply
    .status(REFUSAL_STATUS[refusal.kind])
    .header('X-Robots-Tag', 'noindex')
    .type('text/plain; charset=utf-8')
    .send(sentence(said, language));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the payload of a route that takes an upload */
    upload?: Extract<Payload, { kind: 'multipart' }>;
  }
}
