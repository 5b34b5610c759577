import type { ProductRowAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS, SET_CODES } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { EMPTY_CELL, narrowTable } from '../../ui/narrow-table.ts';
import { COMPARED_PRODUCTS_MOST } from './library-search.ts';
import {
  co2Text,
  coverageTexts,
  mkiText,
  productRemarks,
  sourceText,
  unitText,
  validityText,
} from './product-texts.ts';

interface ProductTableProps {
  readonly organisationSlug: string;
  readonly products: readonly ProductRowAnswer[];
  /** those that were chosen to be compared */
  readonly chosen?: readonly string[];
  /** absent where nothing is compared */
  readonly onChoose?: (chosen: readonly string[]) => void;
}

/** Products with what a unit of each costs in both sets. */
export function ProductTable({ organisationSlug, products, chosen = [], onChoose }: ProductTableProps) {
  const { t } = useTranslation();
  const set = (code: (typeof SET_CODES)[number]) => IMPACT_SETS[code].name;
  return (
    <Box sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={t('library.title')} sx={narrowTable}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {t('library.columns.product')}
            </TableCell>
            <TableCell component="th" scope="col">
              {t('library.columns.unit')}
            </TableCell>
            {SET_CODES.map((code) => (
              <TableCell key={code} component="th" scope="col" align="right">
                {t('library.columns.mki', { set: set(code) })}
              </TableCell>
            ))}
            {SET_CODES.map((code) => (
              <TableCell key={code} component="th" scope="col" align="right">
                {t('library.columns.co2', { set: set(code) })}
              </TableCell>
            ))}
            <TableCell component="th" scope="col">
              {t('library.columns.source')}
            </TableCell>
            {onChoose && (
              <TableCell component="th" scope="col">
                {t('library.columns.compare')}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map((product) => (
            <TableRow key={product.uuid} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row" sx={{ minWidth: { lg: 220 }, overflowWrap: 'anywhere' }}>
                <Box>
                  <TextLink {...paths.product(organisationSlug, product.uuid)}>{product.name}</TextLink>
                  <Line>
                    {[product.product_group, product.product_sub_group].filter(Boolean).join(', ')}
                    {product.raw_codes.length > 0 && ` RAW ${product.raw_codes.join(', ')}`}
                  </Line>
                  {product.owner === 'provider' && <Line>{t('library.owners.provider')}</Line>}
                  {[...coverageTexts(product, t), ...productRemarks(product, t)].map((remark) => (
                    <Line key={remark}>{remark}</Line>
                  ))}
                </Box>
              </TableCell>
              <TableCell data-label={t('library.columns.unit')}>{unitText(product.unit)}</TableCell>
              {SET_CODES.map((code) => (
                <Figure
                  key={code}
                  label={t('library.columns.mki', { set: set(code) })}
                  text={mkiText(product.figures[code]?.mki ?? null)}
                />
              ))}
              {SET_CODES.map((code) => (
                <Figure
                  key={code}
                  label={t('library.columns.co2', { set: set(code) })}
                  text={co2Text(product.figures[code]?.co2 ?? null)}
                />
              ))}
              <TableCell
                data-label={t('library.columns.source')}
                {...(hasSource(product) ? {} : { className: EMPTY_CELL })}
                sx={{ overflowWrap: 'anywhere' }}
              >
                <Box>
                  {sourceText(product)}
                  <Line warns={product.expired}>{validityText(product, t) ?? ''}</Line>
                </Box>
              </TableCell>
              {onChoose && (
                <TableCell data-label={t('library.columns.compare')}>
                  <Checkbox
                    size="small"
                    checked={chosen.includes(product.uuid)}
                    disabled={!chosen.includes(product.uuid) && chosen.length >= COMPARED_PRODUCTS_MOST}
                    onChange={(_event, checked) =>
                      onChoose(
                        checked ? [...chosen, product.uuid] : chosen.filter((uuid) => uuid !== product.uuid),
                      )
                    }
                    slotProps={{ input: { 'aria-label': t('library.compareOne', { name: product.name }) } }}
                  />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function hasSource(product: ProductRowAnswer): boolean {
  return sourceText(product) !== '' || product.valid_until !== null;
}

function Figure({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <TableCell
      align="right"
      data-label={label}
      {...(text === '-' ? { className: EMPTY_CELL } : {})}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </TableCell>
  );
}

function Line({ children, warns = false }: { readonly children: ReactNode; readonly warns?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        fontWeight: warns ? 600 : 400,
        fontSize: '0.875rem',
        color: warns ? 'warning.main' : 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}
