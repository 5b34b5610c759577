import { FINDINGS_MAX, type FigureFinding } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIGURE_EXPORTS } from '../../../charts/export/export-choices.tsx';
import { ExportMenu } from '../../../charts/export/export-menu.tsx';
import { ExportStatus } from '../../../charts/export/export-status.tsx';
import { useFileExport } from '../../../charts/export/use-chart-export.ts';
import { MayOpenProjects } from '../../../lib/may-open-projects.ts';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import type { AskedFindings } from './asked-findings.ts';
import { FindingGroup } from './finding-group.tsx';
import { findingsFile } from './findings-file.ts';
import { findingsQuery, ofOneProject } from './findings-query.ts';
import { groupsOf } from './groups-of.ts';

interface FindingsDialogProps {
  readonly asked: AskedFindings;
  readonly organisationSlug: string;
  readonly onClose: () => void;
}

/**
 * The findings of a figure: what it leaves out, and what is said of a comparison. What prevents a comparison comes
 * first, with who uploaded it and how to fix it. In a list of several projects each can be opened to its items.
 */
export function FindingsDialog({ asked, organisationSlug, onClose }: FindingsDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const mayOpen = use(MayOpenProjects);
  const [project, setProject] = useState<FigureFinding['project'] | null>(null);
  const shown = project ? ofOneProject(asked, project.uuid) : asked;
  const query = useQuery(findingsQuery(organisationSlug, shown));
  const { quantity, side, node } = asked.about;
  const said = { quantity: t(`charts.coverage.quantities.${quantity}`) };
  const title = [
    side
      ? t('statistics.findings.title.figure', { ...said, side: t(`charts.sides.${side}`) })
      : t('statistics.findings.title.comparison', said),
    ...(node ? [node.label] : []),
    ...(project && project.name !== node?.label ? [project.name] : []),
  ].join(', ');
  const findings = query.data?.results ?? [];
  const count = query.data?.count ?? 0;
  const notes = count > FINDINGS_MAX ? [t('statistics.findings.cut', { shown: FINDINGS_MAX })] : [];
  const exporting = useFileExport(
    findings.length === 0
      ? null
      : (kind, surroundings) =>
          findingsFile(kind === 'csv' ? 'csv' : 'xlsx', { title, findings, notes, mayOpen }, surroundings),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {query.isPending && <LinearProgress aria-label={t('charts.loading')} />}
        <FailedQuery query={query} />
        {query.data && (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
              <Typography sx={{ mr: 'auto' }}>
                {count === 0
                  ? t('statistics.findings.none')
                  : [t('statistics.findings.count', { count }), ...notes].join(' ')}
              </Typography>
              {count > 0 && (
                <ExportMenu
                  exporting={exporting}
                  kinds={FIGURE_EXPORTS}
                  label={t('statistics.findings.save')}
                />
              )}
            </Box>
            {exporting && <ExportStatus exporting={exporting} />}
            {groupsOf(findings).map((group) => (
              <FindingGroup
                key={group.key}
                group={group}
                organisationSlug={organisationSlug}
                onOpenProject={shown.ofSeveral ? setProject : null}
              />
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {project && <Button onClick={() => setProject(null)}>{t('statistics.findings.back')}</Button>}
        <Button onClick={onClose}>{t('statistics.findings.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
