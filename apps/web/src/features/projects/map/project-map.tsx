import type { ProjectPoint } from '@milieuspoor/contract';
import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorMode } from '../../../charts/elements/canvas/drawing-theme.ts';
import { environmentQuery } from '../../../lib/environment-query.ts';
import { paths } from '../../../lib/paths.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import type { ListQuestion } from '../list/list-question.ts';
import { MAP_STYLES } from '../location/map-styles.ts';
import { projectPointsQuery } from '../project-queries.ts';
import type { MapGroup, MapPoint } from './create-project-map.ts';
import { MapLegend } from './map-legend.tsx';
import { MapTable } from './map-table.tsx';
import { PlacedList } from './placed-list.tsx';
import { pointRadius } from './point-size.ts';
import { pointKind, pointWords } from './point-words.ts';
import { AROUND_MAP, HEIGHT, PAPER_WIDTH, pointStyles } from './project-map-styles.ts';
import { useProjectMap } from './use-project-map.ts';

interface ProjectMapProps {
  readonly organisationSlug: string;
  readonly question: ListQuestion;
  readonly set: SetCode;
}

/** Shows all projects that the filters of the list leave on a map, and says what is not on it. */
export function ProjectMap({ organisationSlug, question, set }: ProjectMapProps) {
  const { page: _page, page_size: _size, ordering: _order, ...filters } = question;
  const points = useQuery(projectPointsQuery(organisationSlug, { ...filters, set }));
  const environment = useQuery(environmentQuery);
  if (points.isPending || environment.isPending) return <DelayedIndicator minHeight={HEIGHT.sm} />;
  return (
    <>
      <FailedQuery query={points} />
      {points.data && <Drawn {...points.data} set={set} tilesUrl={environment.data?.map_tiles ?? null} />}
    </>
  );
}

interface DrawnProps {
  readonly count: number;
  readonly points: readonly ProjectPoint[];
  readonly set: SetCode;
  readonly tilesUrl: string | null;
}

function Drawn({ count, points, set, tilesUrl }: DrawnProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mode = useColorMode();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asTable, setAsTable] = useState(false);
  const byId = useMemo(() => new Map(points.map((point) => [point.uuid, point])), [points]);
  const placed = useMemo(() => points.flatMap(toPlaced), [points]);
  const largestEur = Math.max(0, ...placed.map(({ point }) => point.result?.baseline ?? 0));
  const drawn = useMemo(() => placed.map((each) => toMapPoint(each, largestEur)), [placed, largestEur]);
  const { canvas, printed, showWhole, own } = useProjectMap({
    points: drawn,
    tilesUrl,
    wordsOf: (group) => wordsOf(projectsOf(group)),
    onOpen: (group, byTouch) => {
      const [first] = projectsOf(group);
      if (group.length > 1 || byTouch) setChosen(group.map(({ id }) => id));
      else if (first) void navigate(paths.project(first.organization, first.uuid, 'baseline'));
    },
  });

  function projectsOf(group: MapGroup): ProjectPoint[] {
    return group.flatMap(({ id }) => byId.get(id) ?? []);
  }

  function wordsOf(projects: readonly ProjectPoint[]) {
    const [first] = projects;
    if (projects.length === 1 && first) {
      const lines = [first.project_name, first.project_location, pointWords(first, set, t)].filter(Boolean);
      return { name: lines.join(', '), lines };
    }
    const names = projects.slice(0, NAMED).map(({ project_name }) => project_name);
    const rest = projects.length - names.length;
    const named = names.join(', ');
    const text = rest > 0 ? t('projectMap.groupMore', { names: named, count: rest }) : named;
    const name = t('projectMap.group', { count: projects.length, names: text });
    return { name, lines: [name] };
  }

  const nowhere = points.filter((point) => toPlaced(point).length === 0);
  const counts = new Map(
    [...Map.groupBy(placed, ({ point }) => pointKind(point))].map(([kind, { length }]) => [kind, length]),
  );
  const atPlace = chosen.flatMap((id) => byId.get(id) ?? []);
  return (
    <Box sx={pointStyles(mode)}>
      {count > points.length && (
        <Typography role="status" sx={{ mb: 1 }}>
          {t('projectMap.notAll', { shown: points.length, count })}
        </Typography>
      )}
      <Box sx={[AROUND_MAP, printed && { width: PAPER_WIDTH }]}>
        <Box ref={canvas} role="region" aria-label={t('projectMap.label')} sx={MAP_STYLES} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mt: 0.5,
          displayPrint: 'none',
        }}
      >
        <Button size="small" onClick={showWhole}>
          {t('projectMap.whole')}
        </Button>
        <Button size="small" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {t('projectMap.table')}
        </Button>
        <Box sx={{ ml: 'auto', typography: 'caption', color: 'text.secondary' }}>
          {own && t('projectMap.source')}
        </Box>
      </Box>
      {atPlace.length > 0 && (
        <PlacedList heading={t('projectMap.together')} points={atPlace} set={set} focused />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('projectMap.grouped')}
      </Typography>
      <MapLegend counts={counts} largestEur={largestEur} />
      {nowhere.length > 0 && (
        <PlacedList
          heading={t('projectMap.nowhere', { count: nowhere.length })}
          points={nowhere}
          set={set}
          folded
        />
      )}
      {asTable && <MapTable points={points} set={set} />}
    </Box>
  );
}

/** Names of a group that its button says. */
const NAMED = 5;

interface Placed {
  readonly point: ProjectPoint;
  readonly latitude: number;
  readonly longitude: number;
}

function toPlaced(point: ProjectPoint): Placed[] {
  const { latitude, longitude } = point;
  return latitude === null || longitude === null ? [] : [{ point, latitude, longitude }];
}

/** The size is the MKI of the baseline: every project has that before anything is compared. */
function toMapPoint({ point, latitude, longitude }: Placed, largestEur: number): MapPoint {
  return {
    id: point.uuid,
    at: [latitude, longitude],
    radius: pointRadius(point.result?.baseline ?? null, largestEur),
    kind: pointKind(point),
  };
}
