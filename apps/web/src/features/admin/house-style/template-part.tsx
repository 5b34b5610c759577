import type { HouseStyleAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { FileDownloadOutlined as DownloadIcon } from '../../../ui/icons/file-download-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FileButtons } from './file-buttons.tsx';
import { SectionChoice } from './section-choice.tsx';
import { StylePart } from './style-part.tsx';
import { TakenOver } from './taken-over.tsx';
import { TemplateWarnings } from './template-warnings.tsx';

/** The Word template of an organisation, and what documents take over from it. */
export function TemplatePart({ style }: { readonly style: HouseStyleAnswer }) {
  const { t } = useTranslation();
  const { template, organization } = style;
  const params = { organization };
  const download = useMutationOnce({
    mutationFn: () => client.call(endpoints.downloadHouseTemplate, { params }),
    onSuccess: (file) => saveBlob(file, template?.name ?? ''),
  });
  return (
    <StylePart title={t('admin.houseStyle.template')} hint={t('admin.houseStyle.templateHint')}>
      {template ? (
        <>
          <TakenOver template={template} />
          <TemplateWarnings organization={organization} warnings={template.warnings} />
          <SectionChoice organization={organization} template={template} />
        </>
      ) : (
        <Typography>{t('admin.houseStyle.noTemplate')}</Typography>
      )}
      <FileButtons
        texts={{
          choose: t(template ? 'admin.houseStyle.otherTemplate' : 'admin.houseStyle.chooseTemplate'),
          remove: t('admin.houseStyle.removeTemplate'),
          stored: t('admin.houseStyle.templateSaved'),
          removed: t('admin.houseStyle.templateRemoved'),
        }}
        accept=".docx,.dotx"
        isThere={template !== null}
        send={(file) => client.upload(endpoints.putHouseTemplate, { params, fields: {}, file })}
        remove={() => client.call(endpoints.removeHouseTemplate, { params })}
      >
        <Button
          startIcon={<DownloadIcon />}
          loading={download.isPending}
          loadingPosition="start"
          onClick={() => download.mutate()}
        >
          {t('admin.houseStyle.downloadTemplate')}
        </Button>
      </FileButtons>
      {download.error && <ErrorPanel error={download.error} onRetry={() => download.mutate()} />}
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
        <strong>{t('admin.houseStyle.limits')}</strong>
        <p>{t('admin.houseStyle.limitsTaken')}</p>
        <p>{t('admin.houseStyle.limitsPages')}</p>
      </Typography>
    </StylePart>
  );
}
