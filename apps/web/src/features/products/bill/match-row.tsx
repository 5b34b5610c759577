import type { SetCode } from '@milieuspoor/domain';
import { formatSignificant } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mkiText, unitText } from '../product-texts.ts';
import { FindProduct } from './find-product.tsx';
import { type Choices, type FittingProduct, type MatchGroup, offeredIn, productOf } from './match-choices.ts';

const NONE = 'none';
const OTHER = 'other';
/** Figures that are shown of a factor. */
const DIGITS = 4;

interface MatchRowProps {
  readonly organisationSlug: string;
  readonly group: MatchGroup;
  readonly choices: Choices;
  readonly set: SetCode;
  readonly onChoose: (key: string, product: FittingProduct | null) => void;
}

/** Posts that say the same, with the product that they are or may be. */
export function MatchRow({ organisationSlug, group, choices, set, onChoose }: MatchRowProps) {
  const { t } = useTranslation();
  const [finding, setFinding] = useState(false);
  const { key, posts } = group;
  const [post] = posts;
  if (!post) return null;
  const offered = offeredIn(group, choices, set);
  const settled = productOf(group, choices);
  const product = settled && offered.find(({ uuid }) => uuid === settled.uuid);
  const value = product === undefined ? '' : (product?.uuid ?? NONE);
  const numbers = posts.map(({ post_number }) => post_number);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{post.description}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            t('bill.posts', { count: numbers.length, numbers: shortened(numbers) }),
            amountText(group),
            ...(post.raw_code === null ? [] : [t('bill.rawCode', { code: post.raw_code })]),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        <TextField
          select
          size="small"
          label={t('bill.productOf', { post: post.description })}
          value={value}
          onChange={({ target }) => {
            if (target.value === OTHER) setFinding(true);
            else onChoose(key, offered.find(({ uuid }) => uuid === target.value) ?? null);
          }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          {product === undefined && (
            <MenuItem value="" disabled>
              {t('bill.toChoose')}
            </MenuItem>
          )}
          {offered.map((each) => (
            <MenuItem key={each.uuid} value={each.uuid} sx={{ whiteSpace: 'normal' }}>
              {t('bill.offer', { name: each.name, mki: mkiText(each.mki), unit: unitText(post.unit) })}
            </MenuItem>
          ))}
          <MenuItem value={NONE}>{t('bill.none')}</MenuItem>
          <MenuItem value={OTHER}>{t('bill.other')}</MenuItem>
        </TextField>
        {remarksOf(group, { product, isChosen: choices.has(key) }, t).map((remark) => (
          <Typography key={remark} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {remark}
          </Typography>
        ))}
      </Box>
      {finding && (
        <FindProduct
          {...{ organisationSlug, set, description: post.description, unit: post.unit }}
          onFound={(found) => {
            onChoose(key, found);
            setFinding(false);
          }}
          onClose={() => setFinding(false)}
        />
      )}
    </Box>
  );
}

/** What is to be known of the product of a post: why it is that one, how its unit follows, and what keeps it from counting. */
function remarksOf(
  { match, posts }: MatchGroup,
  { product, isChosen }: { readonly product: FittingProduct | null | undefined; readonly isChosen: boolean },
  t: TFunction,
): string[] {
  const remarks: string[] = [];
  if (!isChosen && match.remembered) {
    const { user_name: person, answered } = match.remembered;
    remarks.push(t('bill.remembered', { person, day: answered.slice(0, 10).replaceAll('/', '-') }));
  } else if (!isChosen && match.certain) remarks.push(t(`bill.certainBy.${match.certain.by}`));
  if (product && product.product_units !== 1)
    remarks.push(
      t(product.converted_by === null ? 'bill.factor' : 'bill.factorByConversion', {
        unit: unitText(posts[0]?.unit ?? ''),
        factor: formatSignificant(product.product_units, DIGITS),
        own: unitText(product.unit),
      }),
    );
  if (product?.mki === null) remarks.push(t('bill.noFigures'));
  if (product?.expired) remarks.push(t('library.declaration.expired'));
  if (product === undefined && match.unknown_id) remarks.push(t('bill.unknownId'));
  for (const { name, reason } of product === undefined ? match.refused : [])
    remarks.push(t(`bill.refused.${reason}`, { name }));
  return remarks;
}

/** The quantity of all posts of a group, which have one unit. */
function amountText({ posts }: MatchGroup): string {
  const sum = posts.reduce((total, { quantity }) => total + quantity, 0);
  return `${formatSignificant(sum, 8)} ${unitText(posts[0]?.unit ?? '')}`;
}

const NUMBERS_MAX = 3;

function shortened(numbers: readonly string[]): string {
  const shown = numbers.slice(0, NUMBERS_MAX).join(', ');
  return numbers.length > NUMBERS_MAX ? `${shown}, …` : shown;
}

const ROW = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  px: 2,
  py: 1.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
