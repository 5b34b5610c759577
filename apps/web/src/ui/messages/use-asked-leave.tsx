import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

interface AskedLeave {
  /** closes, or asks first: for 'Annuleren' and Esc */
  readonly leave: () => void;
  /** the question; rendered inside the dialog or form */
  readonly question: ReactNode;
}

/** Asks before leaving a dialog or form in which something may have been typed. */
export function useAskedLeave(typed: boolean, close: () => void): AskedLeave {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const texts = {
    title: t('app.leave.title'),
    question: t('app.leave.question'),
    confirm: t('app.leave.confirm'),
  };
  return {
    leave: () => (typed ? setAsked(true) : close()),
    question: (
      <>
        <LeaveDialog unsaved={typed} texts={texts} />
        <ConfirmDialog
          open={asked}
          title={texts.title}
          question={texts.question}
          confirmLabel={texts.confirm}
          busy={false}
          error={null}
          onConfirm={() => {
            setAsked(false);
            close();
          }}
          onCancel={() => setAsked(false)}
        />
      </>
    ),
  };
}
