import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import type { UploadPlace } from './uploads.ts';

interface BillLinkProps {
  readonly place: UploadPlace;
  readonly label: 'bill.begin' | 'bill.toBill';
}

/** The way for who has quantities and no profiles; a bidder hands in a calculation. */
export function BillLink({ place: { projectUuid, type }, label }: BillLinkProps) {
  const { t } = useTranslation();
  const { org } = useParams({ strict: false });
  if (org === undefined || type === 'applicant') return null;
  return <LinkButton {...paths.worksheet(org, projectUuid, type)}>{t(label)}</LinkButton>;
}
