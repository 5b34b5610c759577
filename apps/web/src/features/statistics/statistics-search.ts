import { SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';

/**
 * What of the charts stands in the address, so that a reload, the back button and a sent link show the same view:
 * the set (`set=a2`) and the path of the drill-down (`pad=…`). What makes no sense is left out and refuses nothing.
 */
export const statisticsSearchSchema = z.object({
  set: z.enum(SET_CODES).optional().catch(undefined),
  pad: z.string().max(400).optional().catch(undefined),
});
export type StatisticsSearch = z.output<typeof statisticsSearchSchema>;
