import type { HouseStyleAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface SectionChoiceProps {
  readonly organization: string;
  readonly template: NonNullable<HouseStyleAnswer['template']>;
}

/** Chooses the section of a template whose page, header and footer are taken; nothing where it has only one. */
export function SectionChoice({ organization, template: { name, sections, section } }: SectionChoiceProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const params = { organization };
  // The file is looked at anew, because what is warned of depends on the section.
  const choice = useAdminChange(
    async (chosen: number) => {
      const stored = await client.call(endpoints.downloadHouseTemplate, { params });
      const file = new File([stored], name);
      return client.upload(endpoints.putHouseTemplate, { params, fields: { section: chosen }, file });
    },
    () => notify(t('admin.houseStyle.templateSaved')),
  );
  if (sections.length < 2 || section === null) return null;
  return (
    <>
      <TextField
        select
        label={t('admin.houseStyle.section')}
        helperText={t('admin.houseStyle.sectionHint')}
        value={choice.isPending ? choice.variables : section}
        disabled={choice.isPending}
        onChange={({ target }) => choice.mutate(Number(target.value))}
        sx={{ maxWidth: 420 }}
      >
        {sections.map(({ page_width_mm: width, page_height_mm: height }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place.
          <MenuItem key={place} value={place}>
            {t('admin.houseStyle.sectionOf', { number: place + 1, width, height })}
          </MenuItem>
        ))}
      </TextField>
      {choice.error && <ErrorPanel error={choice.error} title={t('admin.houseStyle.failed')} />}
    </>
  );
}
