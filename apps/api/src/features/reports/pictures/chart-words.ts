import type { ComparisonChartKey, VariantChartKey, VariantLabels } from '@milieuspoor/charts';
import { CHANGE_KIND_LABELS, type ChangeKind, type Language, MODULE_LABELS } from '@milieuspoor/domain';

/** The texts in, above and below the charts that the server draws for a report. */
export interface ChartWords {
  readonly labels: VariantLabels;
  readonly titles: Readonly<Record<VariantChartKey, string>>;
  readonly comparisonTitles: Readonly<Record<ComparisonChartKey, string>>;
  readonly variant: (number: number, name: string) => string;
  /** the waterfall of the kinds of change between two variants */
  readonly kinds: Readonly<Record<ChangeKind, string>>;
  readonly variantShort: (number: number) => string;
  readonly kindsTitle: (variant: string, baseline: string) => string;
  /** below a waterfall */
  readonly addUp: string;
  /** below a chart with figures that leave something out */
  readonly marked: string;
  /** below bars beside a calculation that declares nothing of them, or nothing of some parts */
  readonly undeclared: (where: string, parts: string | null) => string;
  /** below bars side by side with different amounts of work */
  readonly beside: (variant: number, other: number, size: string) => string;
  /** below bars beside one another: the variants that are not among them */
  readonly leftOut: (variants: readonly string[]) => string;
  /** a variant in which something counts as 0 */
  readonly inVariant: (variant: number) => string;
  /** the line of the CO2 goal, and below its chart the position of the line */
  readonly goal: string;
  readonly goalAt: (goal: string, ton: string) => string;
  /** below a chart that shows only the largest product groups */
  readonly largest: (shown: number, of: number) => string;
}

/** Returns the number of a variant, with the name of its bidder where it has one: '7 (Rijnmeer Civiel)'. */
export function numberAndBidder(number: number, bidder: string | null): string {
  return bidder === null ? String(number) : `${number} (${bidder})`;
}

