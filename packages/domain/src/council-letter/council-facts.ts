import type { Language } from '../format/language.ts';
import { figuresIn } from '../format/number-format.ts';
import type { GoalStanding } from '../goals/goal-standing.ts';
import type { ProgressIndicator, ReductionProgress } from '../progress/progress-indicators.ts';
import type { ContractTypeFilter } from '../statistics/drill-levels.ts';
import type { CouncilFigures } from './council-figures.ts';
import type { CouncilLetterText, CouncilText } from './council-sentences.ts';
import { filledCouncilText } from './edited-council-text.ts';

/** A line of a council letter below its charts. */
export interface CouncilFact {
  readonly label: string;
  readonly value: string;
}

/** A goal of the organisation, with how all of its projects stand to it. */
export interface CouncilGoal {
  readonly indicator: ProgressIndicator;
  readonly standing: Pick<GoalStanding, 'status' | 'target'>;
}

interface FactTexts {
  readonly labels: Readonly<Record<'goal' | 'coverage' | 'choice' | 'made' | 'sure', string>>;
  readonly indicators: Readonly<Record<ProgressIndicator, string>>;
  readonly goal: (indicator: string, percent: string, year: string) => string;
  readonly statuses: Readonly<Record<GoalStanding['status'], string>>;
  readonly noGoal: string;
  readonly coverage: (name: string, counted: number, of: number) => string;
  readonly allYears: string;
  readonly contracts: Readonly<Record<ContractTypeFilter | 'all', string>>;
  readonly titles: Readonly<Record<ReductionProgress, string>>;
  readonly words: readonly CouncilFact[];
  readonly edited: (by: string) => string;
}

export const COUNCIL_FACT_TEXTS: Readonly<Record<Language, FactTexts>> = {
  nl: {
    labels: {
      goal: 'Doel, over alle voltooide werken',
      coverage: 'Meegeteld',
      choice: 'Keuze',
      made: 'Stand van',
      sure: 'Zekerheid',
    },
    indicators: {
      mki: 'minder milieukosten (MKI)',
      co2: 'minder CO2',
      primary_material: 'minder primair materiaal',
      secondary_material: 'secundair materiaal',
      biobased_material: 'biobased materiaal',
      renewable_energy: 'hernieuwbare energie',
      emission_free_equipment: 'emissieloos materieel op de bouwplaats',
      emission_free_transport: 'emissieloos transport',
    },
    goal: (indicator, percent, year) => `${percent} ${indicator} in ${year}`,
    statuses: {
      'on-course': 'op koers',
      behind: 'loopt achter',
      undecided: 'nog niet te zeggen',
    },
    noGoal: 'er is geen doel vastgelegd',
    coverage: (name, counted, of) => `${name}: ${counted} van ${of}`,
    allYears: 'alle jaren',
    contracts: {
      all: 'alle werken',
      'not-NA': 'aanbestede werken',
      NA: 'werken zonder aanbesteding',
    },
    titles: { mki: 'Milieukosten (MKI)', co2: 'CO2-uitstoot', primary_material: 'Primair materiaal' },
    words: [
      {
        label: 'MKI',
        value:
          'Milieukostenindicator: alle milieueffecten van een werk, van grondstof tot sloop, in één bedrag. Lager is beter.',
      },
      {
        label: 'Set A1 en Set A2',
        value:
          'Twee lijsten van milieueffecten, elk met eigen bedragen. Cijfers uit de ene set zijn niet met die uit de andere te vergelijken.',
      },
      {
        label: 'Module',
        value: 'Een deel van de levensloop, zoals productie (A1-A3), transport (A4) of sloop (C1).',
      },
      { label: 'Baseline', value: 'Het ontwerp waarvan een werk uitging en waarmee het wordt vergeleken.' },
    ],
    edited: (by) => `De zinnen zijn aangepast door ${by}; de cijfers niet.`,
  },
  en: {
    labels: {
      goal: 'Goal, over all completed projects',
      coverage: 'Counted',
      choice: 'Choice',
      made: 'As of',
      sure: 'Certainty',
    },
    indicators: {
      mki: 'less environmental cost (MKI)',
      co2: 'less CO2',
      primary_material: 'less primary material',
      secondary_material: 'secondary material',
      biobased_material: 'biobased material',
      renewable_energy: 'renewable energy',
      emission_free_equipment: 'emission-free equipment on site',
      emission_free_transport: 'emission-free transport',
    },
    goal: (indicator, percent, year) => `${percent} ${indicator} in ${year}`,
    statuses: { 'on-course': 'on course', behind: 'behind', undecided: 'cannot be said yet' },
    noGoal: 'no goal was set',
    coverage: (name, counted, of) => `${name}: ${counted} of ${of}`,
    allYears: 'all years',
    contracts: { all: 'all projects', 'not-NA': 'tendered projects', NA: 'projects without a tender' },
    titles: { mki: 'Environmental cost (MKI)', co2: 'CO2 emissions', primary_material: 'Primary material' },
    words: [
      {
        label: 'MKI',
        value:
          'Environmental cost indicator: all environmental effects of a project, from raw material to demolition, as one amount. Lower is better.',
      },
      {
        label: 'Set A1 and Set A2',
        value:
          'Two lists of environmental effects, each with its own amounts. Figures of one set cannot be compared with those of the other.',
      },
      {
        label: 'Module',
        value: 'A part of the life cycle, such as production (A1-A3), transport (A4) or demolition (C1).',
      },
      { label: 'Baseline', value: 'The design that a project started from, and is compared with.' },
    ],
    edited: (by) => `The sentences were edited by ${by}; the figures were not.`,
  },
};

