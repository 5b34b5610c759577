import type { Applicant } from '@milieuspoor/contract';
import { ListedMark } from '../../../../charts/coverage/listed-mark.tsx';
import type { BidRemark } from './bid-remarks.ts';

interface BidRemarkTextProps {
  readonly bid: Applicant;
  readonly remark: BidRemark;
}

/**
 * Shows a remark about a bid; if its work differs although it is scored, with a button for the list of the posts that
 * differ.
 */
export function BidRemarkText({ bid, remark: { text, ofWork } }: BidRemarkTextProps) {
  const { project: uuid, uuid: applicant, project_calculation: calculation } = bid;
  if (!ofWork || !calculation) return text;
  const types = ['design-baseline', 'applicant'] as const;
  const project = { uuid, types, set: calculation.mki_set, applicant };
  return <ListedMark about={{ quantity: 'mki', project }}>{text}</ListedMark>;
}
