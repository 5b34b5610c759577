import type { FastifyReply } from 'fastify';

/** A cookie that an answer sets; only the server can read it. */
export interface AnswerCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** also sent when a page of another site leads the browser here; without this it is not */
  readonly fromElsewhere?: true;
}

export function setAnswerCookie(
  reply: FastifyReply,
  { name, value, path, maxAgeSeconds, fromElsewhere }: AnswerCookie,
  secure: boolean,
): void {
  const sameSite = fromElsewhere ? 'lax' : 'strict';
  reply.setCookie(name, value, { path, maxAge: maxAgeSeconds, httpOnly: true, sameSite, secure });
}
