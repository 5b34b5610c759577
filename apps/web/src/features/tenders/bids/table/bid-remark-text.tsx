import type { Applicant } from '@milieuspoor/contract';
import { ListedMark } from '../../../../charts/coverage/listed-mark.tsx';
import type { BidRemark } from './bid-remarks.ts';

interface BidRemarkTextProps {
  readonly bid: Applicant;
  readonly remark: BidRemark;
}

/** What is to be known of a bid; where its work differs though it is scored, with the list of the posts of which it does. */
export function BidRemarkText({ bid, remark: { text, ofWork } }: BidRemarkTextProps) {
  const { project: uuid, uuid: applicant, project_calculation: calculation } = bid;
  if (!ofWork || !calculation) return text;
  const types = ['design-baseline', 'applicant'] as const;
  const project = { uuid, types, set: calculation.mki_set, applicant };
  return <ListedMark about={{ quantity: 'mki', project }}>{text}</ListedMark>;
}
