import { useMemo } from 'preact/hooks';
import { AnimatedPreview } from '../../graphics/animated-preview.js';
import css from './how-to-play.module.css';
import { type Legend, legendMarks, legendMiddle, legendScene } from './legend.js';

/** The picture of a legend, and below or beside it what each number is. */
export function LegendPicture({ legend }: { readonly legend: Legend }) {
  const { least, reach, label, things } = legend;
  const shown = useMemo(
    () => ({
      sceneAt: legendScene(legend),
      middle: legendMiddle(legend),
      marks: legendMarks(legend),
    }),
    [legend],
  );
  return (
    <figure class={css.howPicture}>
      <AnimatedPreview
        class={css.howScene}
        {...shown}
        stillMs={0}
        least={least}
        reach={reach}
        label={label}
      />
      <figcaption>
        <ol class={css.howLegend}>
          {things.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
