import type { Chance } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/links/text-link.tsx';
import { narrowTable } from '../../ui/narrow-table.ts';
import {
  betterText,
  knownTexts,
  mkiPerUnit,
  perUnitText,
  quantityText,
  savedText,
  sourceText,
  warningsOf,
} from './chance-texts.ts';
import { ChooseChance } from './choose/choose-chance.tsx';
import type { ChosenChances } from './choose/use-chosen-chances.ts';

interface ChanceTableProps {
  readonly rows: readonly Chance[];
  /** whether the rows have a proposal, or the reason that there is none */
  readonly proposed: boolean;
  readonly organisationSlug: string;
  readonly withProject: boolean;
  readonly opens: boolean;
  /** choosing the posts of a variant; null where none are chosen */
  readonly choosing: ChosenChances | null;
}

/** Posts beside what is known of the same work. */
export function ChanceTable({ rows, proposed, ...shown }: ChanceTableProps) {
  const { t } = useTranslation();
  const columns = [
    ...(['post', 'now', 'known'] as const),
    ...(proposed ? (['better', 'savesMki', 'savesCo2', 'savesPrimary'] as const) : (['reason'] as const)),
  ];
  return (
    <Box sx={{ minWidth: 0, overflowX: 'auto' }}>
      <Table size="small" aria-label={t('chances.heading')} sx={narrowTable}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column}
                component="th"
                scope="col"
                align={column.startsWith('saves') ? 'right' : 'left'}
              >
                {t(`chances.columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((chance, place) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: posts may share a number, and pages are only added
              key={place}
              selected={shown.choosing?.isChosen(chance) ?? false}
              sx={{ verticalAlign: 'top' }}
            >
              <TableCell component="th" scope="row" sx={{ minWidth: { lg: 190 }, overflowWrap: 'anywhere' }}>
                <PostName chance={chance} {...shown} />
              </TableCell>
              <TableCell data-label={t('chances.columns.now')} sx={{ minWidth: { lg: 150 } }}>
                <Lines first={chance.product} rest={[nowText(chance)]} />
              </TableCell>
              <TableCell data-label={t('chances.columns.known')} sx={{ minWidth: { lg: 150 } }}>
                <Lines first="" rest={knownTexts(chance, t)} />
              </TableCell>
              {proposed ? (
                <Proposal chance={chance} />
              ) : (
                <TableCell data-label={t('chances.columns.reason')}>
                  {chance.reason && t(`chances.reasons.${chance.reason}`)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );

  function nowText(chance: Chance): string {
    const perUnit = mkiPerUnit(chance);
    return perUnit === null ? t('chances.noFigure') : perUnitText(perUnit, chance.unit, t);
  }
}

function Proposal({ chance }: { readonly chance: Chance }) {
  const { t } = useTranslation();
  const { better, saves } = chance;
  const column = (name: 'savesMki' | 'savesCo2' | 'savesPrimary') => t(`chances.columns.${name}`);
  return (
    <>
      <TableCell data-label={t('chances.columns.better')}>
        <Lines
          first={better?.name ?? ''}
          rest={[betterText(chance, t), (better?.sources ?? []).map(sourceText).map(onOneLine).join(', ')]}
          remarks={warningsOf(chance, t)}
        />
      </TableCell>
      <TableCell align="right" data-label={column('savesMki')} sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
        {savedText('mki', saves?.mki ?? null)}
      </TableCell>
      <TableCell align="right" data-label={column('savesCo2')} sx={{ whiteSpace: 'nowrap' }}>
        {savedText('co2', saves?.co2 ?? null)}
      </TableCell>
      <TableCell align="right" data-label={column('savesPrimary')} sx={{ whiteSpace: 'nowrap' }}>
        {savedText('material', saves?.primary_material ?? null)}
      </TableCell>
    </>
  );
}

/** Keeps the day at the end of a source on one line. */
function onOneLine(source: string): string {
  return source.replace(/\d\d-\d\d-\d{4}\)$/, (day) => day.replaceAll('-', '\u2011'));
}

interface PostNameProps
  extends Pick<ChanceTableProps, 'organisationSlug' | 'withProject' | 'opens' | 'choosing'> {
  readonly chance: Chance;
}

/** The number of the post, what it is, its quantity, and the project that it is of. */
function PostName({ chance, organisationSlug, withProject, opens, choosing }: PostNameProps) {
  const { project, post_number, product_sub_group } = chance;
  const name = (
    <Box component="span" sx={{ fontWeight: 400 }}>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {post_number}
      </Box>
      {` ${product_sub_group}, ${quantityText(chance)}`}
      {withProject && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {opens ? (
            <TextLink {...paths.project(organisationSlug, project.uuid, 'baseline')}>{project.name}</TextLink>
          ) : (
            project.name
          )}
        </Box>
      )}
    </Box>
  );
  return choosing ? (
    <ChooseChance chance={chance} choosing={choosing}>
      {name}
    </ChooseChance>
  ) : (
    name
  );
}

interface LinesProps {
  readonly first: string;
  readonly rest: readonly string[];
  readonly remarks?: readonly string[];
}

function Lines({ first, rest, remarks = [] }: LinesProps) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {first && <Box component="span">{first}</Box>}
      {rest
        .filter((line) => line !== '')
        .map((line) => (
          <Box key={line} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {line}
          </Box>
        ))}
      {remarks.map((line) => (
        <Box key={line} component="span" sx={{ display: 'block', color: 'warning.main', fontWeight: 600 }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}
