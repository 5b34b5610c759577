import { type Language, LIFE_CYCLE_MODULES } from '@milieuspoor/domain';
import { FIGURE_TEXTS } from '../text/figure-texts.ts';
import { FigureFrame } from './figure-frame.tsx';

const PHASES = [
  ['build', ['A1-A3', 'A4', 'A5']],
  ['use', ['B1', 'B4']],
  ['end', ['C1', 'C2', 'C3', 'C4']],
  ['beyond', ['D']],
] as const;

const BOX = { width: 50, gap: 4, height: 56 } as const;

/** The modules in their order, below the phase that they belong to, each explained in words. */
export function ModulesFigure({ language }: { readonly language: Language }) {
  const t = FIGURE_TEXTS[language].modules;
  const left = (index: number) => 10 + index * (BOX.width + BOX.gap);
  return (
    <FigureFrame title={t.title} source={t.source}>
      <svg className="plot" role="img" viewBox="0 0 560 130" aria-labelledby="modules-title modules-text">
        <title id="modules-title">{t.title}</title>
        <desc id="modules-text">
          {PHASES.map(([phase, modules]) => `${t.phases[phase]}: ${modules.join(', ')}`).join('; ')}
        </desc>
        {PHASES.map(([phase, modules]) => {
          const from = LIFE_CYCLE_MODULES.indexOf(modules[0]);
          const to = from + modules.length - 1;
          return (
            <g key={phase}>
              <line className={`phase-${phase}`} x1={left(from)} y1="34" x2={left(to) + BOX.width} y2="34" />
              <text x={left(from)} y="22">
                {t.phases[phase]}
              </text>
              {modules.map((module, index) => (
                <g key={module}>
                  <rect
                    className="box"
                    x={left(from + index)}
                    y="46"
                    width={BOX.width}
                    height={BOX.height}
                    rx="6"
                  />
                  <text x={left(from + index) + BOX.width / 2} y="80" textAnchor="middle">
                    {module}
                  </text>
                </g>
              ))}
            </g>
          );
        })}
      </svg>
      <dl className="terms">
        {LIFE_CYCLE_MODULES.map((module) => (
          <div key={module}>
            <dt>{module}</dt>
            <dd>{t.meanings[module]}</dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  );
}
