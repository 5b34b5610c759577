import type { ContractTypeFilter, Sector, SetCode } from '@milieuspoor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Focus, Grouping } from './centre-of-gravity/focus.ts';
import { createClickGuard } from './drill/click-guard.ts';
import {
  belowOrganisation,
  type DrillPath,
  type DrillStep,
  drillPathText,
  parseDrillPath,
} from './drill/drill-path.ts';
import { chosenSet } from './filters/chosen-set.ts';
import { rememberFilters } from './filters/remembered-filters.ts';
import { parseYears, type YearChoice, yearsText } from './filters/year-choice.ts';
import {
  NO_FILTER,
  type StatisticsSubject,
  type StatisticsView,
  statisticsQuery,
} from './statistics-query.ts';
import { parseStatisticsSearch, type StatisticsSearch } from './statistics-search.ts';

/** The ways to change which figures are shown. */
export interface StatisticsChoices {
  readonly chooseSet: (set: SetCode) => void;
  readonly chooseYears: (years: YearChoice) => void;
  readonly chooseContractType: (contractType: ContractTypeFilter | null) => void;
  readonly chooseFocus: (focus: Focus) => void;
  readonly chooseGrouping: (grouping: Grouping) => void;
  readonly chooseSector: (sector: Sector | undefined) => void;
  readonly chooseSectorsOf: (organisationSlug: string | undefined) => void;
  readonly chooseProductGroup: (uuid: string) => void;
  /** shows every project again */
  readonly clearFilter: () => void;
}

export interface StatisticsNavigation {
  readonly view: StatisticsView;
  /** the quantity of the centre of gravity */
  readonly focus: Focus;
  /** what it has on its axis */
  readonly grouping: Grouping;
  /** the sector that the organisation is compared with; undefined for all sectors */
  readonly sector: Sector | undefined;
  /** slug of the organisation whose sectors are shown; undefined for the one of the dashboard */
  readonly sectorsOf: string | undefined;
  /** the group whose ratios are shown; undefined for the first */
  readonly productGroup: string | undefined;
  /** the same functions on every render */
  readonly choices: StatisticsChoices;
  /**
   * Goes one level down from the place whose figures are on the screen, which may not be the latest one that was asked
   * for. It ignores the second half of a double click. `clickedAt` is when the click was made, ms, and not when it was
   * handled, since a busy page handles it late; null for something that cannot be half of a double click.
   */
  readonly drillInto: (from: DrillPath, step: DrillStep, clickedAt: number | null) => void;
  /** goes back up to a place on the way */
  readonly returnTo: (path: DrillPath) => void;
}

/** Returns the view that the address gives, and the ways to change it; the back button undoes every change. */
export function useStatisticsView(
  subject: StatisticsSubject,
  available: readonly SetCode[],
): StatisticsNavigation {
  const search = parseStatisticsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [passes] = useState(createClickGuard);
  const { drill, years, contract, focus = 'mki', grouping = 'modules' } = search;
  const { sector, organisation, productGroup } = search;
  const set = chosenSet(search.set, available);
  const organisationUuid = subject.kind === 'organisation' ? subject.organisationUuid : null;
  const view = useMemo((): StatisticsView => {
    const path = placeOf(drill, organisationUuid);
    // A project is shown whatever its year.
    if (organisationUuid === null) return { set, path, ...NO_FILTER };
    return {
      set,
      path,
      years: parseYears(years),
      contractType: contract ?? null,
    };
  }, [set, drill, years, contract, organisationUuid]);

  const remember = useRemembered(subject, search);
  const change = useCallback(
    (changes: StatisticsSearch) => {
      // Before the address changes: one without filters gets those that are remembered.
      remember(changes);
      void navigate({
        to: '.',
        search: (current: object) => ({ ...current, ...changes }),
        resetScroll: false,
      });
    },
    [navigate, remember],
  );
  const choices = useMemo(() => choicesOf(change), [change]);
  const drillNow: StatisticsNavigation['drillInto'] = (from, step, clickedAt) => {
    const drill = drillPathText([...from, step]);
    // The step was already taken: this is a second click on figures that are about to be replaced.
    if (drill === drillPathText(view.path)) return;
    if (clickedAt !== null && !passes(clickedAt)) return;
    // The figures are fetched while the screen changes to the new address.
    void queries.prefetchQuery(statisticsQuery(subject, { ...view, path: placeOf(drill, organisationUuid) }));
    change({ drill });
  };
  // It is the same function on every render, so that charts on the screen are not rendered again.
  const latest = useRef(drillNow);
  useEffect(() => {
    latest.current = drillNow;
  });
  const drillInto = useCallback<StatisticsNavigation['drillInto']>((...step) => latest.current(...step), []);
  return {
    view,
    focus,
    grouping,
    sector,
    sectorsOf: organisation,
    productGroup,
    choices,
    drillInto,
    returnTo: (path) => change({ drill: drillPathText(path) }),
  };
}

/**
 * Remembers the filters of a dashboard when they change by the back button, which undoes a choice, and returns how to
 * remember a choice. Those of the address that somebody arrives with are not a choice yet.
 */
function useRemembered(
  subject: StatisticsSubject,
  { set, years, contract }: StatisticsSearch,
): (changes: StatisticsSearch) => void {
  const slug = subject.kind === 'organisation' ? subject.organisationSlug : null;
  const shown = JSON.stringify([set, years, contract]);
  const last = useRef({ slug, shown });
  useEffect(() => {
    const before = last.current;
    last.current = { slug, shown };
    // Another organisation is another dashboard, at whose address somebody arrives.
    if (slug === null || before.slug !== slug || before.shown === shown) return;
    rememberFilters(slug, { set, years, contract });
  }, [shown, slug, set, years, contract]);
  return useCallback(
    (changes) => {
      if (slug !== null && FILTERS.some((filter) => filter in changes))
        rememberFilters(slug, { set, years, contract, ...changes });
    },
    [slug, set, years, contract],
  );
}

const FILTERS = ['set', 'years', 'contract'];

function placeOf(drill: string | undefined, organisationUuid: string | null): DrillPath {
  const path = parseDrillPath(drill);
  return organisationUuid === null ? path : belowOrganisation(path, organisationUuid);
}

function choicesOf(change: (changes: StatisticsSearch) => void): StatisticsChoices {
  return {
    chooseSet: (set) => change({ set }),
    chooseYears: (years) => change({ years: yearsText(years) }),
    chooseContractType: (contractType) => change({ contract: contractType ?? undefined }),
    chooseFocus: (focus) => change({ focus: focus === 'mki' ? undefined : focus }),
    chooseGrouping: (grouping) => change({ grouping: grouping === 'modules' ? undefined : grouping }),
    chooseSector: (sector) => change({ sector }),
    chooseSectorsOf: (organisationSlug) => change({ organisation: organisationSlug }),
    chooseProductGroup: (uuid) => change({ productGroup: uuid }),
    clearFilter: () => change({ years: undefined, contract: undefined }),
  };
}
