/** px: the width at which the pictures are taken */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 780;

const PICTURES = import.meta.glob<string>('../../../../../../docs/guide/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a picture of the guide. */
export function guidePicture(name: string): string {
  const [, address] = Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}.webp`)) ?? [];
  if (!address) throw new Error(`The guide has no picture ${name}`);
  return address;
}
