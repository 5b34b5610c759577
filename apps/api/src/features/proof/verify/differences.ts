import type { ProofKind } from '@milieuspoor/domain';

/** The kinds of error in a chain of digests, or in a row that one of them covers. */
export type Difference =
  | { readonly kind: DigestFault; readonly number: number }
  | {
      readonly kind: RowFault;
      readonly row: ProofKind;
      readonly key: string;
      readonly projectId: string | null;
      /** of the digest that vouches for it, or that should have */
      readonly day: string;
      /** for a row that may change: the fields that changed without an entry of the history */
      readonly fields?: readonly string[];
    };

export type DigestFault =
  /** the chain continues past it, and it does not exist */
  | 'digest-missing'
  /** its bytes differ from the stored ones, or it is under another day, number or organisation */
  | 'digest-changed'
  | 'digest-unreadable'
  /** it names another digest as the one before it */
  | 'chain-broken'
  /** the given file differs from the digest in the database */
  | 'other-digest';

export type RowFault =
  | 'row-changed'
  | 'row-removed'
  /** it states that it is older than a digest that does not know it */
  | 'row-added'
  /** two digests vouch for it */
  | 'row-twice'
  | 'names-changed'
  /** the salt of its hash is gone, so that nothing can be verified about it */
  | 'salt-missing';
