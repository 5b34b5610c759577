import type { SetCode } from '@milieuspoor/domain';

/** The data of each problem besides its place, from which its sentence is made. */
export interface ProblemDetails {
  // The file as a whole; these refuse it
  'file-empty': object;
  'file-too-large': { readonly maxBytes: number };
  'unpacks-too-large': { readonly maxBytes: number };
  'unsafe-file': { readonly reason: string };
  'password-protected': object;
  'file-damaged': object;
  'too-deep': { readonly max: number };
  'duplicate-key': { readonly key: string };
  'unknown-format': object;
  'no-declaration': object;
  'too-many-declarations': { readonly max: number };
  // What it declares; these refuse it too
  'not-a-number': { readonly value: string };
  'module-twice': { readonly indicator: string; readonly module: string };
  'indicator-twice': { readonly indicator: string };
  'no-reference-flow': object;
  'declared-amount': { readonly value: string };
  'no-name': object;
  /** `names`: what it states instead */
  'no-figures': { readonly names: readonly string[] };
  // Warnings
  'modules-left-out': { readonly modules: readonly LeftOutModule[] };
  'modules-by-years': {
    readonly modules: readonly { readonly module: string; readonly years: string }[];
  };
  'unknown-modules': { readonly modules: readonly string[] };
  'production-incomplete': { readonly indicators: readonly string[]; readonly missing: readonly string[] };
  'production-differs': { readonly indicator: string; readonly stated: number; readonly sum: number };
  'production-added': { readonly count: number };
  'adpf-converted': { readonly factor: number };
  'units-by-standard': { readonly standard: string };
  'indicators-passed-over': { readonly names: readonly string[] };
  'declared-amount-divided': { readonly amount: number; readonly unit: string };
  'conversion-contradicts': { readonly stated: readonly string[]; readonly unit: string };
  'conversion-unclear': { readonly name: string; readonly value: number };
  'valid-until-year': { readonly year: number };
  'no-valid-until': object;
  'standard-unclear': { readonly standards: readonly string[] };
  'set-not-weighed': { readonly set: SetCode; readonly missing: readonly string[] };
  'scenario-lacks': { readonly scenario: string; readonly modules: readonly string[] };
}
export type ProblemCode = keyof ProblemDetails;

/** A module that no calculation of ours is stated in, with its CO2 where that is declared. */
export interface LeftOutModule {
  readonly module: string;
  /** kg CO2-eq per unit of the product; null where it is not declared */
  readonly co2Kg: number | null;
}

/** Something that refuses a declaration, or that its reader must know; `path` is its place in the file. */
export type DeclarationProblem<Code extends ProblemCode = ProblemCode> = {
  [Each in Code]: {
    readonly code: Each;
    readonly details: ProblemDetails[Each];
    readonly path: string | null;
  };
}[Code];
