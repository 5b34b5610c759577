import { SCOPE_SUBJECTS } from '../../scope/scope-answers.ts';
import type { LackingKind } from '../../scope/work-texts.ts';

/**
 * What a bid leaves empty that another bid declares for the same posts, by kind; `besideEach` is what it lacks beside each of the
 * others, of which the one counts beside which it lacks most. Posts that the other alone has are another design (D-104). What it
 * lacks of the baseline as well (`ofBaseline`) is no part of this: somebody decided about that.
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
