import type { FilledField } from '@milieuspoor/domain';

/** Returns the type of an input by what it holds, so that the browser offers the right keyboard. */
export function inputType(kind: FilledField['kind']): 'email' | 'tel' | 'text' {
  return kind === 'email' ? 'email' : kind === 'telephone' ? 'tel' : 'text';
}
