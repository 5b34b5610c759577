import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../testing/render-screen.tsx';

const AT = { at: '/o/alfa/dashboard' };

async function styleOf(text: string): Promise<CSSStyleDeclaration> {
  const box = page.getByText(text, { exact: true });
  await expect.element(box).toBeInTheDocument();
  return getComputedStyle(box.element());
}

it('a box has the sizes and the colours of the theme, and at each width those of that width', async () => {
  await page.viewport(1000, 600);
  await renderScreen(
    <Box sx={{ p: 2, bgcolor: 'ground.sunken', typography: 'body2', mt: { xs: 1, md: 3 } }}>Doos</Box>,
    AT,
  );
  const { padding, marginTop, fontSize, backgroundColor } = await styleOf('Doos');
  expect({ padding, marginTop, fontSize }).toEqual({ padding: '16px', marginTop: '24px', fontSize: '14px' });
  expect(backgroundColor).toBe('rgb(234, 239, 238)');
  await page.viewport(700, 600);
  expect((await styleOf('Doos')).marginTop).toBe('8px');
});

it('boxes that differ only in a function have a style each', async () => {
  await renderScreen(
    <>
      <Box sx={{ width: () => 40 }}>Smal</Box>
      <Box sx={{ width: () => 80 }}>Breed</Box>
    </>,
    AT,
  );
  expect([(await styleOf('Smal')).width, (await styleOf('Breed')).width]).toEqual(['40px', '80px']);
});

it('a number and the same number as text are not one style', async () => {
  await renderScreen(
    <>
      <Box sx={{ width: 40 }}>Px</Box>
      <Box sx={{ width: '40' }}>Niets</Box>
    </>,
    AT,
  );
  expect((await styleOf('Px')).width).toBe('40px');
  expect((await styleOf('Niets')).width).not.toBe('40px');
});

it('what a box says goes before the own style of a component of the library', async () => {
  await renderScreen(
    <Box component={Paper} sx={{ borderRadius: 0, p: 1 }} className="eigen">
      Papier
    </Box>,
    AT,
  );
  await expect.element(page.getByText('Papier')).toHaveClass('eigen', 'MuiPaper-root');
  const { borderRadius, padding } = await styleOf('Papier');
  expect({ borderRadius, padding }).toEqual({ borderRadius: '0px', padding: '8px' });
});
