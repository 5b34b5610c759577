import type { CalculationChangeAnswer, ItemChangeAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differenceText, MKI } from './change-figures.ts';
import { itemChangeSentences } from './item-change-sentences.ts';

const KINDS = ['changed', 'added', 'removed'] as const;
type Kind = (typeof KINDS)[number];

/** The items that were changed, added and removed, each kind in a list that opens. */
export function CheckItems({ change }: { readonly change: CalculationChangeAnswer }) {
  const { t } = useTranslation();
  const lists = {
    changed: change.items_changed,
    added: change.items_added,
    removed: change.items_removed,
  };
  const texts = change.weights_differ ? 'uploadCheck.items.otherWeights' : 'uploadCheck.items';
  return (
    <div>
      {KINDS.map(
        (kind) =>
          lists[kind].count > 0 && <ItemsOfKind key={kind} kind={kind} list={lists[kind]} texts={texts} />,
      )}
      {change.items_unchanged > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t(`${texts}.unchanged`, { count: change.items_unchanged })}
        </Typography>
      )}
    </div>
  );
}

interface ItemsOfKindProps {
  readonly kind: Kind;
  readonly list: CalculationChangeAnswer['items_changed'];
  readonly texts: 'uploadCheck.items' | 'uploadCheck.items.otherWeights';
}

function ItemsOfKind({ kind, list, texts }: ItemsOfKindProps) {
  const { t } = useTranslation();
  // The list may have hundreds of rows, so they are made only when somebody opens it.
  const [open, setOpen] = useState(false);
  const title = t(`uploadCheck.items.${kind}`, { count: list.count });
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', fontWeight: 600, py: 0.5 }}>
        {title}
      </Box>
      {open && (
        <Box sx={{ pb: 1.5 }}>
          {list.items.length < list.count && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {t(`${texts}.cut`, { count: list.items.length })}
            </Typography>
          )}
          <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {list.items.map((item) => (
              <ChangedItem key={item.post_number} item={item} comparesMki={texts === 'uploadCheck.items'} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function ChangedItem({
  item,
  comparesMki,
}: {
  readonly item: ItemChangeAnswer;
  readonly comparesMki: boolean;
}) {
  const { t } = useTranslation();
  const sentences = itemChangeSentences(item, t);
  const onBothSides = item.fields.length > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '120px minmax(0, 1fr) auto' },
        gridTemplateAreas: { xs: '"post difference" "what what"', sm: '"post what difference"' },
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ gridArea: 'post', fontWeight: 600 }}>{item.post_number}</Box>
      <Box sx={{ gridArea: 'what' }}>
        {item.product}
        {onBothSides && (
          <Box
            component="ul"
            aria-label={t('uploadCheck.items.changesOf', { post: item.post_number })}
            sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', fontSize: '0.875rem', color: 'text.secondary' }}
          >
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'difference', textAlign: 'right', whiteSpace: 'nowrap' }}>
        {comparesMki && differenceText(onBothSides ? item.mki : { ...item.mki, percentage: null }, MKI, t)}
      </Box>
    </Box>
  );
}
