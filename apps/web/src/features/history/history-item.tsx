import type { HistoryEntry } from '@milieuspoor/contract';
import { timeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { changeSentences, entrySentence } from './history-sentences.ts';

function Anchor(props: LinkProps<'a'>) {
  return <Link {...props} component="a" />;
}

const EntryLink = createLink(Anchor);

/** The number of changes shown at first; the others open on request. */
const SHOWN_CHANGES = 4;

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  /** shows only one project; null if only one is shown already */
  readonly onProject: ((project: string) => void) | null;
}

/** One action of somebody, as a sentence, with what it changed. */
export function HistoryItem({ entry, onProject }: HistoryItemProps) {
  const { t } = useTranslation();
  const { project, project_name, organization, tab } = entry;
  const told = entrySentence(entry, t);
  // Something that is gone, or has no screen of its own, is named without a link.
  const sentence =
    organization && project && tab ? (
      <EntryLink {...paths.project(organization, project, tab)} color="inherit">
        {told}
      </EntryLink>
    ) : (
      told
    );
  const changes = changeSentences(entry, t);
  const list = (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
  return (
    <Box component="li" sx={{ px: { xs: 2, sm: 2.5 }, py: 1.75 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {sentence}
        {entry.automatic && (
          <Chip size="small" variant="outlined" label={t('history.automatic')} sx={{ ml: 1 }} />
        )}
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[timeOf(entry.created), ...(entry.organization_name ? [entry.organization_name] : [])].join(' · ')}
        {project && project_name && (
          <>
            {' · '}
            {onProject ? (
              <Link
                component="button"
                type="button"
                onClick={() => onProject(project)}
                aria-label={t('history.filters.onlyProject', { project: project_name })}
                sx={{ verticalAlign: 'baseline', textAlign: 'left', py: '2px' }}
              >
                {project_name}
              </Link>
            ) : (
              project_name
            )}
          </>
        )}
      </Typography>
      {changes.length > 0 && (
        <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
          {changes.length <= SHOWN_CHANGES ? (
            list
          ) : (
            <details>
              <summary style={{ paddingBlock: 4, width: 'fit-content', cursor: 'pointer' }}>
                {t('history.details', { count: changes.length })}
              </summary>
              {list}
            </details>
          )}
        </Typography>
      )}
    </Box>
  );
}
