import type { ProofKind } from '@milieuspoor/domain';

/** What can be wrong with a chain of digests, or with a row that one of them vouches for. */
export type Difference =
  | { readonly kind: DigestFault; readonly number: number }
  | {
      readonly kind: RowFault;
      readonly row: ProofKind;
      readonly key: string;
      readonly projectId: string | null;
      /** of the digest that vouches for it, or that should have */
      readonly day: string;
      /** of a row that may rightly be changed: what of it was, without an entry of the history that says so */
      readonly fields?: readonly string[];
    };

export type DigestFault =
  /** the chain goes on past it, and it is not there */
  | 'digest-missing'
  /** its bytes are not those that were stored, or it stands under another day, number or organisation */
  | 'digest-changed'
  | 'digest-unreadable'
  /** it names another one as the one before it */
  | 'chain-broken'
  /** the file that was given is another one than the database holds */
  | 'other-digest';

export type RowFault =
  | 'row-changed'
  | 'row-removed'
  /** it says that it is older than a digest that does not know it */
  | 'row-added'
  /** two digests vouch for it */
  | 'row-twice'
  | 'names-changed'
  /** what it was hashed with is gone, so that nothing can be told of it */
  | 'salt-missing';
