import type { ContractTypeFilter, Sector, SetCode } from '@milieuspoor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Focus } from './centre-of-gravity/focus.ts';
import { createClickGuard } from './drill/click-guard.ts';
import {
  belowOrganisation,
  type DrillPath,
  type DrillStep,
  drillPathText,
  parseDrillPath,
} from './drill/drill-path.ts';
import { chosenSet } from './filters/chosen-set.ts';
import { parseYears, type YearChoice, yearsText } from './filters/year-choice.ts';
import {
  NO_FILTER,
  type StatisticsSubject,
  type StatisticsView,
  statisticsQuery,
} from './statistics-query.ts';
import { parseStatisticsSearch, type StatisticsSearch } from './statistics-search.ts';

/** How to change what the figures are of. */
export interface StatisticsChoices {
  readonly chooseSet: (set: SetCode) => void;
  readonly chooseYears: (years: YearChoice) => void;
  readonly chooseContractType: (contractType: ContractTypeFilter | null) => void;
  readonly chooseFocus: (focus: Focus) => void;
  readonly chooseSector: (sector: Sector | undefined) => void;
  readonly chooseSectorsOf: (organisationSlug: string | undefined) => void;
  readonly chooseProductGroup: (uuid: string) => void;
  /** every project again */
  readonly clearFilter: () => void;
}

export interface StatisticsNavigation {
  readonly view: StatisticsView;
  /** what the centre of gravity is looked at for */
  readonly focus: Focus;
  /** what the organisation is held against; undefined for all sectors */
  readonly sector: Sector | undefined;
  /** slug of the organisation whose sectors are shown; undefined for the one of the dashboard */
  readonly sectorsOf: string | undefined;
  /** whose ratios are shown; undefined for the first */
  readonly productGroup: string | undefined;
  /** the same ones all the time */
  readonly choices: StatisticsChoices;
  /**
   * One level down from the place whose figures are on the screen, which may not be the latest one that was asked for.
   * The second half of a double click is not heard. `clickedAt`: when the click was made and not when it was heard, ms,
   * since a busy page hears it late; null for what cannot be half of one.
   */
  readonly drillInto: (from: DrillPath, step: DrillStep, clickedAt: number | null) => void;
  /** back up to a place on the way */
  readonly returnTo: (path: DrillPath) => void;
}

/** The view that the address states, and how to change it; every change is a step that the back button takes back. */
export function useStatisticsView(
  subject: StatisticsSubject,
  available: readonly SetCode[],
): StatisticsNavigation {
  const search = parseStatisticsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [passes] = useState(createClickGuard);
  const { drill, years, contract, focus = 'mki', sector, organisation, productGroup } = search;
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

  const change = useCallback(
    (changes: StatisticsSearch) => {
      void navigate({
        to: '.',
        search: (current: StatisticsSearch) => ({ ...current, ...changes }),
        resetScroll: false,
      });
    },
    [navigate],
  );
  const choices = useMemo(() => choicesOf(change), [change]);
  const drillNow: StatisticsNavigation['drillInto'] = (from, step, clickedAt) => {
    const drill = drillPathText([...from, step]);
    // On its way already: a second click on figures that are about to go.
    if (drill === drillPathText(view.path)) return;
    if (clickedAt !== null && !passes(clickedAt)) return;
    // The figures are on their way while the screen turns to the new address.
    void queries.prefetchQuery(statisticsQuery(subject, { ...view, path: placeOf(drill, organisationUuid) }));
    change({ drill });
  };
  // The same function all the time, so that charts that are shown already are left alone.
  const latest = useRef(drillNow);
  useEffect(() => {
    latest.current = drillNow;
  });
  const drillInto = useCallback<StatisticsNavigation['drillInto']>((...step) => latest.current(...step), []);
  return {
    view,
    focus,
    sector,
    sectorsOf: organisation,
    productGroup,
    choices,
    drillInto,
    returnTo: (path) => change({ drill: drillPathText(path) }),
  };
}

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
    chooseSector: (sector) => change({ sector }),
    chooseSectorsOf: (organisationSlug) => change({ organisation: organisationSlug }),
    chooseProductGroup: (uuid) => change({ productGroup: uuid }),
    clearFilter: () => change({ years: undefined, contract: undefined }),
  };
}
