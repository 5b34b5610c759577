import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { MoreVert as MoreIcon } from '../../../ui/icons/more-vert.ts';
import { menuOf } from '../../../ui/menu-of.ts';
import type { RowActs, RowView } from './row-view.ts';

interface RowActionsProps {
  readonly row: RowView;
  readonly hasFocus: boolean;
  readonly acts: RowActs;
  readonly t: TFunction;
}

/** The acts on one post. */
export function RowActions({ row, hasFocus, acts, t }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = t('worksheet.table.actsOn', { post: row.postNumber });
  const choices = row.isLeftOut
    ? [{ text: t('worksheet.acts.takeBack'), act: () => acts.onLeaveOut(row.key, false) }]
    : [
        { text: t('worksheet.acts.choose'), act: () => acts.onChooseProduct(row.key) },
        row.isAdded
          ? { text: t('worksheet.acts.remove'), act: () => acts.onRemove(row.key) }
          : { text: t('worksheet.acts.leaveOut'), act: () => acts.onLeaveOut(row.key, true) },
      ];
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        tabIndex={hasFocus ? 0 : -1}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <Menu open anchorEl={button.current} onClose={() => setOpen(false)} {...menuOf(label)}>
          {choices.map(({ text, act }) => (
            <MenuItem
              key={text}
              onClick={() => {
                setOpen(false);
                act();
              }}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
