import type { StepProject } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signedAmount } from '../../../charts/differences/signed-amount.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { type DifferenceSubject, type OpenedStep, stepProjectsQuery } from './differences-query.ts';
import { StepPosts } from './step-posts.tsx';

interface StepProjectsProps {
  readonly subject: DifferenceSubject;
  readonly opened: OpenedStep;
  /** whether the reader may open a project */
  readonly leads: boolean;
}

/** px: the room of a few rows, while they are being fetched */
const ROOM = 160;

/** The projects of a step, each of which opens to its posts. */
export function StepProjects({ subject, opened, leads }: StepProjectsProps) {
  const { t } = useTranslation();
  const query = useQuery(stepProjectsQuery(subject, opened));
  const [shown, setShown] = useState<string | null>(null);
  const { data } = query;
  if (!data) return query.isError ? <FailedQuery query={query} /> : <DelayedIndicator minHeight={ROOM} />;
  return (
    <Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.results.map((project) => (
          <OneProject
            key={project.uuid}
            project={project}
            subject={subject}
            opened={opened}
            leads={leads}
            shown={shown === project.uuid}
            onToggle={() => setShown(shown === project.uuid ? null : project.uuid)}
          />
        ))}
      </Box>
      {data.count > data.results.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('differences.listedProjects', { shown: data.results.length, all: data.count })}
        </Typography>
      )}
    </Box>
  );
}

interface OneProjectProps extends StepProjectsProps {
  readonly project: StepProject;
  readonly shown: boolean;
  readonly onToggle: () => void;
}

function OneProject({ project, subject, opened, leads, shown, onToggle }: OneProjectProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{project.name}</Box>
        <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {signedAmount(project.amount, opened.indicator)}
        </Box>
        <Button
          onClick={onToggle}
          aria-expanded={shown}
          aria-controls={id}
          aria-label={t(shown ? 'differences.hidePostsOf' : 'differences.showPostsOf', {
            project: project.name,
          })}
        >
          {t(shown ? 'differences.hidePosts' : 'differences.showPosts')}
        </Button>
        {leads && (
          <TextLink {...paths.project(subject.organisationSlug, project.uuid, 'project-data')}>
            {t('differences.openProject')}
          </TextLink>
        )}
      </Box>
      <Box id={id}>
        {shown && (
          <StepPosts
            subject={subject}
            opened={opened}
            projectUuid={project.uuid}
            label={t('differences.postsOf', { project: project.name })}
          />
        )}
      </Box>
    </Box>
  );
}
