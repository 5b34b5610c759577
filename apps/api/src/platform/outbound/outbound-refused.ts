export type OutboundProblem = 'not-https' | 'private-network' | 'too-large' | 'too-slow';

/** A request that was not made, or not heard to its end, and why. */
export class OutboundRefused extends Error {
  readonly problem: OutboundProblem;
  constructor(problem: OutboundProblem, host: string) {
    super(`${problem}: ${host}`);
    this.name = 'OutboundRefused';
    this.problem = problem;
  }
}
