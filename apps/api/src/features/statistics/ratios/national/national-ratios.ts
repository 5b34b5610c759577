import type { NationalRatioStatistic, NationalRatiosAnswer } from '@milieuspoor/contract';
import { type SetCode, unitKey, unitsBySpelling } from '@milieuspoor/domain';
import type { Dependencies } from '../../../../dependencies.ts';
import type { Caller } from '../../../../http/caller.ts';
import { done, NOT_FOUND, type Outcome } from '../../../../http/outcome.ts';
import { findOrganisationId } from '../../../organisations/organisations.queries.ts';
import { fixedBetween, ownOf } from '../../others/fixed-figures.ts';
import { describeWeighing } from '../../weighing.queries.ts';
import { listOwnRatioCells } from '../ratio.queries.ts';
import { fixRatios } from './fix-ratios.ts';
import type { RatioFigure } from './fixed-ratios.queries.ts';
import { readFixedRatios, type ToldRatio, tellRatios } from './fixed-ratios.ts';
import { cellsOfPlace, figuresOfColumns } from './ratio-cells.ts';

export interface NationalRatiosRequest {
  readonly slug: string;
  readonly set: SetCode;
  readonly productGroupId: string | null;
}

/** Ratios over the completed projects of all organisations, as they were fixed for the quarter. */
export class NationalRatios {
  readonly #needs: Pick<Dependencies, 'database' | 'clock'>;
  #fixing: Promise<void> | null = null;

  constructor(needs: Pick<Dependencies, 'database' | 'clock'>) {
    this.#needs = needs;
  }

  /**
   * Returns what may be told nationally of the sub-groups and units in which the organisation has work itself. No other
   * cell is read.
   */
  async find(
    caller: Caller,
    { slug, set, productGroupId }: NationalRatiosRequest,
  ): Promise<Outcome<NationalRatiosAnswer>> {
    const { queries } = this.#needs.database;
    const organisationId = await findOrganisationId(queries, caller.scope, slug);
    if (!organisationId) return NOT_FOUND;
    await this.#fixOnce();
    const own = await listOwnRatioCells(queries, { organisationId, productGroupId });
    const units = unitsBySpelling(own.map(({ unit }) => unit));
    const places = Map.groupBy(own, ({ subGroupId, unit }) => `${subGroupId} ${unitKey(unit)}`);
    const found = [...places.values()].flatMap(([first]) => {
      if (!first) return [];
      const { subGroupId, unit } = first;
      const cells = new Set(cellsOfPlace({ subGroupId, unitKey: unitKey(unit) }));
      return [{ uuid: subGroupId, unit: units.get(unit) ?? unit, cells }];
    });
    const fixed = await readFixedRatios(
      queries,
      found.flatMap(({ cells }) => [...cells]),
    );
    const columns = figuresOfColumns(set);
    const told = tellRatios(fixed, ownOf(caller.scope));
    const statistics = found.flatMap(({ uuid, unit, cells }): NationalRatioStatistic[] => {
      const here = told.filter(({ cell }) => cells.has(cell));
      const of = (figure: RatioFigure) => toNationalRatio(here, figure, organisationId);
      const values = {
        ...{ eci: of(columns.eci), co2: of(columns.co2) },
        secondary_material: of(columns.secondary_material),
      };
      return Object.values(values).every((value) => value === null) ? [] : [{ uuid, unit, ...values }];
    });
    const valued = told.filter(({ figure }) => figure === columns.eci);
    const versions = valued.flatMap(({ contributions }) =>
      contributions.flatMap(({ weightsVersions }) => weightsVersions[set]),
    );
    return done({ statistics, ...(await describeWeighing(queries, set, new Set(versions))) });
  }

  /** Fixes the ratios of a quarter that nobody looked at before; questions that come together wait for one fixing. */
  #fixOnce(): Promise<void> {
    this.#fixing ??= fixRatios(this.#needs).finally(() => {
      this.#fixing = null;
    });
    return this.#fixing;
  }
}

/** Adds up the cells of a sub-group in a unit in which a figure is told; null where it is in none. */
function toNationalRatio(
  here: readonly ToldRatio[],
  figure: RatioFigure,
  organisationId: string,
): NationalRatioStatistic['eci'] {
  const told = here.filter((cell) => cell.figure === figure);
  const parts = told.flatMap(({ contributions }) => contributions);
  if (parts.length === 0) return null;
  const total = (read: (part: (typeof parts)[number]) => number, among = parts) =>
    among.reduce((sum, part) => sum + read(part), 0);
  return {
    avg: total(({ amounts }) => amounts[figure] ?? 0) / total(({ units }) => units),
    projects: total(({ projects }) => projects),
    own_projects: total(
      ({ projects }) => projects,
      parts.filter((part) => part.organisationId === organisationId),
    ),
    incomplete: parts.some(({ incomplete }) => incomplete.includes(figure)),
    fixed: fixedBetween(told.map(({ fixedOn }) => fixedOn)),
  };
}
