import type { Calculation, Project } from '@milieuspoor/contract';
import { type Actor, may } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BidderCalculation,
  BidderUploads,
  CalculationSetMark,
  CalculationsLock,
  CompareBelow,
  calculationsQuery,
  NoteCell,
  RecentlyDeleted,
  ScopeLine,
} from '../../../features/calculations/index.ts';
import { CompletionBlock } from '../../../features/projects/index.ts';
import { ProjectFindings } from '../../../features/statistics/index.ts';
import {
  AgainstTheBids,
  AwardSummary,
  applicantsQuery,
  type BaselineMki,
  BID_ORDERS,
  type BidOrder,
  type BidSlots,
  BidsResults,
  BidsSection,
  CriteriaOfBids,
  FormulasSideBySide,
} from '../../../features/tenders/index.ts';
import { hasSealedBids } from '../../../lib/has-sealed-bids.ts';
import { incompletePosts } from '../../../lib/totals/covered-sums.ts';
import { PhoneFold } from '../../../ui/page/phone-fold.tsx';
import { BidderCharts } from './bidder-charts.tsx';
import { biddersOf } from './bidders-of.ts';
import { useTenderWatched } from './use-tender-watched.ts';

interface BiddersTabProps {
  readonly project: Project;
  readonly actor: Actor;
  readonly accountUuid: string;
  readonly onCompleted: (project: Project) => void;
}

/** Tab 6 of a project with award criteria: its bidders, the figures over all bids, and the end of the tender phase. */
export function BiddersTab({ project, actor, accountUuid, onCompleted }: BiddersTabProps) {
  const { t } = useTranslation();
  const { data: calculations } = useQuery(calculationsQuery(project.uuid));
  const { data: bids } = useQuery(applicantsQuery(project.uuid));
  const [order, setOrder] = useState<BidOrder>(BID_ORDERS[0]);
  useTenderWatched(project);
  const seen = bids && bids.length > 0 && !hasSealedBids(project) ? bids : null;
  const winner = bids?.find(({ active }) => active);
  const slots: BidSlots = {
    setMark: (calculation) => <CalculationSetMark calculation={calculation} />,
    questions: (calculation, readOnly) => <ScopeLine calculation={calculation} mayAnswer={!readOnly} />,
    notes: (calculation, readOnly) => <NoteCell calculation={calculation} readOnly={readOnly} />,
    calculation: (bid, { readOnly, busyReason }) => (
      <BidderCalculation
        bidder={bid}
        readOnly={readOnly}
        busyReason={busyReason}
        mayDownload={may(actor, 'calculation.download')}
      />
    ),
    uploads: (shown) => <BidderUploads bidders={shown} />,
    deleted: (onRestored) => (
      <RecentlyDeleted projectUuid={project.uuid} type="applicant" onRestored={onRestored} />
    ),
  };
  return (
    <>
      <CalculationsLock project={project} type="applicant" />
      <ProjectFindings organisationSlug={project.organization}>
        <BidsSection project={project} actor={actor} accountUuid={accountUuid} slots={slots} order={order} />
        {calculations && bids && (
          <CompletionBlock
            project={project}
            calculations={calculations}
            bidders={biddersOf(bids)}
            phase="tender"
            decided={winner && bids && <AwardSummary winner={winner} bids={bids} />}
            mayEdit={may(actor, 'project.edit')}
            onCompleted={onCompleted}
          />
        )}
      </ProjectFindings>
      <BidsResults
        project={project}
        baseline={calculations ? baselineOf(calculations) : null}
        order={order}
        onOrder={setOrder}
      />
      {seen && (
        <>
          {project.criteria.length > 0 && (
            <PhoneFold title={t('tenderAnalysis.criteria.title')}>
              <CriteriaOfBids project={project} applicants={seen} />
            </PhoneFold>
          )}
          <PhoneFold title={t('tenderAnalysis.thresholds.title')} everywhere>
            <AgainstTheBids project={project} applicants={seen} />
          </PhoneFold>
          <PhoneFold title={t('tenderAnalysis.formulas.title')} everywhere>
            <FormulasSideBySide project={project} applicants={seen} />
          </PhoneFold>
        </>
      )}
      <CompareBelow project={project} />
      {seen && <BidderCharts project={project} bids={seen} />}
    </>
  );
}

/** Returns the active baseline, in the form in which bids are compared with it. */
function baselineOf(calculations: readonly Calculation[]): BaselineMki | null {
  const baseline = calculations.find(
    ({ calculation_type, active }) => calculation_type === 'design-baseline' && active,
  );
  if (!baseline) return null;
  return { mkiEur: baseline.mki_value, incomplete: incompletePosts(baseline) > 0 };
}
