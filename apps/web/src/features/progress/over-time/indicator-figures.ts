import { displayIn, type Quantity } from '@milieuspoor/charts';
import { figuresIn, isShareProgress, type Language, type ProgressIndicator } from '@milieuspoor/domain';

/** Returns the quantity of the percentages of an indicator. */
export function percentageOf(indicator: ProgressIndicator): Quantity {
  return isShareProgress(indicator) ? 'cleanShare' : 'reduction';
}

const WEIGHTS: Readonly<Record<ProgressIndicator, Quantity>> = {
  mki: 'mki',
  co2: 'co2',
  primary_material: 'material',
  secondary_material: 'material',
  biobased_material: 'material',
  renewable_energy: 'energy',
  emission_free_equipment: 'equipment',
  emission_free_transport: 'transport',
};

/** Writes what a percentage is of, with its unit. */
export function weightText(indicator: ProgressIndicator, weight: number | null, language: Language): string {
  return displayIn(WEIGHTS[indicator], language).format(weight);
}

/** Writes a percentage without its sign for a sentence: whole, and below one percent with one decimal. */
export function roundPercent(value: number): string {
  const size = Math.abs(value);
  return figuresIn('nl').percent(size, size > 0 && size < 1 ? 1 : 0);
}

/** Whether the optimisations cost less or more than the baselines, as far as a sentence shows it. */
export function directionOf(value: number): 'less' | 'more' | 'equal' {
  if (!/[1-9]/.test(roundPercent(value))) return 'equal';
  return value > 0 ? 'less' : 'more';
}
