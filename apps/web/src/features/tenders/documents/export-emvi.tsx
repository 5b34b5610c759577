import { endpoints } from '@milieuspoor/contract/client';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { WordExport } from './word-export.tsx';

/** The award criterion as a Word document. */
export function ExportEmvi({ projectUuid }: { readonly projectUuid: string }) {
  const { t } = useTranslation();
  return (
    <WordExport
      action={t('tenderDocuments.export.action')}
      fetchDocument={() => client.call(endpoints.exportEmvi, { params: { uuid: projectUuid } })}
    />
  );
}
