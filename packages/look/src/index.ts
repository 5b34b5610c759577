export * from './brand.ts';
export * from './palettes.ts';
export * from './text-sizes.ts';
