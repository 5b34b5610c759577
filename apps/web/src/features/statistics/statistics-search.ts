import { CONTRACT_TYPE_FILTERS, SECTORS, SET_CODES } from '@milieuspoor/domain';
import { z } from 'zod';
import { FOCUSES } from './focus.ts';

/**
 * What of the charts stands in the address, so that a reload, the back button and a sent link show the same view. What
 * makes no sense is left out and refuses nothing.
 */
export const statisticsSearchSchema = z.object({
  /** the set; absent: A1, or the one that the figures state */
  set: z.enum(SET_CODES).optional().catch(undefined),
  /** the path of the drill-down */
  pad: z.string().max(400).optional().catch(undefined),
  /** years with commas; absent: all of them, empty: none. A single year comes out of the address as a number */
  jaren: z
    .union([z.number().int(), z.string().max(400)])
    .optional()
    .catch(undefined),
  /** tendered projects or the others; absent: all */
  contract: z.enum(CONTRACT_TYPE_FILTERS).optional().catch(undefined),
  /** what the centre of gravity shows; absent: MKI */
  gegevens: z.enum(FOCUSES).optional().catch(undefined),
  /** the sector that is held against the organisation; absent: all of them */
  sector: z.enum(SECTORS).optional().catch(undefined),
  /** the product group of the ratios; absent: the first */
  groep: z.uuid().optional().catch(undefined),
});
export type StatisticsSearch = z.output<typeof statisticsSearchSchema>;
