import { describe, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ORGANISATION } from '../testing/example-session.ts';
import { placeOf } from '../testing/on-screen.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { DeleteOutlined as DeleteIcon } from './icons/delete-outlined.ts';
import { ReasonedIconButton } from './reasoned-icon-button.tsx';

const button = (name: string) => page.getByRole('button', { name });
const tooltip = page.getByRole('tooltip');

/** Shows the buttons of three rows of a table, below one another, in the corner of the page. */
async function showRows(onClick: (name: string) => void = () => undefined): Promise<void> {
  await renderScreen(
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      {['Noord', 'Oost'].map((name) => (
        <ReasonedIconButton key={name} label={name} icon={<DeleteIcon />} onClick={() => onClick(name)} />
      ))}
      <ReasonedIconButton
        label="West"
        icon={<DeleteIcon />}
        disabledReason="U past een andere inschrijving aan."
        onClick={() => onClick('West')}
      />
    </div>,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await expect.element(button('Noord')).toBeVisible();
}

/** Returns the element that a click in the middle of another one would meet. */
function metAt(locator: Locator): Element | null {
  const { x, y, width, height } = placeOf(locator);
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

describe('a click on an icon', () => {
  it('is not taken by its tooltip on the way to its place', async () => {
    await showRows();
    const met: (Element | null)[] = [];
    const watch = new MutationObserver(() => {
      const isPlaced = [...document.querySelectorAll<HTMLElement>('[role=tooltip]')].some(
        ({ style }) => style.transform !== '',
      );
      if (isPlaced) met.push(metAt(button('Noord')));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    await button('Noord').hover();
    await expect.element(tooltip).toBeVisible();
    watch.disconnect();
    expect(met.length).toBeGreaterThan(0);
    for (const element of met) expect(button('Noord').element().contains(element)).toBe(true);
  });

  it('is not taken by the name of the icon above it', async () => {
    const clicked = vi.fn<(name: string) => void>();
    await showRows(clicked);
    await button('Noord').hover();
    await expect.element(tooltip).toMatchTextContent('Noord');
    expect(placeOf(tooltip).bottom).toBeGreaterThan(placeOf(button('Oost')).top + 8);
    expect(
      button('Oost')
        .element()
        .contains(metAt(button('Oost'))),
    ).toBe(true);
    await button('Oost').click();
    expect(clicked.mock.calls).toEqual([['Oost']]);
  });

  it('that is out of use does nothing, and the reason can be pointed at to read it', async () => {
    const clicked = vi.fn<(name: string) => void>();
    await showRows(clicked);
    await button('West').click({ force: true });
    await expect.element(tooltip).toMatchTextContent('U past een andere inschrijving aan.');
    expect(tooltip.element().contains(metAt(tooltip))).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
  });
});
