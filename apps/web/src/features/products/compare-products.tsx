import type { ProductDetailAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS, LIFE_CYCLE_MODULES, SET_CODES, type SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { productQuery } from './product-queries.ts';
import {
  co2Text,
  mkiText,
  productRemarks,
  unitText,
  unlikeModulesText,
  validityText,
} from './product-texts.ts';
import { FIRST_STAYS } from './stays-in-view.ts';

interface CompareProductsProps {
  readonly organisationSlug: string;
  readonly products: readonly string[];
}

/** Up to four products beside one another, per life-cycle module, in each set that one of them declares. */
export function CompareProducts({ organisationSlug, products }: CompareProductsProps) {
  const { t } = useTranslation();
  const found = useQueries({ queries: products.map((uuid) => productQuery(organisationSlug, uuid)) });
  const known = found.flatMap(({ data }) => data ?? []);
  const units = [...new Set(known.map(({ unit }) => unitText(unit)))];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={t('library.compareTitle')}
        lead={<TextLink {...paths.library(organisationSlug)}>{t('library.back')}</TextLink>}
      />
      {found.some(({ isPending }) => isPending) && <DelayedIndicator />}
      {found.map((each, place) => (
        <FailedQuery key={products[place]} query={each} />
      ))}
      {units.length > 1 && (
        <Alert severity="warning" variant="outlined">
          {t('library.unlikeUnits', { units: units.join(', ') })}
        </Alert>
      )}
      {known
        .flatMap((product) => [
          ...(product.expired ? [`${product.name}: ${validityText(product, t)}`] : []),
          ...productRemarks(product, t).map((remark) => `${product.name}, ${remark}`),
        ])
        .map((remark) => (
          <Typography key={remark} variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {remark}
          </Typography>
        ))}
      {SET_CODES.filter((set) => known.some(({ figures }) => figures[set])).map((set) => (
        <ComparedSet key={set} organisationSlug={organisationSlug} set={set} products={known} />
      ))}
    </Box>
  );
}

interface ComparedSetProps {
  readonly organisationSlug: string;
  readonly set: SetCode;
  readonly products: readonly ProductDetailAnswer[];
}

function ComparedSet({ organisationSlug, set, products }: ComparedSetProps) {
  const { t } = useTranslation();
  const id = useId();
  const unlike = unlikeModulesText(products, set, t);
  const figuresOf = (product: ProductDetailAnswer) => product.figures[set];
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {IMPACT_SETS[set].name}
      </Typography>
      {unlike && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
          {unlike}
        </Alert>
      )}
      <Box tabIndex={0} role="group" aria-labelledby={id} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-labelledby={id} sx={FIRST_STAYS}>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col">
                {t('library.module')}
              </TableCell>
              {products.map((product) => (
                <TableCell key={product.uuid} component="th" scope="col" align="right" sx={{ minWidth: 140 }}>
                  <TextLink {...paths.product(organisationSlug, product.uuid)}>{product.name}</TextLink>
                  {` / ${unitText(product.unit)}`}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            <Compared
              label={t('library.all', { quantity: 'MKI' })}
              texts={products.map((product) => mkiText(figuresOf(product)?.mki ?? null))}
              strong
            />
            {LIFE_CYCLE_MODULES.map((module, place) => (
              <Compared
                key={module}
                label={`MKI ${module}`}
                texts={products.map((product) => mkiText(figuresOf(product)?.mki_per_module[place] ?? null))}
              />
            ))}
            <Compared
              label={t('library.all', { quantity: 'CO2' })}
              texts={products.map((product) => co2Text(figuresOf(product)?.co2 ?? null))}
              strong
            />
            {LIFE_CYCLE_MODULES.map((module, place) => (
              <Compared
                key={module}
                label={`CO2 ${module}`}
                texts={products.map((product) => co2Text(figuresOf(product)?.co2_per_module[place] ?? null))}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  );
}

interface ComparedRowProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly strong?: boolean;
}

function Compared({ label, texts, strong = false }: ComparedRowProps) {
  return (
    <TableRow {...(strong ? { sx: { '& > *': { fontWeight: 650 } } } : {})}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <TableCell key={place} align="right" sx={{ whiteSpace: 'nowrap' }}>
          {text}
        </TableCell>
      ))}
    </TableRow>
  );
}
