import { LIFE_CYCLE_MODULES, SERIES_NAMES, UNDECLARED_QUANTITIES } from '@milieuspoor/domain';
import { z } from 'zod';
import { collectionOf } from '../../collection.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { organisationParams } from './statistic-parts.ts';
import { calculationStatisticsQuery } from './statistics.ts';

/** So many items are listed; the count is complete. */
export const UNDECLARED_ITEMS_MAX = 200;

const namedSchema = z.object({ uuid: z.uuid(), name: z.string() });

const undeclaredItemSchema = z
  .object({
    project: namedSchema,
    calculation: namedSchema,
    post_number: z.string(),
    product: z.string(),
    product_group: z.string(),
    missing: z
      .array(z.string())
      .describe(
        'codes of the indicators that its MKI lacks; empty for other quantities, and where they were not kept',
      ),
  })
  .meta({ id: 'UndeclaredItem' });
export type UndeclaredItem = z.output<typeof undeclaredItemSchema>;

export const undeclaredItemsSchema = collectionOf(undeclaredItemSchema);
export type UndeclaredItemsAnswer = z.output<typeof undeclaredItemsSchema>;

export const listUndeclaredItems = defineEndpoint({
  id: 'listUndeclaredItems',
  method: 'GET',
  path: '/api/v1/organization/:org/internal_undeclared_items/',
  access: 'statistics.read',
  keyScope: 'figures:read',
  summary: 'The items that leave a figure of the statistics undeclared',
  description:
    'Takes the question of the calculation statistics, and which figure of the answer it is about. For mki without a ' +
    'module: the items that leave an indicator undeclared. Listed by project, calculation and place in the workbook.',
  params: organisationParams,
  query: z.object({
    ...calculationStatisticsQuery,
    quantity: z.enum(UNDECLARED_QUANTITIES),
    side: z.enum(SERIES_NAMES),
    module: z.enum(LIFE_CYCLE_MODULES).optional().describe('of mki or co2: in this life-cycle module'),
  }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: undeclaredItemsSchema },
  refusals: [400, 404],
});
