import Box from '@mui/material/Box';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ContractFields } from './contract-fields.tsx';
import { EMPTY_PROJECT } from './project-form-values.ts';

/** px: the width of the field in the tab of a laptop's screen, and in the dialog on a telephone */
const WIDTHS = [295, 240];

function Form({ width }: { readonly width: number }) {
  const form = useForm({ defaultValues: { ...EMPTY_PROJECT, project_contract_type: 'RAW' } });
  return (
    <FormProvider {...form}>
      <Box sx={{ width, display: 'grid' }}>
        <ContractFields frozen={null} />
      </Box>
    </FormProvider>
  );
}

it.each(WIDTHS)('a choice is shown whole in a field of %i px', async (width) => {
  await renderScreen(<Form width={width} />, { at: `/o/${ORGANISATION.slug}/dashboard` });
  const chosen = page.getByRole('combobox', { name: 'Contractvorm' });
  await expect.element(chosen).toHaveTextContent('UAV-contract met RAW-bestek');
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = chosen.element();
  expect(scrollWidth).toBe(clientWidth);
  expect(scrollHeight).toBe(clientHeight);
});
