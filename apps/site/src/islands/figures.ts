/** Takes over figures that are seen or touched; the code for that is loaded then. */
const places = document.querySelectorAll<HTMLElement>('[data-figure]');

const takeOver = async (place: HTMLElement) => {
  const { bringToLife } = await import('./live-figures.tsx');
  bringToLife(place);
};

const watcher = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen)
    if (isIntersecting && target instanceof HTMLElement) {
      watcher.unobserve(target);
      void takeOver(target);
    }
});
for (const place of places) {
  watcher.observe(place);
  place.addEventListener('focusin', () => void takeOver(place), { once: true });
}
