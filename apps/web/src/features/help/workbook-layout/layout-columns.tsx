import type { WorkbookColumn } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface LayoutColumnsProps {
  readonly columns: readonly WorkbookColumn[];
}

/** The columns of a sheet with the values that they accept, the required columns first. */
export function LayoutColumns({ columns }: LayoutColumnsProps) {
  const { t } = useTranslation();
  return (
    <>
      {(['required', 'optional'] as const).map((kind) => {
        const shown = columns.filter(({ required }) => required === (kind === 'required'));
        return (
          shown.length > 0 && (
            <Box key={kind} sx={{ mt: 2.5 }}>
              <Typography variant="h3">{t(`workbookHelp.${kind}`)}</Typography>
              <Box component="dl" sx={{ m: 0, mt: 1 }}>
                {shown.map((column) => (
                  <Column key={column.name} column={column} />
                ))}
              </Box>
            </Box>
          )
        );
      })}
    </>
  );
}

function Column({ column: { name, note, other_names } }: { readonly column: WorkbookColumn }) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '260px minmax(0, 1fr)' },
        columnGap: 3,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Typography component="dt" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {note}
        {other_names.length > 0 && ` ${t('workbookHelp.otherNames', { names: other_names.join(', ') })}`}
      </Typography>
    </Box>
  );
}
