import { formatNumber } from '@milieuspoor/domain';

/** A figure with as many decimals as it was typed with. */
export function numberAsTyped(value: number): string {
  return formatNumber(value, String(value).split('.')[1]?.length ?? 0);
}
