import { formatProductUnit } from '@milieuspoor/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { displayOf } from '../../../charts/display-of.ts';
import { currentLanguage } from '../../../text/language.ts';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { RatioDots } from './ratio-dots.tsx';
import { RatioPostsTable } from './ratio-posts-table.tsx';
import { RATIO_QUANTITIES, type RatioChoice, type RatioQuestion, ratioPostsQuery } from './ratio-queries.ts';
import { sideText, unitsText } from './ratio-texts.ts';

interface RatioPostsDialogProps {
  readonly choice: RatioChoice;
  readonly asked: Omit<RatioQuestion, 'productGroup'>;
  readonly onClose: () => void;
}

/** The posts behind a ratio: a dot for each, and the same as a table. */
export function RatioPostsDialog({ choice, asked, onClose }: RatioPostsDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const query = useQuery(ratioPostsQuery(asked, choice));
  const { column, name, side, unit } = choice;
  const figure = t(`statistics.ratios.per.${column}`, { unit: formatProductUnit(unit, currentLanguage()) });
  const { format } = displayOf(RATIO_QUANTITIES[column]);
  const { results = [], count = 0 } = query.data ?? {};
  const posts = results
    .flatMap((post) => {
      const value = post[column];
      const text = `${post.post_number} ${post.product}, ${post.project.name}, ${unitsText(post.quantity, unit)}`;
      return value === null ? [] : [{ post, value, text: `${text}: ${format(value)}` }];
    })
    .sort((one, other) => other.value - one.value);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {`${name}, ${sideText(side, t)}: ${figure}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {query.isPending && <LinearProgress aria-label={t('charts.loading')} />}
        <FailedQuery query={query} />
        {query.data && (
          <Typography>
            {[
              t('statistics.ratios.posts.lead', { count: posts.length }),
              ...(count > results.length
                ? [t('statistics.ratios.posts.cut', { shown: results.length, count })]
                : []),
            ].join(' ')}
          </Typography>
        )}
        {posts.length > 0 && (
          <>
            <RatioDots organisationSlug={asked.organisationSlug} posts={posts} format={format} />
            <RatioPostsTable {...{ organisationSlug: asked.organisationSlug, unit, posts, figure, format }} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('statistics.findings.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
