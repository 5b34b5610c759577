import type { MakingStage } from '@milieuspoor/contract';

/** What is done for a report, in order: the steps 0 to 3 of part 2, §2. */
export const MAKING_STEPS = ['prepare', 'process', 'assemble', 'done'] as const;
export type MakingStep = (typeof MAKING_STEPS)[number];

/** How long the last step shows before making it is over, ms (part 2, §2). */
export const CLEARED_AFTER_MS = 500;

/** Where the making of a report is. */
export interface Making {
  /** null before it begins; the last one stays until something else is asked for */
  readonly step: MakingStep | null;
  /** from when it is asked for until a moment after it was downloaded */
  readonly generating: boolean;
  /** of what the server counts: each chart, putting it together, downloading it */
  readonly stepsDone: number;
  readonly steps: number;
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
  /** other calculations were ticked: what was made is not what would be made */
  | { readonly kind: 'chosen-otherwise' };

export const NOT_MADE: Making = {
  step: null,
  generating: false,
  stepsDone: 0,
  steps: 0,
  saved: null,
  failure: null,
};

/** Until the charts are counted: putting it together and downloading it. */
const LEAST_STEPS = 2;

const STEP_OF: Readonly<Record<MakingStage, MakingStep>> = {
  reading: 'prepare',
  drawing: 'process',
  writing: 'assemble',
};

/** Where the making of a report is after something happened. It never goes back, but to its beginning. */
export function makingAfter(making: Making, event: MakingEvent): Making {
  switch (event.kind) {
    case 'started':
      return { ...NOT_MADE, step: 'prepare', generating: true, steps: LEAST_STEPS };
    case 'told': {
      const { step, generating } = making;
      if (!generating || step === null || step === 'done' || event.stage === null) return making;
      const told = STEP_OF[event.stage];
      // Answers may overtake one another.
      if (MAKING_STEPS.indexOf(told) < MAKING_STEPS.indexOf(step) || event.stepsDone < making.stepsDone)
        return making;
      return { ...making, step: told, stepsDone: event.stepsDone, steps: event.steps };
    }
    case 'downloaded':
      return { ...making, step: 'done', stepsDone: making.steps, saved: event.name };
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

/** Whether a report can be asked for: what it is of is known, and none is being made. */
export function isReady({ generating }: Making, known: boolean): boolean {
  return known && !generating;
}

/** What the button says: what is being done, that it has to wait, or what it does. */
export function buttonLabel(making: Making, known: boolean): MakingStep | 'start' | 'notReady' {
  if (making.generating && making.step !== null) return making.step;
  if (!isReady(making, known)) return 'notReady';
  return making.step === 'done' ? 'done' : 'start';
}
