import { type IssuedModel, LANGUAGES } from '@milieuspoor/domain';
import type { Queries } from '../database/open-database.ts';
import { insertIssued } from '../features/tenders/issued/issued-criteria.queries.ts';

const MODEL: IssuedModel = {
  contractType: 'RAW',
  scopeEur: 1_000_000,
  benefitEur: 300_000,
  mkiMaxDiscountEur: 250_000,
  criteriaMaxDiscountEur: 50_000,
  criteria: [],
  upperEur: 100_000,
  lowerEur: 50_000,
  ceilingEur: null,
  steps: null,
  askedModules: [],
  penaltyFactor: 1.5,
  manuallySet: true,
  reference: null,
  baseline: null,
};

/** Adds two editions of the criterion of a project, the second with its note, as if they had been issued. */
export async function addIssued(
  queries: Queries,
  project: { readonly id: string; readonly organisationId: string },
  { issuedAt, issuedBy }: { readonly issuedAt: Date; readonly issuedBy: string },
): Promise<void> {
  const bytes = Buffer.from('PK');
  const files = (kind: 'criterion' | 'note') => LANGUAGES.map((language) => ({ kind, language, bytes }));
  const issued = { issuedAt, issuedBy, awardModelVersion: 1, model: MODEL };
  await insertIssued(queries, project, { ...issued, number: 1, files: files('criterion') });
  await insertIssued(queries, project, {
    ...issued,
    number: 2,
    model: { ...MODEL, upperEur: 110_000 },
    files: [...files('criterion'), ...files('note')],
  });
}
