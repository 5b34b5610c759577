import type { SavedChoices } from '@milieuspoor/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { choicesOf, ViewsMenu } from '../../features/saved-views/index.ts';
import {
  parseStatisticsSearch,
  rememberFilters,
  type StatisticsSearch,
} from '../../features/statistics/index.ts';

interface DashboardViewsProps {
  readonly organisationSlug: string;
  readonly mayShare: boolean;
}

/** The saved views of an organisation's dashboard. The filters of one that is opened hold until somebody changes them. */
export default function DashboardViews({ organisationSlug, mayShare }: DashboardViewsProps) {
  const search = parseStatisticsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();

  function show(view: SavedChoices): StatisticsSearch {
    const known = parseStatisticsSearch({ ...view });
    rememberFilters(organisationSlug, known);
    void navigate({
      to: '.',
      // What the view does not keep is undefined in it; the list of projects beside it stays as it is.
      search: (current) => ({ ...current, ...known }),
      resetScroll: false,
    });
    return known;
  }

  return (
    <ViewsMenu
      organisationSlug={organisationSlug}
      mayShare={mayShare}
      shown={choicesOf(search)}
      onShow={show}
    />
  );
}
