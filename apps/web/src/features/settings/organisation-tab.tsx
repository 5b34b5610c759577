import type { Organisation } from '@milieuspoor/contract';
import Card from '@mui/material/Card';
import { OrganisationForm } from './organisation-form.tsx';

interface OrganisationTabProps {
  readonly organisation: Organisation;
  readonly mayEdit: boolean;
  /** fetches the organisation again */
  readonly onSaved: () => Promise<unknown>;
}

/** How an organisation can be reached: for everybody to read, for staff to change. */
export function OrganisationTab({ organisation, mayEdit, onSaved }: OrganisationTabProps) {
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <OrganisationForm
        // Another organisation's data are another form.
        key={organisation.uuid}
        organisation={organisation}
        mayEdit={mayEdit}
        onSaved={onSaved}
      />
    </Card>
  );
}
