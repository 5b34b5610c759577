import { NO_YEARS_MESSAGE, type SectorStatisticsAnswer } from '@milieuspoor/contract';
import {
  type ContractTypeFilter,
  type DataType,
  type Language,
  REDUCTION_INDICATORS,
  SECTOR_LABELS,
  type SetCode,
  setOfDataType,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Caller } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { message, sentence } from '../../../text/message.ts';
import { listOwnOrganisations } from '../organisation/organisation-filters.queries.ts';
import { describeWeighing, listWeightsVersionsOfPairs } from '../weighing.queries.ts';
import { type GatheredFigures, gatherCells } from './gathered-cells.ts';
import type { NationalFigures } from './national-figures.ts';
import { listSectorContributions } from './sector-contributions.queries.ts';
import { isPublished, toSectorCells, toSectorStatistics } from './to-sector-statistics.ts';

export interface SectorStatisticsRequest {
  readonly slug: string;
  /** slug of an own organisation whose figures alone are asked for */
  readonly organisation: string | null;
  readonly years: readonly number[] | null;
  readonly contractType: ContractTypeFilter | null;
  readonly dataType: DataType;
  readonly language: Language;
}

/** Figures per sector and nationally, in which no organisation can be recognised; or those of one's own organisation. */
export async function getSectorStatistics(
  {
    queries,
    national,
  }: { readonly queries: Queries; readonly national: Readonly<Record<SetCode, NationalFigures>> },
  caller: Caller,
  request: SectorStatisticsRequest,
): Promise<Outcome<SectorStatisticsAnswer>> {
  const { language, years } = request;
  const own = await listOwnOrganisations(queries, caller.scope);
  const asked = request.organisation === null ? null : own.find(({ slug }) => slug === request.organisation);
  if (asked === undefined || !own.some(({ slug }) => slug === request.slug)) return NOT_FOUND;

  const set = setOfDataType(request.dataType);
  const { cells: gathered, weightsVersions } = asked
    ? await gatherOwn(queries, set, asked.id)
    : await national[set].find();
  // Staff may look into every organisation: of their figures nothing is left to hide from them but by the rule of three.
  const readable = caller.scope.kind === 'all' ? [] : caller.scope.ids;
  const cells = toSectorCells(gathered, asked ? 'of-the-organisation-itself' : { own: new Set(readable) });

  // Neither of these two follows the filters, so that they tell nothing of what the filters leave out.
  const suppressed = cells.some(({ figures }) =>
    REDUCTION_INDICATORS.some((indicator) => figures[indicator] === null),
  );
  const filters = {
    organization: own.map(({ slug, name }) => ({ value: slug, display_name: name })),
    design_phase_complete_date__year: [...new Set(cells.filter(isPublished).map(({ year }) => year))].sort(
      (left, right) => right - left,
    ),
  };
  const weighing = await describeWeighing(queries, set, weightsVersions);
  const about = { ...weighing, suppressed, filters };
  if (years?.length === 0) return done({ message: NO_YEARS_MESSAGE, statistics: [], ...about });

  const whole = asked?.name ?? sentence(message('nationwide'), language);
  const statistics = toSectorStatistics(cells, request, {
    set,
    nameOf: (sector) => (sector === null ? whole : SECTOR_LABELS[language][sector]),
  });
  return done({ message: '', statistics, ...about });
}

async function gatherOwn(queries: Queries, set: SetCode, organisationId: string): Promise<GatheredFigures> {
  const question = { set, organisationIds: [organisationId] };
  const rows = await listSectorContributions(queries, question);
  const weights = await listWeightsVersionsOfPairs(queries, question);
  return { cells: gatherCells(rows), weightsVersions: new Set(weights.map(({ version }) => version)) };
}
