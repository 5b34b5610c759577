import { FigureFrame } from './figure-frame.tsx';
import type { TrackStep } from './track-step.ts';

interface TrackStepsProps {
  readonly title: string;
  readonly source?: string;
  readonly steps: readonly TrackStep[];
}

/** Steps along our track, one after the other. */
export function TrackSteps({ title, source, steps }: TrackStepsProps) {
  return (
    <FigureFrame title={title} {...(source ? { source } : {})}>
      <ol className="track">
        {steps.map((step) => (
          <li key={`${step.mark} ${step.title}`}>
            <svg aria-hidden="true" focusable="false" viewBox="0 0 24 100" preserveAspectRatio="none">
              <line x1="12" y1="0" x2="12" y2="100" />
            </svg>
            <span className="mark">{step.mark}</span>
            <div>
              <strong>{step.title}</strong>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
