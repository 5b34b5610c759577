import type { Project } from '@milieuspoor/contract';
import { COMPARED_MIN } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { calculationsQuery } from '../calculation-queries.ts';
import { ChooseCompared } from './choose-compared.tsx';

interface CompareBelowProps {
  readonly project: Pick<Project, 'uuid' | 'organization'>;
}

/** Below the tables of a tab: which calculations of the project to compare, of every tab. It makes none active. */
export function CompareBelow({ project }: CompareBelowProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useQuery(calculationsQuery(project.uuid));
  const [isOpen, setOpen] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (!data || data.length < COMPARED_MIN) return null;
  // One that was deleted meanwhile is no longer ticked.
  const chosen = ticked.filter((uuid) => data.some((each) => each.uuid === uuid));
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={CARD}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {t('compare.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('compare.lead')}
          </Typography>
        </Box>
        <Button aria-expanded={isOpen} aria-controls={`${id}-list`} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'compare.close' : 'compare.open')}
        </Button>
      </Box>
      <Box id={`${id}-list`} hidden={!isOpen} sx={{ mt: 1.5 }}>
        {isOpen && (
          <>
            <ChooseCompared calculations={data} chosen={chosen} onChoose={setTicked} />
            <LinkButton
              {...paths.compare(project.organization, project.uuid, chosen)}
              variant="contained"
              disabled={chosen.length < COMPARED_MIN}
              sx={{ mt: 1.5 }}
            >
              {t('compare.start', { chosen: chosen.length })}
            </LinkButton>
          </>
        )}
      </Box>
    </Paper>
  );
}

const CARD = { px: { xs: 1.5, sm: 2.5 }, py: 1.5, displayPrint: 'none' } as const;
