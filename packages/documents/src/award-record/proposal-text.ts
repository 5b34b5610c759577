import { dayAndTimeOf, formatModified } from '@milieuspoor/domain';
import type { Reader } from '../text/reader.ts';
import type { RecordText } from '../text/record-nl.ts';
import type { AwardRecord } from './award-record.ts';

/** Returns what was proposed as target value, of which projects, and whether the model still has it; empty where nothing was. */
export function proposalText(
  { proposal, model }: Pick<AwardRecord, 'proposal' | 'model'>,
  { proposed }: RecordText,
  { figures }: Pick<Reader, 'figures'>,
): string[] {
  if (!proposal) return [];
  const { at, referenceEur, targetEur, percent, basis, projects } = proposal;
  const isKept = model.upperEur === referenceEur && model.lowerEur === targetEur && !model.steps;
  return [
    proposed.text({
      ...{ at: dayAndTimeOf(formatModified(at)), percent, basis },
      ...{ target: figures.euro(targetEur), reference: figures.euro(referenceEur) },
      projects: projects.map(({ name, percent: reached }) => `${name} (${figures.percent(reached)})`),
    }),
    isKept ? proposed.kept : proposed.changed,
  ];
}
