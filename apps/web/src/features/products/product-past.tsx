import type { ProductDetailAnswer } from '@milieuspoor/contract';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';

import { TextLink } from '../../ui/links/text-link.tsx';

interface ProductPastProps {
  readonly organisationSlug: string;
  readonly product: ProductDetailAnswer;
}

/** The versions of a product, each to be read, and the calculations that it was taken from. */
export function ProductPast({ organisationSlug, product }: ProductPastProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={id} variant="h2">
        {t('library.versions')}
      </Typography>
      <Box component="ul" sx={LIST}>
        {product.versions.map(({ revision, modified, user_name, name }) => (
          <li key={revision}>
            {revision === product.revision ? (
              <strong>{t('library.version', { revision })}</strong>
            ) : (
              <TextLink
                {...paths.product(
                  organisationSlug,
                  product.uuid,
                  revision === product.newest ? undefined : revision,
                )}
              >
                {t('library.version', { revision })}
              </TextLink>
            )}
            {`: ${[dayAndTimeOf(modified), user_name, name === product.name ? '' : name].filter(Boolean).join(', ')}`}
          </li>
        ))}
      </Box>
      <Typography variant="h2" sx={{ mt: 2 }}>
        {t('library.uses')}
      </Typography>
      {product.uses.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('library.noUses')}</Typography>
      )}
      <Box component="ul" sx={LIST}>
        {product.uses.map((use) => (
          <li key={`${use.calculation} ${use.revision}`}>
            <TextLink {...paths.project(organisationSlug, use.project, 'baseline')}>
              {use.project_name}
            </TextLink>
            {`, ${use.calculation_name}: ${t('library.posts', { count: use.posts.length, posts: use.posts.join(', ') })}`}
          </li>
        ))}
      </Box>
    </Paper>
  );
}

const LIST = { m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere', '& li': { py: 0.25 } } as const;
