import type { SituationWorld } from './situation-world.fixture.ts';

export const NOTES =
  'Alles nieuw materiaal, regulier materieel.\nHoeveelheden uit het voorlopig ontwerp van 12 januari;\nkabels en leidingen vallen er buiten.';
const DESCRIPTION =
  'Nieuwe rijbaan, vrijliggend fietspad en riolering tussen de Rondweg en de haven, met ruimte voor 120 bomen.';

export const addStreet = (world: SituationWorld, name: string, more: object = {}) =>
  world.addProject({ name, description: DESCRIPTION, location: 'Kanaalweg, Rivierenland', ...more });
