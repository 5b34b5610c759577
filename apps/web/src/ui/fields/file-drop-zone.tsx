import Box from '@mui/material/Box';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface FileDropZoneProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** shown over the zone while a file is dragged above it */
  readonly dropLabel: string;
  readonly children: ReactNode;
}

/** An area that accepts files from the desktop. Its contents remain usable; a button must offer the same action. */
export function FileDropZone({ disabled, onFiles, dropLabel, children }: FileDropZoneProps) {
  const [hovering, setHovering] = useState(false);
  // dragenter and dragleave also come for every child; the file has left when the count is back at 0.
  const depth = useRef(0);
  useMissedDropsIgnored();

  const carriesFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');
  const endDrag = () => {
    depth.current = 0;
    setHovering(false);
  };
  return (
    <Box
      onDragEnter={(event) => {
        if (!carriesFiles(event)) return;
        depth.current++;
        setHovering(true);
      }}
      onDragLeave={(event) => {
        if (!carriesFiles(event)) return;
        depth.current--;
        if (depth.current <= 0) endDrag();
      }}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        endDrag();
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {children}
      {hovering && (
        <Box
          sx={(theme) => ({
            position: 'absolute',
            inset: 0,
            zIndex: 1,
            display: 'grid',
            placeItems: 'center',
            border: `2px dashed ${theme.vars.palette.primary.main}`,
            borderRadius: 1,
            bgcolor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 88%, transparent)`,
            color: 'primary.main',
            fontWeight: 600,
            // The zone itself must keep receiving the drag events.
            pointerEvents: 'none',
          })}
        >
          {dropLabel}
        </Box>
      )}
    </Box>
  );
}

/** Ignores files dropped beside the zone, which would otherwise open in place of the application. */
function useMissedDropsIgnored(): void {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
