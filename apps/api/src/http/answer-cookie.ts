import type { FastifyReply } from 'fastify';

/** A cookie that an answer leaves behind: for the server alone, and never sent from another site. */
export interface AnswerCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
}

export function setAnswerCookie(
  reply: FastifyReply,
  { name, value, path, maxAgeSeconds }: AnswerCookie,
  secure: boolean,
): void {
  reply.setCookie(name, value, { path, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'strict', secure });
}
