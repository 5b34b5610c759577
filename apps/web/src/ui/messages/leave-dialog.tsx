import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  /** whether something typed is not saved */
  readonly unsaved: boolean;
  /** whether closing the window would also lose data on their way to the server */
  readonly unsent?: boolean;
  readonly texts: { readonly title: string; readonly question: string; readonly confirm: string };
}

/** Asks before leaving the form would lose what was typed. */
export function LeaveDialog({ unsaved, unsent = false, texts }: LeaveDialogProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved || unsent,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.confirm}
      busy={false}
      error={null}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
