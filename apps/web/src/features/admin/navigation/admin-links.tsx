import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ADMIN_GROUPS, type AdminSection, paths } from '../../../lib/paths.ts';
import { ListLink } from '../../../ui/links/list-link.tsx';
import { useWaiting } from './use-waiting.ts';
import { WaitingChip } from './waiting-chip.tsx';

interface AdminLinksProps {
  readonly org: string;
  readonly section: AdminSection;
  readonly onChosen?: () => void;
}

/** The links to the parts of the administration, grouped by subject, each with how many items wait there. */
export function AdminLinks({ org, section, onChosen }: AdminLinksProps) {
  const { t } = useTranslation();
  const waiting = useWaiting();
  return (
    <Box component="nav" aria-label={t('admin.tabs.label')} sx={{ display: 'grid', gap: 2 }}>
      {ADMIN_GROUPS.map(({ group, sections }) => (
        <div key={group}>
          <Typography
            id={`admin-group-${group}`}
            variant="body2"
            sx={{ px: 1.5, pb: 0.5, color: 'text.secondary' }}
          >
            {t(`admin.groups.${group}`)}
          </Typography>
          <List disablePadding aria-labelledby={`admin-group-${group}`}>
            {sections.map((each) => (
              <ListItem key={each} disablePadding>
                <ListLink
                  {...paths.admin(org, each)}
                  onClick={() => onChosen?.()}
                  activeOptions={{ includeSearch: false }}
                  selected={each === section}
                  aria-current={each === section ? 'page' : undefined}
                  sx={LINK}
                >
                  {t(`admin.tabs.${each}`)}
                  <WaitingChip count={waiting[each] ?? 0} />
                </ListLink>
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Box>
  );
}

const LINK = {
  minHeight: 44,
  px: 1.5,
  py: 0.5,
  gap: 0.75,
  borderRadius: '6px',
  '&.Mui-selected': {
    fontWeight: 600,
    // A border is also drawn in forced colours; backgrounds and shadows are not.
    borderLeft: 3,
    borderColor: 'primary.main',
    pl: '9px',
  },
} as const;
