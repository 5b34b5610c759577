/** Figures that are seen or touched are taken over; what that takes comes along then. */
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
