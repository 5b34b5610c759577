import type { DiscountLine } from '../model/award-model.ts';
import { SIMULATION_ASSUMPTIONS, type SimulatedModel, type SimulationAssumptions } from './draw-bid.ts';
import { TenderCounter, type TenderTally } from './tally-tenders.ts';

/** Number of tenders that are drawn for each setting. */
export const EXPLORED_TENDERS = 10_000;

/**
 * Number of tenders between two reports of progress: some thousandths of a second, so that a request to stop takes
 * effect soon.
 */
const TENDERS_PER_STEP = 100;

/** The settings that are varied, with factors of the present setting. */
export const VARIED_SETTINGS = {
  'maximum-discount': [0.5, 0.75, 1, 1.25, 1.5],
  'target-value': [0.5, 0.75, 1, 1.25, 1.5],
  'price-spread': [0.5, 0.75, 1, 1.5, 2],
} as const;
export type VariedSetting = keyof typeof VARIED_SETTINGS;

/** The results of tenders under one setting. */
export interface ExploredPoint extends TenderTally {
  /** factor of the present setting; 1 is the present setting */
  readonly factor: number;
  /** the setting itself: whole euro, or for the price spread a part of the project's size */
  readonly value: number;
}

/** The results of a model over many tenders. */
export interface Exploration {
  readonly present: TenderTally;
  /**
   * by rising value, including the present one; a target at or above the reference value, the next step or the ceiling
   * is omitted
   */
  readonly varied: Readonly<Record<VariedSetting, readonly ExploredPoint[]>>;
}

export interface ExplorationProgress {
  readonly done: number;
  readonly of: number;
}

interface Setting {
  readonly model: SimulatedModel;
  readonly assumptions: SimulationAssumptions;
  readonly value: number;
}

/**
 * Draws thousands of tenders from the assumptions of the simulation, under the model and under variants of it, one step
 * at a time: each step yields the progress, and a caller that does not continue has cancelled it. Every setting starts
 * the same random numbers again, so that differences between two settings are not chance. Simulated bidders know the
 * target: they bid lower where it is lower; only the worth of the discount does not change their bids.
 */
export function* exploreModel({
  model,
  bidders,
  startRandom,
  tenders = EXPLORED_TENDERS,
}: {
  readonly model: SimulatedModel;
  readonly bidders: number;
  /** starts the numbers from 0 up to but not including 1 again */
  readonly startRandom: () => () => number;
  readonly tenders?: number;
}): Generator<ExplorationProgress, Exploration> {
  const settings = {
    'maximum-discount': settingsOf('maximum-discount', model),
    'target-value': settingsOf('target-value', model),
    'price-spread': settingsOf('price-spread', model),
  };
  const others = Object.values(settings)
    .flat()
    .filter(({ factor }) => factor !== 1).length;
  const progress = { done: 0, of: (1 + others) * tenders };

  function* play({ model: played, assumptions }: Omit<Setting, 'value'>) {
    const counter = new TenderCounter(played, bidders, assumptions, startRandom());
    for (let left = tenders; left > 0; left -= TENDERS_PER_STEP) {
      const step = Math.min(left, TENDERS_PER_STEP);
      counter.play(step);
      progress.done += step;
      yield { ...progress };
    }
    const tally = counter.tally();
    if (!tally) throw new RangeError('No tenders to explore');
    return tally;
  }

  const present = yield* play({ model, assumptions: SIMULATION_ASSUMPTIONS });

  function* vary(varied: VariedSetting) {
    const points: ExploredPoint[] = [];
    for (const { factor, ...setting } of settings[varied]) {
      const tally = factor === 1 ? present : yield* play(setting);
      points.push({ factor, value: setting.value, ...tally });
    }
    return points;
  }

  return {
    present,
    varied: {
      'maximum-discount': yield* vary('maximum-discount'),
      'target-value': yield* vary('target-value'),
      'price-spread': yield* vary('price-spread'),
    },
  };
}

function settingsOf(varied: VariedSetting, model: SimulatedModel) {
  return VARIED_SETTINGS[varied].flatMap((factor) => {
    const setting = settingAt(varied, factor, model);
    return factor === 1 || isSound(setting.model) ? [{ factor, ...setting }] : [];
  });
}

function settingAt(varied: VariedSetting, factor: number, model: SimulatedModel): Setting {
  const assumptions = SIMULATION_ASSUMPTIONS;
  switch (varied) {
    case 'maximum-discount': {
      const line = withDiscounts(model.line, (eur) => Math.round(factor * eur));
      return { model: { ...model, line }, assumptions, value: line.maxDiscountEur };
    }
    case 'target-value': {
      const value = Math.round(factor * model.line.lowerEur);
      return { model: { ...model, line: withTarget(model.line, value) }, assumptions, value };
    }
    case 'price-spread': {
      const value = factor * assumptions.priceSpread;
      return { model, assumptions: { ...assumptions, priceSpread: value }, value };
    }
  }
}

/** Tells whether the target is below the reference value or the next step, and not above the ceiling. */
function isSound({ line, ceilingEur }: SimulatedModel): boolean {
  const { lowerEur, upperEur } = line;
  const nextEur = line.form === 'steps' ? (line.steps[1]?.mkiUptoEur ?? upperEur) : upperEur;
  return lowerEur < nextEur && (ceilingEur === null || lowerEur <= ceilingEur);
}

/** Returns a line in which each discount is replaced by `worth` of it. */
function withDiscounts(line: DiscountLine, worth: (eur: number) => number): DiscountLine {
  const maxDiscountEur = worth(line.maxDiscountEur);
  if (line.form === 'line') return { ...line, maxDiscountEur };
  const steps = line.steps.map((step) => ({ ...step, discountEur: worth(step.discountEur) }));
  return { ...line, maxDiscountEur, steps };
}

/** Returns a line with another target value, which in steps is the MKI of the first. */
function withTarget(line: DiscountLine, lowerEur: number): DiscountLine {
  if (line.form === 'line') return { ...line, lowerEur };
  const steps = line.steps.map((step, place) => (place === 0 ? { ...step, mkiUptoEur: lowerEur } : step));
  return { ...line, lowerEur, steps };
}
