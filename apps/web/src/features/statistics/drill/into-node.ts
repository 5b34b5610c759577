import { REST } from '@milieuspoor/charts';
import { nextAggregateLevel, nodeLevelOf } from '@milieuspoor/domain';
import type { ChartDrill } from '../../../charts/frame/chart-body.tsx';
import type { StatisticsReply } from '../statistics-query.ts';
import type { StatisticsNavigation } from '../use-statistics-view.ts';

/**
 * Returns how a chart of nodes opens one of them, in the same way as the total; its nodes are product groups where the
 * total shows projects. Returns nothing at the lowest level, and for a bar that stands for several nodes.
 */
export function intoNode(
  reply: StatisticsReply | undefined,
  drillInto: StatisticsNavigation['drillInto'],
): ChartDrill | undefined {
  if (!reply) return undefined;
  const shows = nextAggregateLevel(nodeLevelOf(reply.level === 'organisation' ? 'project' : reply.level));
  if (!shows) return undefined;
  return {
    shows,
    onPick: (node, clickedAt) => {
      if (node !== REST) drillInto(reply.asked.path, { node, shows }, clickedAt);
    },
  };
}
