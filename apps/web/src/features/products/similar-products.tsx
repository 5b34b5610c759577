import type { ProductFiguresAnswer, ProductRowAnswer } from '@milieuspoor/contract';
import { type BesideSimilar, besideSimilar, IMPACT_SETS, SET_CODES } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { similarQuery } from './product-queries.ts';
import { coverageTexts, declaredModules, mkiText, unitText, validityText } from './product-texts.ts';

/** How many are named; the range is that of all. */
const NAMED_MOST = 5;

interface SimilarProductsProps {
  readonly organisationSlug: string;
  /** null until somebody chooses one */
  readonly subGroup: string | null;
  readonly unit: string;
  /** the product itself, where it is stored already */
  readonly except?: string;
  readonly figures: ProductRowAnswer['figures'];
}

/** What products of the same sub-group cost per unit, beside a product, with a remark where it is far from all of them. */
export function SimilarProducts({ organisationSlug, subGroup, unit, except, figures }: SimilarProductsProps) {
  const { t } = useTranslation();
  const id = useId();
  const asked = { subGroup: subGroup?.trim() ?? '', unit: unit.trim(), except };
  const similar = useQuery({
    ...similarQuery(organisationSlug, asked),
    enabled: asked.subGroup !== '' && asked.unit !== '',
  });
  const products = similar.data?.results ?? [];
  const words = { subGroup: asked.subGroup, unit: unitText(asked.unit) };
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {t('library.similar.title')}
      </Typography>
      <FailedQuery query={similar} />
      {asked.subGroup === '' || asked.unit === '' ? (
        <Typography>{t('library.similar.choose')}</Typography>
      ) : (
        similar.data && products.length === 0 && <Typography>{t('library.similar.none', words)}</Typography>
      )}
      {products.length > 0 &&
        SET_CODES.map((set) => {
          const own = figures[set];
          if (!own || own.mki === null) return null;
          const known = products.flatMap((each) => each.figures[set] ?? []).filter(({ mki }) => mki !== null);
          const alike = known.filter((each) => isOfSameModules(each, own));
          const beside = besideSimilar(
            own.mki,
            alike.map(({ mki }) => mki),
          );
          return (
            <Fragment key={set}>
              {beside && <Beside set={IMPACT_SETS[set].name} own={own.mki} {...{ beside, words }} />}
              {known.length > alike.length && (
                <Typography sx={{ mb: 0.5 }}>
                  {t('library.similar.unlike', {
                    set: IMPACT_SETS[set].name,
                    count: known.length - alike.length,
                  })}
                </Typography>
              )}
            </Fragment>
          );
        })}
      {products.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {products.slice(0, NAMED_MOST).map((each) => (
            <li key={each.uuid}>
              <TextLink {...paths.product(organisationSlug, each.uuid)}>{each.name}</TextLink>
              {`: ${SET_CODES.flatMap((set) => {
                const ofSet = each.figures[set];
                return ofSet ? `${IMPACT_SETS[set].name} ${mkiText(ofSet.mki)}` : [];
              }).join(', ')}`}
              {[each.expired ? validityText(each, t) : null, ...coverageTexts(each, t)]
                .filter(Boolean)
                .map((said) => ` · ${said}`)
                .join('')}
            </li>
          ))}
          {products.length > NAMED_MOST && (
            <li>{t('library.similar.more', { count: products.length - NAMED_MOST })}</li>
          )}
        </Box>
      )}
    </Paper>
  );
}

/** Whether two products declare the same modules: a sum over others is no cost of the same. */
function isOfSameModules(one: ProductFiguresAnswer, other: ProductFiguresAnswer): boolean {
  return declaredModules(one).join() === declaredModules(other).join();
}

interface BesideProps {
  readonly set: string;
  readonly own: number | null;
  readonly beside: BesideSimilar;
  readonly words: { readonly subGroup: string; readonly unit: string };
}

function Beside({ set, own, beside, words }: BesideProps) {
  const { t } = useTranslation();
  const { count, lowestEur, medianEur, highestEur, isFar } = beside;
  const said = t('library.similar.range', {
    ...{ ...words, set, count, own: mkiText(own), median: mkiText(medianEur) },
    ...{ lowest: mkiText(lowestEur), highest: mkiText(highestEur) },
  });
  return (
    <>
      <Typography sx={{ mb: 0.5 }}>{said}</Typography>
      {isFar && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {t('library.similar.far', { set, unit: words.unit })}
        </Alert>
      )}
    </>
  );
}
