import { figuresIn, type Language } from '@milieuspoor/domain';
import { FIGURE_TEXTS } from '../text/figure-texts.ts';
import { BarRows } from './bar-rows.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { type RoadLayer, roadLayers } from './road-layers.ts';

const MM_TO_PX = 0.45;
const TONES: Readonly<Record<RoadLayer['key'], string>> = {
  surface: 'layer-1',
  binder: 'layer-2',
  base: 'layer-3',
  foundation: 'layer-4',
};

/** A cross-section of the road with its layers at their thickness, and below it the cost of each layer. */
export function RoadFigure({ language }: { readonly language: Language }) {
  const t = FIGURE_TEXTS[language].road;
  const { euro } = figuresIn(language);
  const layers = roadLayers();
  const total = layers.reduce((sum, { productionEur, otherEur }) => sum + productionEur + otherEur, 0);
  const costs = layers.map(({ productionEur, otherEur }) => productionEur + otherEur);
  let top = 10;
  return (
    <FigureFrame title={t.title} source={t.source}>
      <svg className="plot" role="img" viewBox="0 0 560 240" aria-labelledby="road-title road-text">
        <title id="road-title">{t.cut}</title>
        <desc id="road-text">
          {layers.map(({ key, thicknessMm }) => `${t.layers[key]}: ${thicknessMm} mm`).join('; ')}
        </desc>
        {layers.map(({ key, thicknessMm }, index) => {
          const y = top;
          const height = thicknessMm * MM_TO_PX;
          top += height + 2;
          return (
            <g key={key}>
              <rect className={TONES[key]} x={10 + index * 8} y={y} width={150} height={height} />
              <line className="axis" x1="192" y1={y + height / 2} x2="208" y2={y + height / 2} />
              <text x="216" y={y + height / 2 + 5}>{`${t.layers[key]}, ${thicknessMm} mm`}</text>
            </g>
          );
        })}
      </svg>
      <BarRows
        columns={t.columns}
        max={Math.max(...costs)}
        rows={layers.map(({ key, productionEur, otherEur }, index) => ({
          label: t.layers[key],
          note: t.parts(euro(productionEur), euro(otherEur)),
          parts: [{ value: costs[index] ?? 0, tone: 'plain' }],
          text: euro(costs[index]),
        }))}
      />
      <p className="answer">
        <strong>{euro(total)}</strong> <span>{t.total}</span>
      </p>
    </FigureFrame>
  );
}
