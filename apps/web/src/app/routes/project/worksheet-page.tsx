import { type Project, WORKSHEET_TYPES, type WorksheetAnswer } from '@milieuspoor/contract';
import { calculationLock, may, typesTakenNow } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { calculationsQuery, UploadOnItsWay, useUpload } from '../../../features/calculations/index.ts';
import { BillScreen, PastePosts } from '../../../features/products/index.ts';
import { projectQuery } from '../../../features/projects/index.ts';
import { Sheet, tabOfType, WorksheetScreen } from '../../../features/worksheet/index.ts';
import { paths } from '../../../lib/paths.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { actorOf } from '../../guard.ts';

const route = getRouteApi('/o/$org/shell/project/$uuid/rekenblad/$worksheet');

/** A calculation of a project that is made on the screen; under the name of a type, one that begins with quantities alone. */
export function WorksheetPage() {
  const { org, uuid, worksheet } = route.useParams();
  const project = useQuery(projectQuery(uuid));
  const navigate = route.useNavigate();
  const type = WORKSHEET_TYPES.find((each) => each === worksheet);
  if (project.data && type)
    return (
      <BillScreen
        {...{ organisationSlug: org, projectUuid: uuid, projectName: project.data.project_name, type }}
        onMade={(made) => void navigate(paths.worksheet(org, uuid, made))}
      />
    );
  if (project.data)
    return (
      <WorksheetScreen uuid={worksheet}>
        {(answer) => <StoredAsUpload key={worksheet} project={project.data} worksheet={answer} />}
      </WorksheetScreen>
    );
  return project.isPending ? <DelayedIndicator minHeight={600} /> : <FailedQuery query={project} />;
}

interface StoredAsUploadProps {
  readonly project: Project;
  readonly worksheet: WorksheetAnswer;
}

/** Joins a worksheet to what checks and stores uploads. */
function StoredAsUpload({ project, worksheet }: StoredAsUploadProps) {
  const { org } = route.useParams();
  const { session } = route.useRouteContext();
  const navigate = route.useNavigate();
  const type = worksheet.calculation_type;
  const place = { projectUuid: project.uuid, type };
  const controls = useUpload(place);
  const { upload, start, dismiss } = controls;
  const active = useQuery(calculationsQuery(project.uuid)).data?.find(
    (each) => each.calculation_type === type && each.active,
  );
  const lock = calculationLock(type, { status: project.project_status, locked: project.project_locked });
  const isOpen = lock === null && may(actorOf(session.user), 'calculation.upload');
  // All opened bids are compared with the active baseline; the newest as-built baseline becomes active by itself.
  const mayActivate =
    type !== 'as-built-baseline' && !(type === 'design-baseline' && project.bids_opened !== null);
  const isChecking = upload !== null && upload.phase !== 'left';
  return (
    <Sheet
      worksheet={worksheet}
      organisationSlug={org}
      projectName={project.project_name}
      paste={(props) => <PastePosts organisationSlug={org} {...props} />}
      storing={{
        types: typesTakenNow(WORKSHEET_TYPES, {
          contractType: project.project_contract_type,
          awardCriteria: project.project_award_criteria,
          asbuiltScopeChanged: project.asbuilt_scope_changed,
          ...{ status: project.project_status, locked: project.project_locked },
        }),
        isClosed: !isOpen,
        onStore: isOpen
          ? (made) =>
              start([
                {
                  ...made,
                  onStored: () => void navigate(paths.project(org, project.uuid, tabOfType(type))),
                },
              ])
          : null,
        panel: isChecking ? (
          <UploadOnItsWay
            place={place}
            controls={controls}
            activeUuid={active?.uuid ?? null}
            activatesIn={mayActivate ? project : null}
            onChooseOther={dismiss}
          />
        ) : null,
      }}
    />
  );
}
