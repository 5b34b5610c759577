import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ChevronLeft } from '../../../ui/icons/chevron-left.ts';
import { ChevronRight } from '../../../ui/icons/chevron-right.ts';
import { menuOf } from '../../../ui/menu-of.ts';
import { PAGE_SIZES, type ProjectListSearch } from './project-list-search.ts';

interface ProjectPagerProps {
  readonly page: number;
  /** the choice in the list of sizes, and the number of rows that it comes to */
  readonly size: (typeof PAGE_SIZES)[number];
  readonly pageSize: number;
  /** the number of projects on all pages */
  readonly count: number;
  readonly onChange: (changes: ProjectListSearch) => void;
}

/** Says which of the projects are shown, with the buttons to the others. */
export function ProjectPager({ page, size, pageSize, count, onChange }: ProjectPagerProps) {
  const { t } = useTranslation();
  const until = Math.min(page * pageSize, count);
  const label = t('projects.list.perPage');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: { xs: 'space-between', sm: 'flex-end' },
        alignItems: 'center',
        gap: 1,
        mt: 1.5,
      }}
    >
      <TextField
        select
        size="small"
        label={label}
        value={size}
        onChange={({ target }) =>
          onChange({ pageSize: PAGE_SIZES.find((choice) => String(choice) === String(target.value)) })
        }
        slotProps={{ select: { MenuProps: menuOf(label) } }}
        sx={{ width: { xs: 150, sm: 180 }, flexShrink: 0 }}
      >
        {PAGE_SIZES.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice === 'all' ? t('projects.list.allRows') : choice}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 } }}>
        <Box component="span" aria-live="polite">
          {t('projects.list.range', { from: (page - 1) * pageSize + 1, to: until, count })}
        </Box>
        <IconButton
          aria-label={t('projects.list.previousPage')}
          disabled={page === 1}
          onClick={() => onChange({ page: page - 1 })}
        >
          <ChevronLeft />
        </IconButton>
        <IconButton
          aria-label={t('projects.list.nextPage')}
          disabled={until >= count}
          onClick={() => onChange({ page: page + 1 })}
        >
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
