import type { WeightedSets } from '@milieuspoor/domain';
import type { Caller } from '../../../http/caller.ts';
import type { FileToRead } from './workbook-reader.ts';

interface Sent {
  readonly project: { readonly organisationId: string };
  readonly caller: Caller;
  /** the present weights */
  readonly weights: WeightedSets;
  readonly ticket?: string | undefined;
}

/**
 * Returns an upload in the form that the reader takes: it waits its turn among those of its organisation, and of its
 * sender there.
 */
export function toFileToRead(
  { bytes, name }: { readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string },
  { project, caller, weights, ticket }: Sent,
): FileToRead {
  const { organisationId } = project;
  return { bytes, fileName: name, weights, organisationId, memberId: caller.accountId, ticket };
}
