import type { Organisation } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { OrganisationForm } from './organisation-form.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

interface OrganisationTabProps {
  readonly organisation: Organisation;
  readonly mayEdit: boolean;
  /** fetches the organisation again */
  readonly onSaved: () => Promise<unknown>;
}

/** The contact data of an organisation: everybody can read them, its managers can change them. */
export function OrganisationTab({ organisation, mayEdit, onSaved }: OrganisationTabProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <OrganisationForm
          // Another organisation gets a new form.
          key={organisation.uuid}
          organisation={organisation}
          mayEdit={mayEdit}
          onSaved={onSaved}
        />
      </Card>
      {mayEdit && <SecondFactorCard organisation={organisation} onSaved={onSaved} />}
    </Box>
  );
}
