const STAYS = { position: 'sticky', left: 0, zIndex: 1 } as const;

/** The style of a wide table whose first column stays in view: a figure without its row means nothing. */
export const FIRST_STAYS = {
  '& tbody tr > :first-child': { ...STAYS, bgcolor: 'background.paper' },
  '& thead tr > :first-child': { ...STAYS, bgcolor: 'ground.sunken' },
} as const;
