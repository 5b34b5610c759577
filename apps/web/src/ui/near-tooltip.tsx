import Tooltip from '@mui/material/Tooltip';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';

interface NearTooltipProps {
  readonly title: string;
  /** an element that has a name of its own, for a screen reader */
  readonly children: ReactNode;
}

/**
 * Shows the name of an icon to a user who points at it or comes to it by keyboard. A dashboard has some forty such
 * icons, of which most are never approached, so a tooltip is made for an icon only then.
 */
export function NearTooltip({ title, children }: NearTooltipProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<boolean | null>(null);
  const hide = () => setShown((before) => before && false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks at what happens to the element within it */}
      <span
        ref={place}
        // A finger does not point at something without pressing it.
        onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && setShown(true)}
        onPointerLeave={hide}
        onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && setShown(true)}
        onBlur={hide}
        onClick={hide}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && hide()}
      >
        {children}
      </span>
      {shown !== null && (
        <Tooltip title={title} open={shown} slotProps={{ popper: { anchorEl: place.current } }}>
          <span hidden />
        </Tooltip>
      )}
    </>
  );
}
