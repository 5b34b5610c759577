import type { CouncilLetterAnswer } from '@milieuspoor/contract';
import {
  COUNCIL_FACT_TEXTS,
  type CouncilFigures,
  councilFacts,
  councilLetterText,
  type DataType,
  datesIn,
  type Language,
  REDUCTION_PROGRESS,
  type ReductionProgress,
  setOfDataType,
  toIsoDay,
} from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../http/outcome.ts';
import { message, sentence } from '../../text/message.ts';
import { getGoals } from '../goals/get-goals.ts';
import { findOrganisation } from '../organisations/organisations.queries.ts';
import { getProgress } from '../progress/get-progress.ts';
import type { PairFilter } from '../statistics/chosen-calculations.queries.ts';
import { listProjectWork } from '../statistics/scope-of-pair.queries.ts';

export interface CouncilLetterRequest {
  readonly slug: string;
  readonly filter: PairFilter;
  readonly dataType: DataType;
  readonly language: Language;
  readonly now: Date;
}

/** Returns what a council can be told of an organisation's completed projects, within the caller's organisations. */
export async function readCouncilLetter(
  queries: Queries,
  caller: Caller,
  { slug, filter, dataType, language, now }: CouncilLetterRequest,
): Promise<Outcome<CouncilLetterAnswer>> {
  const organisation = await findOrganisation(queries, caller.scope, slug);
  if (!organisation) return NOT_FOUND;
  const set = setOfDataType(dataType);
  const found = await getProgress(queries, caller, { slug, indicator: 'mki', filter, dataType });
  if (!found.ok) return found;
  const ofCo2 = await getProgress(queries, caller, { slug, indicator: 'co2', filter, dataType });
  if (!ofCo2.ok) return ofCo2;
  const goals = await getGoals(queries, caller, { slug, set, thisYear: now.getUTCFullYear() });
  if (!goals.ok) return goals;
  const { indicators, projects, unfinished, without_pair, weights_unconfirmed, weights_versions } =
    found.value;
  const measureOf = (indicator: ReductionProgress) => {
    const all = indicators.find((each) => each.indicator === indicator)?.all;
    return all ?? { value: null, weight: null, counted: 0, of: 0, incomplete: false };
  };
  const counted = projects.filter(counts);
  const countedInCo2 = new Set(ofCo2.value.projects.filter(counts).map(({ uuid }) => uuid));
  const source = { kind: 'pairs', projectIds: counted.map(({ uuid }) => uuid), filter } as const;
  const work =
    counted.length > 0
      ? await listProjectWork(queries, { organisationId: organisation.id, source, set })
      : [];
  const about: CouncilFigures = {
    ...{ organisation: organisation.name, set, unfinished, withoutPair: without_pair },
    years: [...new Set(counted.map(({ year }) => year))].sort((one, other) => one - other),
    measures: {
      mki: measureOf('mki'),
      co2: measureOf('co2'),
      primary_material: measureOf('primary_material'),
    },
    sameProjects: counted.length === countedInCo2.size && counted.every(({ uuid }) => countedInCo2.has(uuid)),
    explained: work.reduce((posts, { explainedMki }) => posts + explainedMki, 0),
    differing: work.filter(({ differs }) => differs).length,
    ...{ unconfirmed: weights_unconfirmed.length > 0, severalWeights: weights_versions.length > 1 },
  };
  const { sentences, figures } = councilLetterText(about, language);
  const { titles, words } = COUNCIL_FACT_TEXTS[language];
  return done({
    title: sentence(message('council-letter-title'), language),
    ...{ organisation: organisation.name, set },
    sentences: sentences.map(({ key, text }) => ({ key, text })),
    figures: { ...figures },
    charts: REDUCTION_PROGRESS.map((indicator) => ({
      ...about.measures[indicator],
      ...{ indicator, title: titles[indicator] },
    })),
    facts: councilFacts(
      about,
      {
        goals: goals.value.goals.flatMap(({ indicator, standing }) =>
          standing ? [{ indicator, standing }] : [],
        ),
        ...{
          years: filter.years,
          contractType: filter.contractType,
          day: datesIn(language).day(toIsoDay(now)),
        },
      },
      language,
    ),
    words: words.map(({ label, value }) => ({ label, value })),
  });
}

function counts({ reasons }: { readonly reasons: readonly unknown[] }): boolean {
  return reasons.length === 0;
}
