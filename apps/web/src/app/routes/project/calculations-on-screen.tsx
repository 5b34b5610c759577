import { type CalculationType, calculationLock, may } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CalculationSection, calculationsQuery } from '../../../features/calculations/index.ts';
import { useBeginWorksheet } from '../../../features/worksheet/drafts/use-begin-worksheet.ts';
import { WorksheetDrafts } from '../../../features/worksheet/drafts/worksheet-drafts.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';

type SectionProps = Omit<ComponentProps<typeof CalculationSection>, 'onScreen'>;

interface CalculationsOnScreenProps extends SectionProps {
  readonly organisationSlug: string;
}

/** The calculations of one type, with the ways to make one on the screen where its phase is open. */
export function CalculationsOnScreen({ organisationSlug, ...section }: CalculationsOnScreenProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { project, type, actor, readOnlyReason } = section;
  const begin = useBeginWorksheet(organisationSlug, project.uuid);
  const lock = calculationLock(type, { status: project.project_status, locked: project.project_locked });
  const isOpen = lock === null && readOnlyReason === undefined && may(actor, 'calculation.upload');
  const design = useDesignOf(type, project.uuid, isOpen);
  const start = (name: string, source: string | null) =>
    begin.mutate({ name, type, source }, { onError: () => notify(t('worksheet.drafts.failed'), 'error') });
  return (
    <CalculationSection
      {...section}
      onScreen={
        isOpen
          ? {
              onVariant: ({ uuid, name }) => start(t('worksheet.drafts.variantOf', { name }), uuid),
              newButton: (
                <>
                  <Button
                    variant="outlined"
                    loading={begin.isPending}
                    onClick={() => start(t('worksheet.drafts.newName'), null)}
                  >
                    {t('worksheet.drafts.new')}
                  </Button>
                  {design && (
                    <Button
                      variant="outlined"
                      loading={begin.isPending}
                      onClick={() =>
                        start(t('worksheet.drafts.builtName', { name: design.name }), design.uuid)
                      }
                      sx={{ overflowWrap: 'anywhere' }}
                    >
                      {t('worksheet.drafts.fromDesign', { name: design.name })}
                    </Button>
                  )}
                </>
              ),
              drafts: (
                <WorksheetDrafts organisationSlug={organisationSlug} projectUuid={project.uuid} type={type} />
              ),
            }
          : null
      }
    />
  );
}

/** The active calculation of the design that an as-built one of its series begins with; undefined for other types. */
function useDesignOf(type: CalculationType, projectUuid: string, enabled: boolean) {
  const designType =
    type === 'as-built-baseline'
      ? 'design-baseline'
      : type === 'as-built-optimization'
        ? 'design-optimization'
        : null;
  const { data } = useQuery({ ...calculationsQuery(projectUuid), enabled: enabled && designType !== null });
  return data?.find(({ calculation_type, active }) => calculation_type === designType && active);
}
