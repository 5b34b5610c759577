import { SCOPE_SUBJECTS } from '../../scope/scope-answers.ts';
import type { LackingKind } from '../../scope/work-texts.ts';

/**
 * Returns what a bid leaves empty that another bid declares for the same posts, by kind; `besideEach` is what it lacks
 * beside each of the others, and for each kind the one beside which it lacks most counts. Posts that only the other has
 * are another design (D-104). What it also lacks of the baseline (`ofBaseline`) is left out: there are decisions about
 * that.
 */
export function leftBesideOthers(
  besideEach: readonly (readonly LackingKind[])[],
  ofBaseline: readonly LackingKind[],
): readonly LackingKind[] {
  return SCOPE_SUBJECTS.flatMap((kind): LackingKind[] => {
    if (kind === 'posts') return [];
    const postsIn = (lacking: readonly LackingKind[]) =>
      lacking.find((each) => each.kind === kind)?.posts ?? 0;
    const posts = Math.max(0, ...besideEach.map(postsIn)) - postsIn(ofBaseline);
    return posts > 0 ? [{ kind, posts }] : [];
  });
}
