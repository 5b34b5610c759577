import { SET_CODES, type SetCode } from '@milieuspoor/domain';

/** The set to show: the one asked for if there are figures of it, else the first there is, A1 before A2. */
export function chosenSet(asked: SetCode | undefined, available: readonly SetCode[]): SetCode {
  if (asked && available.includes(asked)) return asked;
  return SET_CODES.find((set) => available.includes(set)) ?? 'a1';
}
