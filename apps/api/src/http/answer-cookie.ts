import type { FastifyReply } from 'fastify';

/** A cookie that an answer leaves behind: for the server alone. */
export interface AnswerCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** sent along also when a page of another site leads the browser here; never without this */
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
