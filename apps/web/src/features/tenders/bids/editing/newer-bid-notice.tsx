import { BID_DATA, formatEuro, keysOf } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { givenText } from '../../../../ui/given-text.ts';
import type { NewerBid } from '../newer-bid.ts';

interface NewerBidNoticeProps {
  readonly newer: NewerBid;
  readonly busy: boolean;
  readonly onTake: () => void;
  readonly onOverwrite: () => void;
}

/** Says that somebody else saved first and what is stored now, and leaves the choice to the user who typed. */
export function NewerBidNotice({ newer, busy, onTake, onOverwrite }: NewerBidNoticeProps) {
  const { t } = useTranslation();
  const { current } = newer;
  const values = keysOf(BID_DATA).map((key) => {
    const value = current[BID_DATA[key].wire];
    const text = typeof value === 'string' ? value : formatEuro(value);
    const label = t(`bids.columns.${key}`);
    return key === 'name' ? text : `${label.charAt(0).toLowerCase()}${label.slice(1)} ${text}`;
  });
  return (
    <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{newer.sentence}</AlertTitle>
      {t('bids.edit.newer', { values: values.join(', ') })}
      {current.criteria.map((each) => (
        <div key={each.uuid}>{`${each.name}: ${givenText(each)}`}</div>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button color="inherit" variant="outlined" disabled={busy} onClick={onTake}>
          {t('bids.edit.takeNewer')}
        </Button>
        <Button color="warning" variant="contained" loading={busy} onClick={onOverwrite}>
          {t('bids.edit.overwrite')}
        </Button>
      </Box>
    </Alert>
  );
}