/** Returns the lines below the charts: goals with their status, what counts, the choice that was made, and the day. */
export function councilFacts(
  { measures }: Pick<CouncilFigures, 'measures'>,
  {
    goals,
    years,
    contractType,
    day,
  }: {
    readonly goals: readonly CouncilGoal[];
    /** the chosen years; null for all */
    readonly years: readonly number[] | null;
    readonly contractType: ContractTypeFilter | null;
    /** of the figures, as it is written */
    readonly day: string;
  },
  language: Language,
): CouncilFact[] {
  const texts = COUNCIL_FACT_TEXTS[language];
  const { labels } = texts;
  const percent = (value: number) => figuresIn(language).percent(value, Number.isInteger(value) ? 0 : 1);
  const goalLines = goals.map(({ indicator, standing: { status, target } }) => {
    const goal = texts.goal(texts.indicators[indicator], percent(target.percent), String(target.year));
    return `${goal}: ${texts.statuses[status]}`;
  });
  const names = ['mki', 'co2', 'primary_material'] as const;
  const counted = names.map((name) =>
    texts.coverage(texts.titles[name], measures[name].counted, measures[name].of),
  );
  return [
    { label: labels.goal, value: goalLines.length > 0 ? goalLines.join('; ') : texts.noGoal },
    { label: labels.coverage, value: counted.join('; ') },
    {
      label: labels.choice,
      value: [years ? years.join(', ') : texts.allYears, texts.contracts[contractType ?? 'all']].join('; '),
    },
    { label: labels.made, value: day },
  ];
}

/**
 * Returns the lines of a letter whose sentences somebody edited: what makes the figures less certain stays in it, whatever
 * became of the sentence that said so.
 */
export function factsOfEdited(
  { facts, sentences: made, figures }: CouncilLetterText & { readonly facts: readonly CouncilFact[] },
  sentences: readonly CouncilText[],
  language: Language,
): readonly CouncilFact[] {
  const sure = made.find(({ key }) => key === 'sure');
  if (!sure || sentences.some(({ key, text }) => key === 'sure' && text === sure.text)) return facts;
  const { labels } = COUNCIL_FACT_TEXTS[language];
  return [...facts, { label: labels.sure, value: filledCouncilText(sure.text, figures) }];
}
