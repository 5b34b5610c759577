import type { Project } from '@milieuspoor/contract';
import {
  findUnseen,
  type LevelFields,
  type LevelProblem,
  levelPercentage,
  levelProblems,
  SCALE_PRESETS,
  type ScalePreset,
} from '@milieuspoor/domain';

/** A level as it is typed. */
export interface LevelDraft {
  readonly key: string;
  readonly percentage: string;
  readonly name: string;
}

type Scale = NonNullable<Project['criteria'][number]['scale']>;

/** Returns the levels of a criterion as text, the highest first; two empty ones if it has no scale. */
export function levelDraftsOf(scale: Scale | null): readonly LevelDraft[] {
  if (!scale) return ['100', '0'].map((percentage, place) => ({ key: `new-${place}`, percentage, name: '' }));
  return scale.toReversed().map(({ percentage, name }, place) => ({
    key: `level-${place}`,
    percentage: writePercentage(percentage),
    name,
  }));
}

/** Returns the percentages of a preset, each with the text that the drafts have at that percentage. */
export function presetDrafts(preset: ScalePreset, drafts: readonly LevelDraft[]): readonly LevelDraft[] {
  return SCALE_PRESETS[preset].toReversed().map((permille) => {
    const percentage = writePercentage(levelPercentage(permille));
    const name = drafts.find(
      (draft) => readLevelPercentage(draft.percentage) === levelPercentage(permille),
    )?.name;
    return { key: `${preset}-${permille}`, percentage, name: name ?? '' };
  });
}

/** Returns the typed levels; a percentage that can't be read becomes NaN. */
export function typedLevels(drafts: readonly LevelDraft[]): readonly LevelFields[] {
  return drafts.map(({ percentage, name }) => ({
    percentage: readLevelPercentage(percentage),
    name: name.trim(),
  }));
}

/** Returns what is wrong with the typed levels, in their order. */
export function levelDraftProblems(drafts: readonly LevelDraft[]): readonly LevelProblem[] {
  return levelProblems(typedLevels(drafts));
}

/** Tells whether the levels can be stored. */
export function areSound(drafts: readonly LevelDraft[]): boolean {
  return (
    levelDraftProblems(drafts).length === 0 && drafts.every(({ name }) => findUnseen(name.trim()) === null)
  );
}

/** Reads a typed percentage, with or without its sign; returns null if it is empty, NaN if it can't be read. */
export function readLevelPercentage(text: string): number | null {
  const bare = text.trim().replace(/\s*%$/, '');
  if (bare === '') return null;
  return /^\d+(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : Number.NaN;
}

function writePercentage(percentage: number): string {
  return String(percentage).replace('.', ',');
}
