import type { DiscountLine } from '../model/award-model.ts';
import { SIMULATION_ASSUMPTIONS, type SimulatedModel, type SimulationAssumptions } from './draw-bid.ts';
import { TenderCounter, type TenderTally } from './tally-tenders.ts';

/** How many tenders are drawn for each setting. */
export const EXPLORED_TENDERS = 10_000;

/** Tenders between two reports of progress: some thousandths of a second, so that whoever asks to stop is heard. */
const TENDERS_PER_STEP = 100;

/** What is varied, and by which factors of the present setting. */
export const VARIED_SETTINGS = {
  'maximum-discount': [0.5, 0.75, 1, 1.25, 1.5],
  'target-value': [0.5, 0.75, 1, 1.25, 1.5],
  'price-spread': [0.5, 0.75, 1, 1.5, 2],
} as const;
export type VariedSetting = keyof typeof VARIED_SETTINGS;

/** What tenders come to under one setting. */
export interface ExploredPoint extends TenderTally {
  /** of the present setting; 1 is that one */
  readonly factor: number;
  /** the setting itself: whole euro, or of the price spread a part of the project's size */
  readonly value: number;
}

/** How a model turns out over many tenders. */
export interface Exploration {
  readonly present: TenderTally;
  /** by rising value, with the present one among them; a target at or above the reference value, the next step or the ceiling is left out */
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
 * Draws thousands of tenders from the assumptions of the simulation, under the model and under others around it, a step
 * at a time: each step yields how far it is, and whoever asks no further has cancelled it. Every setting begins the same
 * random numbers anew, so that what differs between two settings is not chance. Simulated bidders know the target: they
 * bid lower where it is lower, and only what the discount is worth does not change what they bid.
 */
export function* exploreModel({
  model,
  bidders,
  startRandom,
  tenders = EXPLORED_TENDERS,
}: {
  readonly model: SimulatedModel;
  readonly bidders: number;
  /** begins the numbers from 0 up to and without 1 anew */
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

/** Whether a target lies below all that it has to. */
function isSound({ line, ceilingEur }: SimulatedModel): boolean {
  const { lowerEur, upperEur } = line;
  const nextEur = line.form === 'steps' ? (line.steps[1]?.mkiUptoEur ?? upperEur) : upperEur;
  return lowerEur < nextEur && (ceilingEur === null || lowerEur <= ceilingEur);
}

/** A line of which all that is earned is worth otherwise. */
function withDiscounts(line: DiscountLine, worth: (eur: number) => number): DiscountLine {
  const maxDiscountEur = worth(line.maxDiscountEur);
  if (line.form === 'line') return { ...line, maxDiscountEur };
  const steps = line.steps.map((step) => ({ ...step, discountEur: worth(step.discountEur) }));
  return { ...line, maxDiscountEur, steps };
}

/** A line with another target value, which in steps is the MKI of the first. */
function withTarget(line: DiscountLine, lowerEur: number): DiscountLine {
  if (line.form === 'line') return { ...line, lowerEur };
  const steps = line.steps.map((step, place) => (place === 0 ? { ...step, mkiUptoEur: lowerEur } : step));
  return { ...line, lowerEur, steps };
}
