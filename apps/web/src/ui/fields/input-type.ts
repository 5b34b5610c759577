import type { FilledField } from '@milieuspoor/domain';

/** What the browser is told of a field by what it holds, so that it offers the right keyboard. */
export function inputType(kind: FilledField['kind']): 'email' | 'tel' | 'text' {
  return kind === 'email' ? 'email' : kind === 'telephone' ? 'tel' : 'text';
}
