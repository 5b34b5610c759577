import type { Simulation } from '@milieuspoor/contract';
import {
  type DiscountStep,
  formatModified,
  type Language,
  simulatedBidderName,
  simulatedModelOf,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { awardModelOf } from '../../award/model/award-model-of.ts';
import type { ProjectRow } from '../../projects/projects.queries.ts';
import {
  findSimulation,
  findSimulationAverages,
  listSimulatedBids,
  type SimulatedBidRow,
  type SimulationRow,
} from './simulations.queries.ts';

/** Returns a page of a project's simulation, with the number of its bids; nothing without a simulation. */
export async function readSimulation(
  queries: Queries,
  project: ProjectRow,
  { page, language }: { readonly page: number; readonly language: Language },
): Promise<Pick<Simulation, 'count' | 'seed' | 'drawn_at' | 'model_changed' | 'averages' | 'results'>> {
  const simulation = await findSimulation(queries, project);
  if (!simulation)
    return { count: 0, seed: null, drawn_at: null, model_changed: false, averages: null, results: [] };
  const averages = await findSimulationAverages(queries, project);
  return {
    count: simulation.bidders,
    seed: simulation.seed,
    drawn_at: formatModified(simulation.drawnAt),
    model_changed: !isDrawnFrom(simulation, project),
    averages: averages && {
      quote_price: averages.quoteEur,
      fictional_quote_price: averages.fictionalPriceEur,
      mki_value: averages.mkiEur,
      mki_score: averages.scoreEur,
      criteria_discount: averages.criteriaDiscountEur,
    },
    results: (await listSimulatedBids(queries, project, page)).map((bid) => toRandomApplicant(bid, language)),
  };
}

/** Tells whether the same seed would give the same bids now. */
function isDrawnFrom(simulation: SimulationRow, project: ProjectRow): boolean {
  const model = simulatedModelOf(awardModelOf(project));
  return (
    model !== null &&
    simulation.bidders === project.expectedNumberOfApplicants &&
    simulation.scopeEur === model.scopeEur &&
    simulation.upperEur === model.line.upperEur &&
    simulation.lowerEur === model.line.lowerEur &&
    simulation.maxDiscountEur === model.line.maxDiscountEur &&
    simulation.ceilingEur === model.ceilingEur &&
    stepsText(simulation.steps) === stepsText(model.line.form === 'steps' ? model.line.steps : null) &&
    simulation.criteriaMaxDiscountEur === model.criteriaMaxDiscountEur
  );
}

function stepsText(steps: readonly DiscountStep[] | null): string {
  return (steps ?? []).map(({ mkiUptoEur, discountEur }) => `${mkiUptoEur}: ${discountEur}`).join('; ');
}

function toRandomApplicant(bid: SimulatedBidRow, language: Language): Simulation['results'][number] {
  return {
    uuid: bid.id,
    name: simulatedBidderName(bid.place, language),
    quote_price: bid.quoteEur,
    fictional_quote_price: bid.fictionalPriceEur,
    mki_value: bid.mkiEur,
    mki_score: bid.scoreEur,
    criteria_discount: bid.criteriaDiscountEur,
  };
}
