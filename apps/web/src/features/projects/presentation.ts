import { useState } from 'react';

export const PRESENTATIONS = ['grid', 'table'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

const STORAGE_KEY = 'milieuspoor.project-presentation';
const DEFAULT_PRESENTATION: Presentation = 'grid';

function rememberedPresentation(): Presentation {
  const stored = localStorage.getItem(STORAGE_KEY);
  return PRESENTATIONS.find((presentation) => presentation === stored) ?? DEFAULT_PRESENTATION;
}

/** Cards or table, as this browser last chose. */
export function usePresentation(): [Presentation, (presentation: Presentation) => void] {
  const [presentation, setPresentation] = useState(rememberedPresentation);
  const choose = (chosen: Presentation) => {
    localStorage.setItem(STORAGE_KEY, chosen);
    setPresentation(chosen);
  };
  return [presentation, choose];
}
