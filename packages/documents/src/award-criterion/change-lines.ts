import {
  CONTRACT_TYPE_LABELS,
  type DiscountStep,
  IMPACT_SETS,
  type IssuedBaseline,
  type ModelChange,
  READ_DIGITS,
  type ScaleLevel,
  scaleLine,
} from '@milieuspoor/domain';
import type { EmviText } from '../text/emvi-nl.ts';
import type { Reader } from '../text/reader.ts';

type ChangesText = EmviText['changes'];

/** Returns the changes of a model, one sentence for each. */
export function changeLines(
  changes: readonly ModelChange[],
  text: ChangesText,
  reader: Reader,
): readonly string[] {
  return changes.map((change) => changeLine(change, text, reader));
}

function changeLine(change: ModelChange, text: ChangesText, { language, figures }: Reader): string {
  const { euro, number } = figures;
  switch (change.field) {
    case 'scopeEur':
    case 'benefitEur':
    case 'mkiMaxDiscountEur':
    case 'criteriaMaxDiscountEur':
    case 'upperEur':
    case 'lowerEur':
    case 'ceilingEur': {
      const [before, after] = [change.before, change.after].map((eur) =>
        eur === null ? text.none : euro(eur),
      );
      return text.changed(text.amounts[change.field], before ?? '', after ?? '');
    }
    case 'penaltyFactor':
      return text.changed(text.penaltyFactor, number(change.before), number(change.after));
    case 'contractType': {
      const labels = CONTRACT_TYPE_LABELS[language];
      return text.changed(text.contractType, labels[change.before], labels[change.after]);
    }
    case 'manuallySet':
      return change.after ? text.setByHand : text.followsBaseline;
    case 'askedModules':
      return text.changed(
        text.askedModules,
        change.before.join(', ') || text.noModules,
        change.after.join(', ') || text.noModules,
      );
    case 'steps':
      return text.changed(text.line, stepsText(change.before), stepsText(change.after));
    case 'reference':
      return another(text.reference, quoted(change.before), quoted(change.after));
    case 'baseline':
      return another(text.baseline, baselineText(change.before), baselineText(change.after));
    case 'criterionAdded':
      return [
        text.criterionAdded(change.criterion.name, euro(change.criterion.maxDiscountEur)),
        ...(change.criterion.scale ? [text.onScale(scaleLine(change.criterion.scale, figures))] : []),
      ].join(' ');
    case 'criterionRemoved':
      return text.criterionRemoved(change.criterion.name, euro(change.criterion.maxDiscountEur));
    case 'criterionName':
      return text.criterionName(change.before, change.after);
    case 'criterionMaximum':
      return text.changed(text.criterionMaximum(change.name), euro(change.before), euro(change.after));
    case 'criterionScale':
      return text.changed(
        text.criterionScale(change.name),
        scaleText(change.before),
        scaleText(change.after),
      );
    case 'criteriaOrder':
      return text.criteriaOrder(change.names.join('; '));
  }

  /** Says of two names that read alike that they mean different things. */
  function another(what: string, before: string, after: string): string {
    return before === after ? text.another(what, after) : text.changed(what, before, after);
  }

  function quoted(words: string | null): string {
    return words === null ? text.none : `‘${words}’`;
  }

  function scaleText(scale: readonly ScaleLevel[] | null): string {
    return scale ? scaleLine(scale, figures) : text.inEuro;
  }

  function stepsText(steps: readonly DiscountStep[] | null): string {
    if (!steps) return text.straight;
    return steps.map((step) => text.step(euro(step.mkiUptoEur), euro(step.discountEur))).join('; ');
  }

  function baselineText(baseline: IssuedBaseline | null): string {
    if (!baseline) return text.none;
    const { name, set, weightsVersion, mkiEur } = baseline;
    // All digits are written: amounts that differ by less than a euro would otherwise look equal.
    const mki = mkiEur === null ? text.none : `€${figures.significant(mkiEur, READ_DIGITS)}`;
    return text.baselineIs(name, IMPACT_SETS[set].name, weightsVersion, mki);
  }
}
