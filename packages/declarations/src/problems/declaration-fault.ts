import type { DeclarationProblem, ProblemCode, ProblemDetails } from './declaration-problem.ts';

/** Thrown where reading can't continue; `readDeclaration` turns it into a refusal. It never leaves the package. */
export class DeclarationFault extends Error {
  readonly problem: DeclarationProblem;

  constructor(problem: DeclarationProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Returns a problem with the details of its code. */
export function problemOf<Code extends ProblemCode>(
  code: Code,
  details: ProblemDetails[Code],
  path?: string | null,
): Extract<DeclarationProblem, { readonly code: Code }>;
export function problemOf(code: ProblemCode, details: object, path: string | null = null): object {
  return { code, details, path };
}

export function refuse<Code extends ProblemCode>(
  code: Code,
  details: ProblemDetails[Code],
  path: string | null = null,
): never {
  throw new DeclarationFault(problemOf(code, details, path));
}
