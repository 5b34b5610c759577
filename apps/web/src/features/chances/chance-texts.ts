import type { Chance } from '@milieuspoor/contract';
import { formatIsoDay, formatNumber, formatProductUnit } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../charts/display-of.ts';
import { currentLanguage } from '../../text/language.ts';

/** '3.600 m2'. */
export function quantityText({ quantity, unit }: Pick<Chance, 'quantity' | 'unit'>): string {
  const amount = formatNumber(quantity, Number.isInteger(quantity) ? 0 : 2);
  return `${amount} ${formatProductUnit(unit, currentLanguage())}`;
}

/** '€4,04 per m2'. */
export function perUnitText(euro: number, unit: string, t: TFunction): string {
  return t('chances.perUnit', {
    amount: displayOf('mkiPerUnit').format(euro),
    unit: formatProductUnit(unit, currentLanguage()),
  });
}

/** Euro of MKI per unit of the post itself; null where it states none. */
export function mkiPerUnit({ mki, quantity }: Pick<Chance, 'mki' | 'quantity'>): number | null {
  return mki === null ? null : mki / quantity;
}

/** '€3,10 tot €5,40 per ton (7 posten, 4 projecten)', and how many others there are that it is not held against. */
export function knownTexts({ known, not_comparable, unit }: Chance, t: TFunction): string[] {
  const count = t('chances.posts', { count: known?.posts ?? 0 });
  const lowest = displayOf('mkiPerUnit').format(known?.lowest ?? null);
  const projects = t('chances.projects', { count: known?.projects ?? 0 });
  return [
    ...(known
      ? [
          t(lowest === displayOf('mkiPerUnit').format(known.highest) ? 'chances.single' : 'chances.range', {
            lowest,
            highest: perUnitText(known.highest, unit, t),
            basis: `${count}, ${projects}`,
          }),
        ]
      : []),
    ...(not_comparable > 0 ? [t('chances.notComparable', { count: not_comparable })] : []),
  ];
}

/** '€0,94 per m2, 4 posten uit 3 projecten'. */
export function betterText({ better, unit }: Chance, t: TFunction): string {
  if (!better) return '';
  const basis = t('chances.from', {
    posts: t('chances.posts', { count: better.posts }),
    projects: t('chances.projects', { count: better.projects }),
  });
  return [perUnitText(better.mki_per_unit, unit, t), basis].join(', ');
}

/** 'Stationsplein (01/05/2026)'. */
export function sourceText({
  name,
  completed,
}: Pick<NonNullable<Chance['better']>['sources'][number], 'name' | 'completed'>): string {
  return `${name} (${formatIsoDay(completed)})`;
}

/** '2024 tot 2026': when the work was completed that a product comes from. */
export function sourceYears({ better }: Chance, t: TFunction): string {
  const years = (better?.sources ?? []).map(({ completed }) => completed.slice(0, 4)).sort();
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : t('chances.years', { first, last });
}

/** What must be known of a proposal: it is the same product, costs CO2 or primary material, or leaves something undeclared. */
export function warningsOf({ product, saves, better, incomplete }: Chance, t: TFunction): string[] {
  // Beside '0,00 ton' it would claim what the figure does not show.
  const costs = (quantity: 'co2' | 'material', amount: number | null | undefined) =>
    typeof amount === 'number' && amount < 0 && savedText(quantity, amount) !== savedText(quantity, 0);
  return [
    ...(better?.name === product ? [t('chances.sameProduct')] : []),
    ...(costs('co2', saves?.co2) ? [t('chances.costsCo2')] : []),
    ...(costs('material', saves?.primary_material) ? [t('chances.costsPrimary')] : []),
    ...(better && (incomplete || better.incomplete) ? [t('chances.incomplete')] : []),
  ];
}

/** 'MKI lager' in words; a dash where it cannot be told. */
export function savedText(quantity: 'mki' | 'co2' | 'material', amount: number | null): string {
  if (amount === null) return '–';
  return displayOf(quantity).format(amount);
}
