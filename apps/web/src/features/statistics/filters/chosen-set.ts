import { SET_CODES, type SetCode } from '@milieuspoor/domain';

/** Returns the set to show: the requested one if there are figures of it, else the first available, A1 before A2. */
export function chosenSet(asked: SetCode | undefined, available: readonly SetCode[]): SetCode {
  if (asked && available.includes(asked)) return asked;
  return SET_CODES.find((set) => available.includes(set)) ?? 'a1';
}
