import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { type ListedAbout, ShowItems } from '../../../charts/coverage/listed-mark.tsx';
import { laterPart } from '../../../lib/later-screens.ts';
import { withAllTexts } from '../../../text/load-language.ts';
import { type AskedFindings, findingsOfProject } from './asked-findings.ts';

// The dialog is loaded only when a list is opened.
const FindingsDialog = laterPart(async () => {
  const { FindingsDialog: Dialog } = await withAllTexts(import('./findings-dialog.tsx'));
  return { default: Dialog };
});

interface ProjectFindingsProps {
  readonly organisationSlug: string;
  readonly children: ReactNode;
}

/** Lets marks that name their own project open, such as those in a list of projects. */
export function ProjectFindings({ organisationSlug, children }: ProjectFindingsProps) {
  return (
    <ShowFindings
      organisationSlug={organisationSlug}
      ask={(about) => (about.project ? findingsOfProject(about, about.project) : null)}
    >
      {children}
    </ShowFindings>
  );
}

interface ShowFindingsProps {
  readonly organisationSlug: string;
  readonly ask: (about: ListedAbout) => AskedFindings | null;
  readonly children: ReactNode;
}

/** Opens the list that a mark asks for. */
export function ShowFindings({ organisationSlug, ask, children }: ShowFindingsProps) {
  const [about, setAbout] = useState<ListedAbout | null>(null);
  const show = useCallback((listed: ListedAbout) => setAbout(listed), []);
  const asked = about && ask(about);
  return (
    <ShowItems value={show}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <FindingsDialog asked={asked} organisationSlug={organisationSlug} onClose={() => setAbout(null)} />
        </Suspense>
      )}
    </ShowItems>
  );
}
