import type { WeightTableAnswer } from '@milieuspoor/contract';
import { formatIsoDay, IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WholeDays } from '../../../ui/whole-days.tsx';

interface VersionListProps {
  readonly set: SetCode;
  readonly tables: readonly WeightTableAnswer[];
  /** uuid of the version whose weights are on the screen */
  readonly shown: string | null;
  readonly onChoose: (table: WeightTableAnswer) => void;
}

/**
 * The versions of a set's weights, the newest first, each with its start, its number of calculations, and how far it is
 * confirmed.
 */
export function VersionList({ set, tables, shown, onChoose }: VersionListProps) {
  const { t } = useTranslation();
  const id = useId();
  const since = ({ valid_from }: WeightTableAnswer) =>
    valid_from === null
      ? t('admin.weights.fromStart')
      : t('admin.weights.validFrom', { date: formatIsoDay(valid_from) });
  return (
    <>
      <Typography id={id} variant="h3">
        {t('admin.weights.versionsOf', { set: IMPACT_SETS[set].name })}
      </Typography>
      <Paper variant="outlined">
        <List aria-labelledby={id} disablePadding>
          {tables.map((table) => (
            <ListItem key={table.uuid} disablePadding>
              <ListItemButton
                selected={table.uuid === shown}
                aria-current={table.uuid === shown}
                onClick={() => onChoose(table)}
              >
                <ListItemText
                  primary={
                    <WholeDays>{`${t('admin.weights.version', { version: table.version })}, ${since(table)}`}</WholeDays>
                  }
                  secondary={[
                    t(`admin.weights.states.${table.state}`),
                    t('admin.weights.used', { count: table.calculations }),
                    table.unconfirmed.length === 0
                      ? t('admin.weights.allConfirmed')
                      : t('admin.weights.unconfirmed', { count: table.unconfirmed.length }),
                  ].join(' · ')}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Paper>
    </>
  );
}
