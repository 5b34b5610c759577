import { TENDER_REASON } from '@milieuspoor/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { visibleText } from '../visible-text.ts';
import { projectSchema } from './projects.ts';

const projectParams = z.object({ uuid: z.uuid() });

export const beginCorrection = defineEndpoint({
  id: 'beginCorrection',
  method: 'POST',
  path: '/api/v1/project/:uuid/begin_correction/',
  access: 'project.edit',
  summary: 'Begin to correct the award model or the bids after these were opened, with a reason',
  description:
    'Once bids are open, whatever moves a score is refused with 409 unless a correction runs. One runs at a time. The history ' +
    'and the record of the award state it with its reason.',
  params: projectParams,
  payload: {
    kind: 'json',
    schema: z.object({ reason: visibleText(TENDER_REASON.most).min(TENDER_REASON.least) }),
  },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [400, 404, 409],
});

export const endCorrection = defineEndpoint({
  id: 'endCorrection',
  method: 'POST',
  path: '/api/v1/project/:uuid/end_correction/',
  access: 'project.edit',
  summary: 'End the correction that runs: award model and bids lie fixed again',
  params: projectParams,
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: projectSchema },
  refusals: [404, 409],
});