export const CHART_WORDS: Readonly<Record<Language, ChartWords>> = {
  nl: {
    labels: {
      mki: 'MKI',
      co2: 'CO2',
      sides: { baseline: 'Baseline', optimization: 'Optimalisatie' },
      modules: MODULE_LABELS.nl,
      parts: {
        primary: 'Primair materiaal',
        secondary: 'Secundair materiaal',
        biobased: 'Biobased materiaal',
        fossil: 'Fossiel',
        renewable: 'Hernieuwbaar',
        emission: 'Niet-emissieloos',
        'emission-free': 'Emissieloos',
      },
      rest: (count) => (count === 1 ? 'Overige productgroep' : `Overige ${count} productgroepen`),
      total: 'Totaal',
    },
    titles: {
      'mki-groups': 'MKI per productgroep',
      'mki-modules': 'MKI per levenscyclusmodule',
      'co2-groups': 'CO2 per productgroep',
      'co2-modules': 'CO2 per levenscyclusmodule',
      material: 'Primair en secundair materiaal',
      energy: 'Fossiele en hernieuwbare energie',
      equipment: 'Uren materieel op de bouwplaats',
      transport: 'Transport in tonkilometer',
    },
    comparisonTitles: {
      'mki-total': 'Totale MKI per variant',
      'mki-modules': 'MKI per levenscyclusmodule en variant',
      'co2-groups': 'CO2 per productgroep en variant',
      'material-groups': 'Materiaal per productgroep en variant',
      'goal-co2': 'CO2 per variant',
      'goal-material': 'Primair en secundair materiaal per variant',
      'goal-energy': 'Fossiele en hernieuwbare energie per variant',
      'goal-equipment': 'Uren materieel op de bouwplaats per variant',
      'goal-transport': 'Transport in tonkilometer per variant',
    },
    variant: (number, name) => `Variant ${number}: ${name}`,
    kinds: CHANGE_KIND_LABELS.nl,
    variantShort: (number) => `Variant ${number}`,
    kindsTitle: (variant, baseline) =>
      `MKI van variant ${baseline} naar variant ${variant}, per soort verandering`,
    addUp: 'De stappen tellen op tot het verschil; ze zijn samen afgerond.',
    marked: '* Niet alle posten doen een volledige opgave; wat ontbreekt telt hier als 0.',
    undeclared: (where, parts) =>
      `${where} is ${parts === null ? 'hiervan' : `van ${parts}`} niets opgegeven: daar staat geen staaf, wat niet hetzelfde is als 0.`,
    goal: '>50% reductie',
    beside: (variant, other, size) => `Variant ${variant} naast variant ${other}: ${size}.`,
    leftOut: (variants) =>
      `Zonder variant ${new Intl.ListFormat('nl').format(variants)}: niet als geheel vergeleken.`,
    inVariant: (variant) => `In variant ${variant}`,
    goalAt: (goal, ton) => `De lijn ‘${goal}’ ligt bij ${ton} ton.`,
    largest: (shown, of) => `De ${shown} productgroepen met de hoogste MKI, van de ${of}.`,
  },
  en: {
    labels: {
      mki: 'MKI',
      co2: 'CO2',
      sides: { baseline: 'Baseline', optimization: 'Optimisation' },
      modules: MODULE_LABELS.en,
      parts: {
        primary: 'Primary material',
        secondary: 'Secondary material',
        biobased: 'Biobased material',
        fossil: 'Fossil',
        renewable: 'Renewable',
        emission: 'Not emission-free',
        'emission-free': 'Emission-free',
      },
      rest: (count) => (count === 1 ? 'Other product group' : `Other ${count} product groups`),
      total: 'Total',
    },
    titles: {
      'mki-groups': 'MKI per product group',
      'mki-modules': 'MKI per life-cycle module',
      'co2-groups': 'CO2 per product group',
      'co2-modules': 'CO2 per life-cycle module',
      material: 'Primary and secondary material',
      energy: 'Fossil and renewable energy',
      equipment: 'Hours of equipment on site',
      transport: 'Transport in ton-kilometres',
    },
    comparisonTitles: {
      'mki-total': 'Total MKI per variant',
      'mki-modules': 'MKI per life-cycle module and variant',
      'co2-groups': 'CO2 per product group and variant',
      'material-groups': 'Material per product group and variant',
      'goal-co2': 'CO2 per variant',
      'goal-material': 'Primary and secondary material per variant',
      'goal-energy': 'Fossil and renewable energy per variant',
      'goal-equipment': 'Hours of equipment on site per variant',
      'goal-transport': 'Transport in ton-kilometres per variant',
    },
    variant: (number, name) => `Variant ${number}: ${name}`,
    kinds: CHANGE_KIND_LABELS.en,
    variantShort: (number) => `Variant ${number}`,
    kindsTitle: (variant, baseline) =>
      `MKI from variant ${baseline} to variant ${variant}, by kind of change`,
    addUp: 'The steps add up to the difference; they are rounded together.',
    marked: '* Not every item declares all; what is missing counts as 0 here.',
    undeclared: (where, parts) =>
      `${where} nothing of ${parts ?? 'this'} is declared: there is no bar, which is not the same as 0.`,
    goal: '>50% reduction',
    beside: (variant, other, size) => `Variant ${variant} beside variant ${other}: ${size}.`,
    leftOut: (variants) =>
      `Not shown: ${variants.length === 1 ? 'variant' : 'variants'} ${new Intl.ListFormat('en').format(variants)}, not compared as a whole.`,
    inVariant: (variant) => `In variant ${variant}`,
    goalAt: (goal, ton) => `The line ‘${goal}’ stands at ${ton} t.`,
    largest: (shown, of) => `The ${shown} product groups with the highest MKI, of ${of}.`,
  },
};
