import { incompleteModules } from '@milieuspoor/charts';
import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type ModuleIndicator,
  moduleStatisticKind,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { asList } from '../../../../lib/as-list.ts';
import { currentLanguage } from '../../../../text/language.ts';
import type { KnownVariant } from '../report-variant.ts';

/** How many items of a variant declare a module in full. */
type Declared = 'whole' | 'partly' | 'without';

/**
 * Says which modules prevent a comparison of variants in a quantity. These are modules that one variant declares and
 * another doesn't, or that are declared in part, which need not be the same part. A module that none of them declares
 * is left out equally.
 */
export function moduleSentences(
  variants: readonly KnownVariant[],
  quantity: ModuleIndicator,
  t: TFunction,
): string[] {
  const declared = variants.map((variant) => declaredModules(variant, quantity));
  const differs = (module: LifeCycleModule) => new Set(declared.map((of) => of(module))).size > 1;
  const apart = LIFE_CYCLE_MODULES.filter(
    (module) => differs(module) || declared.some((of) => of(module) === 'partly'),
  );
  if (variants.length < 2 || apart.length === 0) return [];
  const findings = variants.flatMap(({ number }, index) =>
    (['without', 'partly'] as const).flatMap((how) => {
      const modules = apart.filter((module) => declared[index]?.(module) === how);
      if (modules.length === 0) return [];
      const said = { count: modules.length, modules: modules.join(', ') };
      return { number, finding: t(`reports.comparison.apart.${how}`, said) };
    }),
  );
  return [
    t(`reports.comparison.apart.${apart.some(differs) ? 'modules' : 'partOfModules'}`),
    // What several have in common is said of them together.
    ...[...new Set(findings.map(({ finding }) => finding))].map((finding) => {
      const of = findings.filter((each) => each.finding === finding).map(({ number }) => `${number}`);
      const variant = t('reports.variant', { number: asList(of, currentLanguage(), 'conjunction') });
      return t('reports.comparison.apart.coverage', { variant, finding });
    }),
  ];
}

function declaredModules(
  { statistics, set }: KnownVariant,
  quantity: ModuleIndicator,
): (module: LifeCycleModule) => Declared {
  const perModule = statistics.find(({ statistic }) => statistic === moduleStatisticKind(quantity, set));
  const found = perModule ? incompleteModules(perModule) : [];
  return (module) => {
    const gap = found.find((each) => each.module === module);
    if (!gap) return 'whole';
    return gap.items === gap.of && !gap.partly ? 'without' : 'partly';
  };
}
