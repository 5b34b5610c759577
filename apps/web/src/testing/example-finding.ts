import type { FigureFinding } from '@milieuspoor/contract';
import { calculationUuid } from './calculation-answers.ts';
import { PROJECT } from './example-project.ts';

/** Returns a post of the optimisation that lacks A4, uploaded by somebody with a name, without an answer about it. */
export function exampleFinding(more: Partial<FigureFinding> = {}): FigureFinding {
  return {
    project: { ...PROJECT },
    kind: 'module',
    side: 'optimization',
    calculation: {
      uuid: calculationUuid(1),
      name: 'Ontwerp mei',
      calculation_type: 'design-optimization',
      uploaded: '03/05/2026 10:00:00',
      uploaded_by: 'Anna de Wit',
    },
    blocks: true,
    posts: 1,
    post: { number: '10.2', product: 'Klinkers', product_group: 'Verhardingen' },
    numbers: [],
    modules: [],
    indicators: [],
    mki_eur: null,
    co2_kg: null,
    amounts: null,
    meaning: null,
    answered: null,
    ...more,
  };
}

/** An empty list behind a mark, for tests about the question itself. */
export const NO_FINDINGS = { count: 0, next: null, previous: null, results: [] };
