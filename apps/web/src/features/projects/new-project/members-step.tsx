import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { MemberPicker } from '../member-picker.tsx';
import { type MemberUser, memberChoicesQuery } from '../member-queries.ts';

interface MembersStepProps {
  readonly organisationSlug: string;
  /** uuid of the user who creates the project; the server adds them itself */
  readonly creator: string;
  /** the chosen people, by uuid */
  readonly chosen: ReadonlyMap<string, MemberUser>;
  readonly onChange: (chosen: ReadonlyMap<string, MemberUser>) => void;
}

export function MembersStep({ organisationSlug, creator, chosen, onChange }: MembersStepProps) {
  const { t } = useTranslation();
  const choices = useQuery(memberChoicesQuery(organisationSlug));
  const others = choices.data?.filter(({ uuid }) => uuid !== creator) ?? [];
  return (
    <>
      <Alert severity="info" variant="outlined">
        {t('newProject.hint')}
      </Alert>
      {choices.isPending && <DelayedIndicator />}
      <FailedQuery query={choices} />
      {choices.data && (
        <MemberPicker
          members={others}
          chosen={new Set(chosen.keys())}
          onChange={(uuids) =>
            onChange(new Map(others.filter(({ uuid }) => uuids.has(uuid)).map((user) => [user.uuid, user])))
          }
        />
      )}
    </>
  );
}
