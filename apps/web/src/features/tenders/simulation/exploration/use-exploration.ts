import type { Exploration, ExplorationProgress } from '@milieuspoor/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExplorationReport, ExplorationTask } from './exploration-task.ts';

/** The progress of the simulation of thousands of tenders. */
export type ExplorationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'playing'; readonly progress: ExplorationProgress | null }
  | { readonly kind: 'failed' }
  /** `task` is the question that it answers */
  | { readonly kind: 'done'; readonly exploration: Exploration; readonly task: ExplorationTask };

/** Simulates tenders in a worker; cancelling, starting again and leaving the screen terminate the previous worker. */
export function useExploration() {
  const [state, setState] = useState<ExplorationState>({ kind: 'idle' });
  const worker = useRef<Worker | null>(null);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const play = (task: ExplorationTask) => {
    end();
    setState({ kind: 'playing', progress: null });
    const playing = new Worker(new URL('./explore.worker.ts', import.meta.url), { type: 'module' });
    worker.current = playing;
    playing.onmessage = ({ data }: MessageEvent<ExplorationReport>) => {
      if (data.kind === 'progress') return setState({ kind: 'playing', progress: data.progress });
      end();
      setState({ kind: 'done', exploration: data.exploration, task });
    };
    playing.onerror = () => {
      end();
      setState({ kind: 'failed' });
    };
    playing.postMessage(task);
  };
  const cancel = () => {
    end();
    setState({ kind: 'idle' });
  };
  return { state, play, cancel };
}
