import type { Language } from '../format/language.ts';
import { LIFE_CYCLE_MODULES, type LifeCycleModule } from './life-cycle-modules.ts';

type PerCode = Readonly<Record<LifeCycleModule, string>>;

const NAMES_NL: PerCode = {
  'A1-A3': 'Productie',
  A4: 'Transport naar bouwplaats',
  A5: 'Bouw en installatie',
  B1: 'Gebruik',
  B4: 'Vervanging',
  C1: 'Sloop',
  C2: 'Transport naar verwerking',
  C3: 'Afvalverwerking',
  C4: 'Stort',
  D: 'Baten en lasten buiten de systeemgrens',
};

const NAMES_EN: PerCode = {
  'A1-A3': 'Production',
  A4: 'Transport to the site',
  A5: 'Construction',
  B1: 'Use',
  B4: 'Replacement',
  C1: 'Demolition',
  C2: 'Transport to processing',
  C3: 'Waste processing',
  C4: 'Disposal',
  D: 'Benefits and loads beyond the system boundary',
};

/** The names of the life-cycle modules, on screens and in documents (EN 15804). */
export const MODULE_NAMES: Readonly<Record<Language, PerCode>> = { nl: NAMES_NL, en: NAMES_EN };

/**
 * The modules with their codes, in Dutch: 'A1-A3 Productie'. Each language has its own export, so that a page in one
 * language does not load the other.
 */
export const MODULE_LABELS_NL: PerCode = /* @__PURE__ */ labelled(NAMES_NL);

/** The modules with their codes, in English. */
export const MODULE_LABELS_EN: PerCode = /* @__PURE__ */ labelled(NAMES_EN);

/** The modules with their codes in each language. */
export const MODULE_LABELS: Readonly<Record<Language, PerCode>> = {
  nl: MODULE_LABELS_NL,
  en: MODULE_LABELS_EN,
};

/** Returns the module for use within a sentence: 'A1-A3 (productie)'. */
export function moduleInSentence(module: LifeCycleModule, language: Language): string {
  const name = MODULE_NAMES[language][module];
  return `${module} (${name.charAt(0).toLowerCase()}${name.slice(1)})`;
}

function labelled(names: PerCode): PerCode {
  return Object.fromEntries(
    LIFE_CYCLE_MODULES.map((module) => [module, `${module} ${names[module]}`]),
  ) as PerCode;
}
