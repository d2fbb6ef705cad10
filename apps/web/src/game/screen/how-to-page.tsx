import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { AnimatedPreview } from '../../graphics/animated-preview.js';
import { Link } from '../../routing/link.js';
import { PageLayout } from '../../routing/page-layout.js';
import pageLayoutCss from '../../routing/page-layout.module.css';
import { Panel } from '../../ui/panel.js';
import css from './how-to-play.module.css';
import { type KeyRow, KeyTable } from './keys.js';
import { type Legend, legendMarks, legendMiddle, legendScene } from './legend.js';

export interface HowToPageProps {
  /** What the game is called. */
  readonly game: string;
  /** What it is about, in a sentence. */
  readonly lead: string;
  readonly legend: Legend;
  /** By the word a rule is found by, what it says. */
  readonly rules: Readonly<Record<string, string>>;
  readonly keys: readonly KeyRow[];
  /** How it is played by touch, in a sentence. */
  readonly touch: string;
  /** The ways on, the usual one first. */
  readonly ways: readonly { readonly to: string; readonly title: string }[];
}

/** The page that tells how a game is played. */
export function makeHowToPage(facts: HowToPageProps): () => ComponentChildren {
  return () => <HowToPage {...facts} />;
}

/** How a game is played: a picture with numbers, the rules, and the keys in force. */
function HowToPage({ game, lead, legend, rules, keys, touch, ways }: HowToPageProps) {
  return (
    <PageLayout title={`How to play ${game}`} lead={lead}>
      <LegendPicture legend={legend} />
      <div class={pageLayoutCss.pageColumns}>
        <Rules rules={rules} />
        <KeyTable rows={keys} touch={touch} />
      </div>
      <p>
        {ways.map(({ to, title }, i) => (
          <>
            {i > 0 && ' '}
            <Link to={to} look={i === 0 ? 'primary' : 'usual'}>
              {title}
            </Link>
          </>
        ))}
      </p>
    </PageLayout>
  );
}

function Rules({ rules }: Pick<HowToPageProps, 'rules'>) {
  return (
    <Panel title="The rules" class={css.howRules}>
      {Object.entries(rules).map(([title, text]) => (
        <>
          <h3>{title}</h3>
          <p>{text}</p>
        </>
      ))}
    </Panel>
  );
}

/** The picture of a legend, and below or beside it what each number is. */
function LegendPicture({ legend }: { readonly legend: Legend }) {
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
      <AnimatedPreview class={css.howScene} {...shown} {...{ least, reach, label }} stillMs={0} />
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
