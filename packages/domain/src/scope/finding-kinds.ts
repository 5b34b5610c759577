/**
 * The kinds of findings: what a figure leaves out, or a remark about a comparison. These are a life-cycle module or
 * indicators that one side lacks, an MKI without indicators behind it, posts that a side did not calculate, an amount
 * that is not declared, indicators that are not, other weights, a side outside the set; and how the posts differ, which
 * is a change of the design.
 */
export const FINDING_KINDS = [
  'module',
  'indicators',
  'bare',
  'unworked',
  'undeclared',
  'incomplete',
  'weights',
  'outside-set',
  'post-missing',
  'post-added',
  'quantity',
  'unit',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The ways to solve a finding. */
export type Mending = 'answer-or-file' | 'answer-posts' | 'answered' | 'file' | 'nothing';

/**
 * Returns how to solve a finding. A question about empty cells, or about absent posts, can be answered on the
 * calculation; anything else that is missing needs a better file. Different posts need nothing: the design changed.
 * What was answered with 'not applicable' counts as 0 and needs nothing either, unless the answer is wrong.
 */
export function mendingOf(kind: FindingKind, isAnswered: boolean): Mending {
  if (isAnswered) return 'answered';
  switch (kind) {
    case 'module':
    case 'indicators':
    case 'bare':
      return 'answer-or-file';
    case 'unworked':
    case 'post-missing':
      return 'answer-posts';
    case 'undeclared':
    case 'incomplete':
    case 'weights':
    case 'outside-set':
      return 'file';
    case 'post-added':
    case 'quantity':
    case 'unit':
      return 'nothing';
  }
}
