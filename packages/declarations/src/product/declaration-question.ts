import type { SetCode } from '@milieuspoor/domain';

/** An answer that can be given; `label` is what the file calls it, empty where `value` says it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Asked {
  /** equal for the same question about the same file */
  readonly id: string;
  readonly choices: readonly Choice[];
}

/** The data of each question besides its choices. */
interface QuestionDetails {
  readonly declaration: object;
  /** `modules` are those of which the figures depend on the scenario; `proposed` is the default of the file */
  readonly scenario: { readonly modules: readonly string[]; readonly proposed: string | null };
  readonly method: { readonly set: SetCode };
  readonly indicator: { readonly name: string; readonly unit: string };
  readonly unit: {
    readonly set: SetCode;
    readonly indicator: string;
    readonly found: string;
    readonly expected: string;
  };
  readonly 'declared-unit': { readonly amount: number };
}
export type QuestionKind = keyof QuestionDetails;

/** What only a person can say about a declaration. */
export type DeclarationQuestion<Kind extends QuestionKind = QuestionKind> = {
  [Each in Kind]: Asked & { readonly kind: Each } & QuestionDetails[Each];
}[Kind];

/** Answers by the id of their question. */
export type DeclarationAnswers = Readonly<Record<string, string>>;

/** The values of choices that are no name in the file. */
export const CHOICES = {
  /** the figures that the file states without a scenario */
  noScenario: 'no-scenario',
  /** the figure is in the unit of the set */
  asOurs: 'as-ours',
  megajoules: 'megajoules',
  leftOut: 'left-out',
} as const;
