import { findUnseen } from '@milieuspoor/domain';

const NAME_MAX = 100;

/** Returns a name as a provider states it; empty where it could not be stored or read. */
export function readName(stated: string): string {
  const name = stated.trim();
  return name.length <= NAME_MAX && findUnseen(name) === null ? name : '';
}
