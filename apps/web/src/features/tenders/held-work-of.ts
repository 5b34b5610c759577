import type { HeldWorkAnswer } from '@milieuspoor/contract';
import type { HeldWork } from '@milieuspoor/domain';

/** Returns how the work of a calculation compares with that of another, in the form that the rules take. */
export function heldWorkOf({
  known,
  open,
  modules,
  other_modules,
  asked,
  ...posts
}: HeldWorkAnswer): HeldWork {
  return {
    ...{ known, open, modules, asked },
    lackingPosts: posts.lacking_posts,
    missingPosts: posts.missing_posts,
    fewerPosts: posts.fewer_posts,
    addedPosts: posts.added_posts,
    differingPosts: posts.differing_posts,
    otherLackingPosts: posts.other_lacking_posts,
    otherSlightPosts: posts.other_slight_posts,
    otherModules: other_modules,
  };
}
