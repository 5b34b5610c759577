import type { DraftDeclaration } from '../draft/draft-declaration.ts';
import { problemOf } from '../problems/declaration-fault.ts';
import type { Asking } from './asking.ts';

const STANDARD = /15804|21930/;

/** Tells what the source leaves open: until when it holds, and by which standard it was made. */
export function warnOfSource({ validUntil, standards }: DraftDeclaration, asking: Asking): void {
  if (validUntil.kind === 'unknown') asking.warnings.push(problemOf('no-valid-until', {}));
  if (validUntil.kind === 'year')
    asking.warnings.push(problemOf('valid-until-year', { year: validUntil.year }));
  if (!standards.some((each) => STANDARD.test(each)))
    asking.warnings.push(problemOf('standard-unclear', { standards }));
}
