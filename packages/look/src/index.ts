export * from './brand-colours.ts';
export * from './brand-mark-shape.ts';
export * from './palettes.ts';
export * from './text-sizes.ts';
