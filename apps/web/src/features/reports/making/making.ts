import type { MakingStage } from '@milieuspoor/contract';

/** The steps of making a report, in order: the steps 0 to 3 of part 2, §2. */
export const MAKING_STEPS = ['prepare', 'process', 'assemble', 'done'] as const;
export type MakingStep = (typeof MAKING_STEPS)[number];

/** How long the last step is shown before the process ends, ms (part 2, §2). */
export const CLEARED_AFTER_MS = 500;

/** The progress of making a report. */
export interface Making {
  /** null before it begins; the last one stays until another report is asked for */
  readonly step: MakingStep | null;
  /** true from the request until a moment after the download */
  readonly generating: boolean;
  /** the steps that the server counts: each chart, assembling it, downloading it */
  readonly stepsDone: number;
  /** null until the charts are counted */
  readonly steps: number | null;
  /** the name of the file that was downloaded */
  readonly saved: string | null;
  readonly failure: { readonly error: unknown } | null;
}

type MakingEvent =
  | { readonly kind: 'started' }
  | {
      readonly kind: 'told';
      readonly stage: MakingStage | null;
      readonly stepsDone: number;
      readonly steps: number;
    }
  | { readonly kind: 'downloaded'; readonly name: string }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'cancelled' }
  /** other calculations were chosen: a new report would differ from the one that was made */
  | { readonly kind: 'chosen-otherwise' };

export const NOT_MADE: Making = {
  step: null,
  generating: false,
  stepsDone: 0,
  steps: null,
  saved: null,
  failure: null,
};

/** The steps of a report that came before its charts were counted: assembling it and downloading it. */
const LEAST_STEPS = 2;

const STEP_OF: Readonly<Record<MakingStage, MakingStep>> = {
  reading: 'prepare',
  drawing: 'process',
  writing: 'assemble',
};

/** Returns the progress after an event. It never goes back, except to its beginning. */
export function makingAfter(making: Making, event: MakingEvent): Making {
  switch (event.kind) {
    case 'started':
      return { ...NOT_MADE, step: 'prepare', generating: true };
    case 'told': {
      const { step, generating } = making;
      if (!generating || step === null || step === 'done' || event.stage === null) return making;
      const told = STEP_OF[event.stage];
      // A later answer may arrive before an earlier one.
      if (MAKING_STEPS.indexOf(told) < MAKING_STEPS.indexOf(step) || event.stepsDone < making.stepsDone)
        return making;
      // While the server reads, it does not know the charts yet.
      const steps = event.stage === 'reading' ? null : event.steps;
      return { ...making, step: told, stepsDone: event.stepsDone, steps };
    }
    case 'downloaded': {
      const steps = making.steps ?? LEAST_STEPS;
      return { ...making, step: 'done', stepsDone: steps, steps, saved: event.name };
    }
    case 'cleared':
      return making.step === 'done' ? { ...making, generating: false } : making;
    case 'failed':
      return { ...NOT_MADE, failure: { error: event.error } };
    case 'cancelled':
      return NOT_MADE;
    case 'chosen-otherwise':
      return making.generating ? making : NOT_MADE;
  }
}

/** Tells whether a report can be asked for: its calculations are known, and no report is being made. */
export function isReady({ generating }: Making, known: boolean): boolean {
  return known && !generating;
}

/** Returns the text of the button: the present step, that it has to wait, or what it does. */
export function buttonLabel(making: Making, known: boolean): MakingStep | 'start' | 'notReady' {
  if (making.generating && making.step !== null) return making.step;
  if (!isReady(making, known)) return 'notReady';
  return making.step === 'done' ? 'done' : 'start';
}
