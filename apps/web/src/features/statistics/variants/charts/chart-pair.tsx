import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts';
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts';

interface Half {
  readonly title: string;
  readonly chart: ReactNode;
}

interface ChartPairProps {
  readonly groups: Half;
  readonly modules: Half;
}

type Wider = 'groups' | 'modules';

/**
 * Two charts side by side. Pressing an arrow gives one of them more of the width, and pressing it again undoes that.
 */
export function ChartPair({ groups, modules }: ChartPairProps) {
  const { t } = useTranslation();
  const [wider, setWider] = useState<Wider | null>(null);
  const arrow = (which: Wider, title: string, icon: ReactNode) => {
    const label = t('reports.charts.wider', { title });
    return (
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={wider === which}
          color={wider === which ? 'primary' : 'default'}
          onClick={() => setWider(wider === which ? null : which)}
        >
          {icon}
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ ...ROW, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: COLUMNS[wider ?? 'none'] } }}>
      {groups.chart}
      <Box sx={{ display: { xs: 'none', lg: 'grid' }, alignContent: 'start', pt: 1 }}>
        {arrow('groups', groups.title, <ChevronRight fontSize="small" />)}
        {arrow('modules', modules.title, <ChevronLeft fontSize="small" />)}
      </Box>
      {modules.chart}
    </Box>
  );
}

const ROW = { display: 'grid', gap: { xs: 2, lg: 0.5 } } as const;
const COLUMNS = {
  none: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  groups: 'minmax(0, 2fr) auto minmax(0, 1fr)',
  modules: 'minmax(0, 1fr) auto minmax(0, 2fr)',
} as const;
