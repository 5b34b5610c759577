import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart } from '../../../lib/later-screens.ts';
import { withAllTexts } from '../../../text/load-language.ts';
import { Add as AddIcon } from '../../../ui/icons/add.ts';

// Users who only look at projects need not load the form.
const NewProjectDialog = laterPart(() => withAllTexts(import('./new-project-dialog.tsx')));

interface NewProjectProps {
  readonly organisationSlug: string;
  /** uuid of the user who would create the project */
  readonly creator: string;
}

/** Returns the button that opens the dialog, and the dialog; a list puts the button in its place. */
export function useNewProject({ organisationSlug, creator }: NewProjectProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return {
    button: (
      <Button ref={opener} variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('projects.startNew')}
      </Button>
    ),
    dialog: open && (
      <Suspense fallback={null}>
        <NewProjectDialog organisationSlug={organisationSlug} creator={creator} onClose={close} />
      </Suspense>
    ),
  };
}

/** Does the same if the button has only one place. */
export function NewProject(props: NewProjectProps) {
  const { button, dialog } = useNewProject(props);
  return (
    <>
      {button}
      {dialog}
    </>
  );
}
