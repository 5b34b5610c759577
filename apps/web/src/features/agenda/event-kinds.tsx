import type { AgendaEventKind } from '@milieuspoor/domain';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { ArchitectureOutlined as ArchitectureIcon } from '../../ui/icons/architecture-outlined.ts';
import { EventOutlined as EventIcon } from '../../ui/icons/event-outlined.ts';
import { FlagOutlined as FlagIcon } from '../../ui/icons/flag-outlined.ts';
import { GavelOutlined as GavelIcon } from '../../ui/icons/gavel-outlined.ts';
import { TaskAltOutlined as TaskAltIcon } from '../../ui/icons/task-alt-outlined.ts';

/** The colour of each kind, always beside its icon or its name. */
export const KIND_COLOURS: Readonly<Record<AgendaEventKind, string>> = {
  'project-started': 'var(--mui-palette-info-main)',
  'planned-award': 'var(--mui-palette-accent-main)',
  'planned-design-choice': 'var(--mui-palette-accent-main)',
  'planned-completion': 'var(--mui-palette-secondary-main)',
  award: 'var(--mui-palette-accent-main)',
  'design-choice': 'var(--mui-palette-accent-main)',
  'project-completed': 'var(--mui-palette-secondary-main)',
};

const KIND_ICONS = {
  'project-started': FlagIcon,
  'planned-award': EventIcon,
  'planned-design-choice': EventIcon,
  'planned-completion': EventIcon,
  award: GavelIcon,
  'design-choice': ArchitectureIcon,
  'project-completed': TaskAltIcon,
} as const satisfies Record<AgendaEventKind, unknown>;

interface KindIconProps {
  readonly kind: AgendaEventKind;
  readonly fontSize: SvgIconProps['fontSize'];
}

/** The icon of a kind, in its colour. */
export function KindIcon({ kind, fontSize }: KindIconProps) {
  const Icon = KIND_ICONS[kind];
  return <Icon aria-hidden fontSize={fontSize} sx={{ color: KIND_COLOURS[kind], flexShrink: 0 }} />;
}

/** Returns the background of an event in the calendar: its colour, so light that the text on it keeps its contrast. */
export function groundOf(kind: AgendaEventKind): string {
  return `color-mix(in srgb, ${KIND_COLOURS[kind]} 14%, var(--mui-palette-background-paper))`;
}
