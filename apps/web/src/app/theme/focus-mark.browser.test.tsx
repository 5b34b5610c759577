import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const EVERYTHING = [
  <Button key="button">Knop</Button>,
  <Button key="contained" variant="contained">
    Volle knop
  </Button>,
  <IconButton key="icon" aria-label="Teken">
    +
  </IconButton>,
  <Link key="link" href="#elders">
    Verwijzing
  </Link>,
  <Link key="link-button" component="button" type="button">
    Knop als verwijzing
  </Link>,
  <ListItemButton key="list">Regel</ListItemButton>,
  <Tabs key="tabs" value="een">
    <Tab value="een" label="Tab" />
  </Tabs>,
  <ToggleButton key="toggle" value="een">
    Keuze
  </ToggleButton>,
  <Card key="card">
    <CardActionArea>Kaart</CardActionArea>
  </Card>,
  <Checkbox key="check" slotProps={{ input: { 'aria-label': 'Vinkje' } }} />,
  <Switch key="switch" slotProps={{ input: { 'aria-label': 'Schakelaar' } }} />,
];

/** Returns the element with the mark: the button, or the box around an input that something else draws. */
const marked = () => document.activeElement?.closest('.Mui-focusVisible') ?? document.activeElement;

it('whatever gets the focus by keyboard has the same mark, and loses it when the focus goes on', async () => {
  await renderScreen(<main>{EVERYTHING}</main>, { at: `/o/${ORGANISATION.slug}/dashboard` });
  await expect.element(page.getByRole('button', { name: 'Knop', exact: true })).toBeVisible();
  const accent = document.createElement('i');
  accent.style.color = 'var(--mui-palette-accent-main)';
  const { color } = getComputedStyle(document.body.appendChild(accent));
  accent.remove();
  const seen = [];
  for (const _ of EVERYTHING) {
    await userEvent.tab();
    const element = marked();
    if (!element) throw new Error('Nothing has the focus');
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    expect([element.textContent, outlineStyle, outlineWidth, outlineColor]).toEqual([
      element.textContent,
      'solid',
      '3px',
      color,
    ]);
    seen.push(element);
  }
  expect(new Set(seen).size).toBe(EVERYTHING.length);
  const [first] = seen;
  expect(first && getComputedStyle(first).outlineStyle).toBe('none');
});
