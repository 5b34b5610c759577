import type { ProjectClosure } from '@milieuspoor/contract';
import { formatModified, openingStep } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { ProjectRow } from '../projects.queries.ts';
import { findClosing, findLastRefusal, findOpenUnlockRequest } from './unlock-requests.queries.ts';

/** Returns why a project is closed, and what became of the request to open it. */
export async function getClosure(queries: Queries, project: ProjectRow): Promise<ProjectClosure> {
  const opens = openingStep(project);
  if (opens === null) return { opens, closed: null, request: null, refused: null };
  const closed = await findClosing(queries, project, opens);
  const request = await findOpenUnlockRequest(queries, project);
  const refused = request ? null : await findLastRefusal(queries, project, closed?.at ?? null);
  return {
    opens,
    closed: closed && { by: closed.by, at: formatModified(closed.at), reason: closed.reason },
    request: request && {
      uuid: request.id,
      kind: request.kind,
      asked_by: request.askedBy,
      asked: formatModified(request.askedAt),
      reason: request.reason,
    },
    refused: refused && {
      asked_by: refused.askedBy,
      at: formatModified(refused.at),
      answer: refused.answer,
    },
  };
}
