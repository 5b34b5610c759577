import type { ProductFiguresAnswer, ProductRowAnswer } from '@milieuspoor/contract';
import {
  formatIsoDay,
  formatProductUnit,
  IMPACT_SETS,
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  moduleRanges,
  SET_CODES,
} from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../charts/display-of.ts';
import { currentLanguage } from '../../text/language.ts';

/** '€4,04', or '-' where nothing is declared. */
export function mkiText(eur: number | null): string {
  return eur === null ? '-' : displayOf('mkiPerUnit').format(eur);
}

/** '12,50 kg', or '-' where nothing is declared. */
export function co2Text(kg: number | null): string {
  return kg === null ? '-' : displayOf('co2PerUnit').format(kg);
}

/** '€4,04 MKI en 12,50 kg CO2 per m3'; without an MKI the CO2 alone, and without CO2 that it is not declared. */
export function costText({ mki, co2 }: ProductFiguresAnswer, unit: string, t: TFunction): string {
  const texts = { mki: mkiText(mki), co2: co2Text(co2), unit: unitText(unit) };
  if (mki === null) return t('library.co2PerUnit', texts);
  return t(co2 === null ? 'library.mkiPerUnit' : 'library.perUnit', texts);
}

/** A figure as it was declared, to its last digit, in the notation of all screens (docs/decisions/0067). */
export function exactText(value: number | null): string {
  return value === null ? '-' : String(value).replace('.', ',');
}

/** 'm3' as people write it. */
export function unitText(unit: string): string {
  return formatProductUnit(unit, currentLanguage());
}

/** 'NMD 1234, Een fabriek'; empty where nothing says where it comes from. */
export function sourceText({ programme, number, publisher }: ProductRowAnswer): string {
  return [[programme, number].filter(Boolean).join(' '), publisher].filter(Boolean).join(', ');
}

/** 'geldig tot en met 01-03-2027', or that the declaration has expired; null where no day is known. */
export function validityText(product: ProductRowAnswer, t: TFunction): string | null {
  if (product.valid_until === null) return null;
  const day = formatIsoDay(product.valid_until);
  return t(product.expired ? 'library.expiredOn' : 'library.validUntil', { day });
}

/** Returns the modules in which a product declares something in a set. */
export function declaredModules({ mki, ...figures }: ProductFiguresAnswer): LifeCycleModule[] {
  const perModule = mki === null ? figures.co2_per_module : figures.mki_per_module;
  return LIFE_CYCLE_MODULES.filter((_, place) => (perModule[place] ?? null) !== null);
}

/** 'Set A1: opgegeven in A1-A3 en A4.': which modules a sum covers; nothing for a set with all of them. */
export function coverageTexts({ figures }: ProductRowAnswer, t: TFunction): string[] {
  const ofSets = SET_CODES.flatMap((set) => {
    const ofSet = figures[set];
    const modules = ofSet ? declaredModules(ofSet) : [];
    const isAll = modules.length === LIFE_CYCLE_MODULES.length;
    return modules.length === 0 || isAll ? [] : [[set, moduleRanges(modules).join(', ')] as const];
  });
  return [...Map.groupBy(ofSets, ([, modules]) => modules)].map(([modules, of]) =>
    t('library.declaredIn', { sets: of.map(([set]) => IMPACT_SETS[set].name).join(', '), modules }),
  );
}

/** Says which of several products leave modules of a set empty that another one declares; null where none does. */
export function unlikeModulesText(
  products: readonly ProductRowAnswer[],
  set: (typeof SET_CODES)[number],
  t: TFunction,
): string | null {
  const declared = products.flatMap(({ name, figures }) => {
    const ofSet = figures[set];
    return ofSet ? [{ name, modules: declaredModules(ofSet) }] : [];
  });
  const lacking = declared.flatMap(({ name, modules }) => {
    const empty = LIFE_CYCLE_MODULES.filter(
      (module) => !modules.includes(module) && declared.some((other) => other.modules.includes(module)),
    );
    return empty.length > 0 ? [`${name} (${moduleRanges(empty).join(', ')})`] : [];
  });
  return lacking.length > 0 ? t('library.unlikeModules', { products: lacking.join('; ') }) : null;
}

/** Says what the figures of a set leave out, in sentences; none where they are whole. */
export function figureRemarks(figures: ProductFiguresAnswer, t: TFunction): string[] {
  const { missing, undeclared, incomplete, unconfirmed_weights } = figures;
  return [
    ...(missing.length > 0 ? [t('library.remarks.missing', { codes: missing.join(', ') })] : []),
    ...(undeclared.length > 0 ? [t('library.remarks.undeclared', { codes: undeclared.join(', ') })] : []),
    ...(incomplete.length > 0 ? [t('library.remarks.incomplete', { modules: incomplete.join(', ') })] : []),
    ...(unconfirmed_weights.length > 0
      ? [t('library.remarks.unconfirmed', { codes: unconfirmed_weights.join(', ') })]
      : []),
  ];
}

/** Says for each set what the figures of a product leave out. */
export function productRemarks({ figures }: ProductRowAnswer, t: TFunction): string[] {
  return SET_CODES.flatMap((set) => {
    const ofSet = figures[set];
    return ofSet ? figureRemarks(ofSet, t).map((remark) => `${IMPACT_SETS[set].name}: ${remark}`) : [];
  });
}
