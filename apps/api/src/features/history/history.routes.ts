import { endpoints, type HistoryEntry } from '@milieuspoor/contract';
import { formatModified, type ProjectTab, TAB_OF_TYPE } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf } from '../../http/collection.ts';
import { type Route, route } from '../../http/gate.ts';
import { done, NOT_FOUND } from '../../http/outcome.ts';
import { bidReader } from '../bids/bid-reader.ts';
import { findProject } from '../projects/projects.queries.ts';
import { type HistoryRow, listHistory } from './history.queries.ts';

export function historyRoutes({ database: { queries } }: Dependencies): Route[] {
  return [
    route(endpoints.listHistory, async ({ caller, query }) => {
      const { search, organization: organisation, project, person, subject, action, from, until } = query;
      const { count, items } = await listHistory(
        queries,
        caller.scope,
        { search, organisationSlug: organisation, projectId: project, person, subject, action, from, until },
        {
          page: query.page,
          pageSize: query.page_size,
          oldestFirst: query.ordering === 'created',
          reader: bidReader(caller),
        },
      );
      return done(pageOf(endpoints.listHistory, query, { count, items: items.map(toEntry) }));
    }),
    route(endpoints.getProjectHistory, async ({ caller, params, query }) => {
      const project = await findProject(queries, caller.scope, params.uuid);
      if (!project) return NOT_FOUND;
      const { count, items } = await listHistory(
        queries,
        caller.scope,
        {
          projectId: project.id,
          person: query.person,
          subject: query.subject,
          action: query.action,
          from: query.from,
          until: query.until,
        },
        { page: query.page, pageSize: query.page_size, oldestFirst: false, reader: bidReader(caller) },
      );
      return done(pageOf(endpoints.getProjectHistory, query, { count, items: items.map(toEntry) }, params));
    }),
  ];
}

function toEntry(row: HistoryRow): HistoryEntry {
  return {
    id: row.id,
    created: formatModified(row.occurredAt),
    user: row.accountId,
    user_name: row.actorName,
    organization: row.organisationSlug,
    organization_name: row.organisationName,
    project: row.projectId,
    project_name: row.projectName,
    project_contract_type: row.contractType,
    subject_type: row.subjectType,
    subject: row.subjectId,
    subject_name: row.subjectName,
    action: row.action,
    changes: { ...row.changes },
    automatic: row.automatic,
    tab: row.stands ? tabOf(row) : null,
  };
}

/** Returns the tab of the project that shows the subject of an entry. */
function tabOf({ subjectType, calculationType }: HistoryRow): ProjectTab | null {
  switch (subjectType) {
    case 'project':
    case 'project-member':
      return 'project-data';
    case 'report':
      return 'reporting';
    case 'applicant':
      return 'optimization';
    case 'calculation':
      return calculationType && TAB_OF_TYPE[calculationType];
    default:
      return null;
  }
}
