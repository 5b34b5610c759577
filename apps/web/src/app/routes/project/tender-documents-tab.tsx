import type { Project } from '@milieuspoor/contract';
import { ProviderCard } from '../../../features/help/index.ts';
import { TenderDocuments } from '../../../features/tenders/index.ts';

interface TenderDocumentsTabProps {
  readonly project: Project;
  readonly onNext?: () => void;
}

/** Tab 5, with the contact details of the provider, who makes the tender documents. */
export function TenderDocumentsTab(props: TenderDocumentsTabProps) {
  return <TenderDocuments {...props} provider={<ProviderCard />} />;
}
