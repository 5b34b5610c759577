import type { ProductDetailAnswer, ProductFiguresAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS, LIFE_CYCLE_MODULES, MKI_INDICATOR, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { co2Text, costText, exactText, figureRemarks, mkiText, unitText } from './product-texts.ts';
import { FIRST_STAYS } from './stays-in-view.ts';

interface ProductFiguresProps {
  readonly product: ProductDetailAnswer;
  readonly set: SetCode;
  readonly figures: ProductFiguresAnswer;
}

/** What a unit of a product costs in one set, and the profile behind it, per life-cycle module. */
export function ProductFigures({ product, set, figures }: ProductFiguresProps) {
  const { t } = useTranslation();
  const id = useId();
  const unit = unitText(product.unit);
  const profile = product.profiles[set] ?? {};
  const { name, indicators } = IMPACT_SETS[set];
  const rows = [
    ...indicators.map(({ code, unit: ofIndicator }) => ({ code, unit: ofIndicator })),
    { code: MKI_INDICATOR, unit: '€' },
  ].filter(({ code }) => profile[code] !== undefined);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Typography id={id} variant="h2">
        {name}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 650, mt: 1 }}>
        {costText(figures, product.unit, t)}
      </Typography>
      {figureRemarks(figures, t).map((remark) => (
        <Typography key={remark} variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {remark}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {figures.weights_version === null
          ? t(figures.mki === null ? 'library.notWeighed' : 'library.statedMki')
          : t('library.weighedBy', { version: figures.weights_version })}
      </Typography>
      <Box
        // A keyboard reaches what a narrow screen leaves out by this stop.
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ overflowX: 'auto' }}
      >
        <Table size="small" aria-label={t('library.profileOf', { set: name })} sx={PROFILE}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                {t('library.indicator')}
              </TableCell>
              {LIFE_CYCLE_MODULES.map((module) => (
                <TableCell key={module} component="th" scope="col" align="right">
                  {module}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <PerModule label={`MKI (€ / ${unit})`} texts={figures.mki_per_module.map(mkiText)} strong />
            <PerModule label={`CO2 (kg / ${unit})`} texts={figures.co2_per_module.map(co2Text)} strong />
            {rows.map(({ code, unit: ofIndicator }) => (
              <PerModule
                key={code}
                label={`${code === MKI_INDICATOR ? t('library.mkiRow') : code} (${ofIndicator})`}
                texts={(profile[code] ?? []).map(exactText)}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  );
}

const PROFILE = {
  ...FIRST_STAYS,
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& th': { whiteSpace: 'nowrap' },
} as const;

interface PerModuleProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly strong?: boolean;
}

function PerModule({ label, texts, strong = false }: PerModuleProps) {
  return (
    <TableRow {...(strong ? { sx: { '& > *': { fontWeight: 650 } } } : {})}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {LIFE_CYCLE_MODULES.map((module, place) => (
        <TableCell key={module} align="right">
          {texts[place] ?? '-'}
        </TableCell>
      ))}
    </TableRow>
  );
}
