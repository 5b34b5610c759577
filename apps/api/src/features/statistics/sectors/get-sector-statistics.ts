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
import type { Caller, Scope } from '../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../http/outcome.ts';
import { message, sentence } from '../../../text/message.ts';
import { listOwnOrganisations } from '../organisation/organisation-filters.queries.ts';
import type { FiguresOfOthers } from '../others/figures-of-others.ts';
import { ownOf, tellFigures } from '../others/fixed-figures.ts';
import { describeWeighing, listWeightsVersionsOfPairs } from '../weighing.queries.ts';
import { listSectorContributions } from './sector-contributions.queries.ts';
import {
  isPublished,
  type SectorCell,
  sectorFigures,
  toOwnCells,
  toSectorCells,
  toSectorStatistics,
} from './to-sector-statistics.ts';

export interface SectorStatisticsRequest {
  readonly slug: string;
  /** slug of an own organisation, to request only its figures */
  readonly organisation: string | null;
  readonly years: readonly number[] | null;
  readonly contractType: ContractTypeFilter | null;
  readonly dataType: DataType;
  readonly language: Language;
}

/**
 * Returns the fixed figures per sector and nationally, in which no organisation can be recognised; or the present
 * figures of one's own organisation.
 */
export async function getSectorStatistics(
  { queries, others }: { readonly queries: Queries; readonly others: FiguresOfOthers },
  caller: Caller,
  request: SectorStatisticsRequest,
): Promise<Outcome<SectorStatisticsAnswer>> {
  const { language, years } = request;
  const own = await listOwnOrganisations(queries, caller.scope);
  const asked = request.organisation === null ? null : own.find(({ slug }) => slug === request.organisation);
  const here = own.find(({ slug }) => slug === request.slug);
  if (asked === undefined || !here) return NOT_FOUND;

  const set = setOfDataType(request.dataType);
  const { cells, weightsVersions, counting } = asked
    ? await findOwn(queries, set, asked.id)
    : await findOfAll(others, set, caller.scope, here.id);

  // Neither of these two follows the filters, so they reveal nothing about what the filters leave out.
  const suppressed = cells.some(({ figures }) =>
    REDUCTION_INDICATORS.some((indicator) => figures[indicator] === null),
  );
  const filters = {
    organization: own.map(({ slug, name }) => ({ value: slug, display_name: name })),
    design_phase_complete_date__year: [...new Set(cells.filter(isPublished).map(({ year }) => year))].sort(
      (left, right) => right - left,
    ),
  };
  const weighing = await describeWeighing(queries, set, weightsVersions, counting);
  const about = { ...weighing, suppressed, filters };
  if (years?.length === 0) return done({ message: NO_YEARS_MESSAGE, statistics: [], ...about });

  const whole = asked?.name ?? sentence(message('nationwide'), language);
  const statistics = toSectorStatistics(cells, request, {
    set,
    ofAll: !asked,
    nameOf: (sector) => (sector === null ? whole : SECTOR_LABELS[language][sector]),
  });
  return done({ message: '', statistics, ...about });
}

interface SectorCells {
  readonly cells: readonly SectorCell[];
  /** the versions of the weights behind the figures */
  readonly weightsVersions: ReadonlySet<string>;
  /** those of them that count in an MKI */
  readonly counting: ReadonlySet<string>;
}

async function findOwn(queries: Queries, set: SetCode, organisationId: string): Promise<SectorCells> {
  const question = { set, organisationIds: [organisationId] };
  const rows = await listSectorContributions(queries, question);
  const weights = await listWeightsVersionsOfPairs(queries, question);
  const versions = (of: typeof weights) => new Set(of.map(({ version }) => version));
  const counting = versions(weights.filter(({ counts }) => counts));
  return { cells: toOwnCells(rows), weightsVersions: versions(weights), counting };
}

async function findOfAll(
  others: FiguresOfOthers,
  set: SetCode,
  scope: Scope,
  organisationId: string,
): Promise<SectorCells> {
  const told = tellFigures(await others.find(), sectorFigures(set), ownOf(scope), organisationId);
  const weightsVersions = new Set(told.flatMap(({ sum, weightsVersions }) => (sum ? weightsVersions : [])));
  return { cells: toSectorCells(told, set), weightsVersions, counting: weightsVersions };
}
