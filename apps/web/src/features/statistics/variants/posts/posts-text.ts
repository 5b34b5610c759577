import { formatPercent } from '@milieuspoor/charts';
import { EMPTY_FIGURE } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { displayOf } from '../../../../charts/display-of.ts';
import type { TableRowText, TableText } from '../../../../charts/frame/to-table.ts';
import type { Posts } from './posts-of.ts';

/** Returns the product groups as the text of a table: the cost of each, and its part of the whole. */
export function postsText({ posts, total, totalShare }: Posts, t: TFunction): TableText {
  const { format } = displayOf('mki');
  const row = (
    key: string,
    heading: string,
    { mki, share }: { readonly mki: Posts['total']; readonly share: number | null },
  ): TableRowText => ({
    key,
    heading,
    figures: [format(mki.value), formatPercent(share)],
    points: [mki],
    incomparable: null,
    listed: null,
  });
  const rows = posts.map((post) => row(post.key, post.name, post));
  return {
    columns: [t('reports.posts.mki'), t('reports.posts.share')],
    rows,
    footer: row('total', t('reports.posts.total'), { mki: total, share: totalShare }),
    others: [],
    hasDashes: rows.some(({ figures }) => figures[0] === EMPTY_FIGURE),
  };
}
