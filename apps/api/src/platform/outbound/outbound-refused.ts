export type OutboundProblem = 'not-https' | 'private-network' | 'too-large' | 'too-slow';

/** A request that was not made, or whose answer was not read completely, with the reason. */
export class OutboundRefused extends Error {
  readonly problem: OutboundProblem;
  constructor(problem: OutboundProblem, host: string) {
    super(`${problem}: ${host}`);
    this.name = 'OutboundRefused';
    this.problem = problem;
  }
}
