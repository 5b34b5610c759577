import type { Project } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { dayAndTimeOf } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../../lib/client.ts';
import { useMainAct } from '../../../../ui/main-act.ts';
import { ErrorPanel } from '../../../../ui/messages/error-panel.tsx';
import { useStepAct } from '../../../../ui/step-acts.ts';
import { witnessesQuery } from '../bids-queries.ts';
import { ConfirmOpeningDialog } from './confirm-opening-dialog.tsx';
import type { NamedBids } from './shown-for-opening.ts';
import { useOpeningStep } from './use-opening-step.ts';

interface OpeningRequestProps {
  readonly project: Project;
  readonly request: NonNullable<Project['opening_request']>;
  readonly bids: NamedBids;
  readonly accountUuid: string;
  readonly isProvider: boolean;
  readonly mayAct: boolean;
}

/** Shows an opening that waits for its witness, with what the user can do: confirm or decline it, or withdraw it. */
export function OpeningRequest(props: OpeningRequestProps) {
  const { project, request, bids, accountUuid, isProvider, mayAct } = props;
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const params = { uuid: project.uuid };
  const onDone = () => undefined;
  const declining = useOpeningStep(project, {
    send: () => client.call(endpoints.declineOpening, { params }),
    done: t('bids.open.declined'),
    onDone,
  });
  const withdrawing = useOpeningStep(project, {
    send: () => client.call(endpoints.withdrawOpening, { params }),
    done: t('bids.open.withdrawn'),
    onDone,
  });
  const { asked_by: asker, witness, since } = request;
  const isWitness = witness ? witness.uuid === accountUuid : isProvider;
  const mayWithdraw = useMayWithdraw(props, mayAct && !isWitness);
  const isBusy = declining.isPending || withdrawing.isPending;
  const confirm = () => setConfirming(true);
  useStepAct('open-bids', isWitness && mayAct && !isBusy ? confirm : null);
  const variant = useMainAct('tab');
  const said = { name: asker.name, at: dayAndTimeOf(since) };
  const error = declining.error ?? withdrawing.error;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={isWitness && mayAct ? 'warning' : 'info'} variant="outlined" role="status">
        <AlertTitle>{t(isWitness ? 'bids.open.youAreAsked' : 'bids.open.waiting')}</AlertTitle>
        {isWitness
          ? t('bids.open.askedOfYou', said)
          : witness
            ? t('bids.open.askedOf', { ...said, witness: witness.name })
            : t('bids.open.askedOfProvider', said)}
        {(mayWithdraw || (isWitness && mayAct)) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            {isWitness ? (
              <>
                <Button variant={variant} disabled={isBusy} onClick={confirm}>
                  {t('bids.open.confirm')}
                </Button>
                <Button
                  color="inherit"
                  variant="outlined"
                  loading={declining.isPending}
                  onClick={() => declining.mutate()}
                >
                  {t('bids.open.decline')}
                </Button>
              </>
            ) : (
              <Button
                color="inherit"
                variant="outlined"
                loading={withdrawing.isPending}
                onClick={() => withdrawing.mutate()}
              >
                {t('bids.open.withdraw')}
              </Button>
            )}
          </Box>
        )}
      </Alert>
      {error && <ErrorPanel title={t('bids.open.stepFailed')} error={error} />}
      {confirming && (
        <ConfirmOpeningDialog
          project={project}
          asker={asker.name}
          bids={bids}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}

/**
 * Tells whether the user may withdraw a request: the member who asked may, and any member may once the asker or the
 * witness is no longer a member. False if they may do nothing, or something else.
 */
function useMayWithdraw({ project, request, accountUuid }: OpeningRequestProps, mayAct: boolean): boolean {
  const { asked_by: asker, witness } = request;
  const isAsker = asker.uuid === accountUuid;
  const asks = mayAct && !isAsker;
  const { data: others } = useQuery({ ...witnessesQuery(project.organization, accountUuid), enabled: asks });
  if (!asks) return mayAct;
  const isGone = (uuid: string) =>
    uuid !== accountUuid && others?.every((other) => other.uuid !== uuid) === true;
  return isGone(asker.uuid) || (witness !== null && isGone(witness.uuid));
}
