import { stimulationBars } from '@milieuspoor/charts';
import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fixedSentence } from '../../../charts/fixed-sentence.ts';
import { ChartFrame, type ChartState } from '../../../charts/frame/chart-frame.tsx';
import { client } from '../../../lib/client.ts';

/** px: five bars, with room for the line that says why one is empty */
const HEIGHT = 300;

/** Another version of the model has another answer. */
const stimulationQuery = ({ uuid, award_model_version }: Pick<Project, 'uuid' | 'award_model_version'>) =>
  queryOptions({
    queryKey: ['stimulation', uuid, award_model_version],
    queryFn: ({ signal }) => client.call(endpoints.getStimulation, { params: { uuid } }, signal),
  });

/** Shows how much the model rewards a lower MKI, beside what the models of others did when that was fixed. */
export function StimulationChart({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...stimulationQuery(project),
    placeholderData: keepPreviousData,
  });
  return (
    <ChartFrame
      title={t('tenders.stimulation.title')}
      quantity="stimulation"
      state={stateOf()}
      rowHeading={t('tenders.stimulation.row')}
      place="page"
      height={HEIGHT}
      expectedBars={5}
      legend={false}
      footnotes={[t('tenders.stimulation.meaning'), ...fixedSentence(data?.all_projects_fixed, t)]}
    />
  );

  function stateOf(): ChartState {
    if (data) {
      const { in_steps: inSteps, ...none } = t('tenders.stimulation.none', { returnObjects: true });
      return {
        kind: 'ready',
        busy: isPlaceholderData,
        model: stimulationBars(data, {
          series: t('tenders.stimulation.title'),
          bars: t('tenders.stimulation.bars', { returnObjects: true }),
          // Steps have no fixed discount for a euro of MKI (docs/decisions/0087).
          none: project.mki_steps ? { ...none, project: inSteps } : none,
        }),
      };
    }
    return error ? { kind: 'failed', error, onRetry: () => void refetch() } : { kind: 'loading' };
  }
}
