import type { Project } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDropDown as ArrowDropDownIcon } from '../../../ui/icons/arrow-drop-down.ts';
import { StaffDialog } from './staff-dialog.tsx';
import { type StaffStep, staffSteps } from './staff-steps.ts';

/** The actions on a project that only staff have: lock, unlock and reopen it. */
export function StaffMenu({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<StaffStep | null>(null);
  return (
    <>
      <Button
        ref={button}
        id={`${id}-button`}
        variant="outlined"
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(true)}
      >
        {t('projectLife.staff.menu')}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={() => button.current}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {staffSteps(project).map((each) => (
          <MenuItem
            key={each}
            onClick={() => {
              setOpen(false);
              setStep(each);
            }}
          >
            {t(`projectLife.staff.${each}.action`)}
          </MenuItem>
        ))}
      </Menu>
      {step && <StaffDialog project={project} step={step} onClosed={() => setStep(null)} />}
    </>
  );
}
