import { type DeclaredThere, declaredBy } from './declared-there.ts';
import { hasBareRow, type ScopePost } from './scope-post.ts';

/**
 * What a comparison works out of a single post, kept as long as the post is. It makes comparing the same posts again, after one
 * of them was replaced, many times as fast, and changes no result: a post does not change.
 */
export class PostMemory {
  readonly #declared = new WeakMap<ScopePost, readonly DeclaredThere[]>();
  readonly #keys = new WeakMap<ScopePost, Map<number, string | null>>();
  readonly #bare = new WeakMap<ScopePost, boolean>();
  readonly #lacksNothing = new WeakMap<ScopePost, ScopePost>();

  declaredBy(post: ScopePost): readonly DeclaredThere[] {
    const known = this.#declared.get(post);
    if (known) return known;
    const declared = declaredBy([post], []);
    this.#declared.set(post, declared);
    return declared;
  }

  hasBareRow(post: ScopePost): boolean {
    const known = this.#bare.get(post);
    if (known !== undefined) return known;
    const isBare = hasBareRow(post);
    this.#bare.set(post, isBare);
    return isBare;
  }

  /** Tells whether a post was found to leave nothing empty that the other declares. */
  lacksNothing(post: ScopePost, other: ScopePost): boolean {
    return this.#lacksNothing.get(post) === other;
  }

  rememberWhole(post: ScopePost, other: ScopePost): void {
    this.#lacksNothing.set(post, other);
  }

  /** Returns the key of a post in a pass of the matching; `work` works it out the first time. */
  keyIn(pass: number, post: ScopePost, work: () => string | null): string | null {
    const keys = this.#keys.get(post) ?? new Map<number, string | null>();
    const known = keys.get(pass);
    if (known !== undefined) return known;
    const key = work();
    keys.set(pass, key);
    this.#keys.set(post, keys);
    return key;
  }
}
