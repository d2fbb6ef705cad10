import { CLASSIC_KINDS, kindTitle } from '@warren/games/classic';
import { useRef, useState } from 'preact/hooks';
import { classes } from '../../../lib/classes.js';
import { drawBelow, seedWords } from '../../../lib/seed-words.js';
import { Link } from '../../../routing/link.js';
import { PageLayout } from '../../../routing/page-layout.js';
import pageLayoutCss from '../../../routing/page-layout.module.css';
import { navigate, type PageProps } from '../../../routing/router.js';
import { SubmitButton } from '../../../ui/button.js';
import { SelectField } from '../../../ui/field.js';
import { NumberInput, wrongNumber } from '../../../ui/number-field.js';
import panelCss from '../../../ui/panel.module.css';
import { Switch } from '../../../ui/switch.js';
import { customPath, customPlayPath, mazesPath, type Player, playerIn } from '../addresses.js';
import {
  type CustomWords,
  changedWords,
  customWords,
  endFields,
  SIZE_FIELDS,
  wrongWords,
} from '../custom-maze.js';
import { useIsKnown } from '../profiles/use-profiles.js';
import { TEXTURE_WORDS } from '../textures.js';
import classicCss from './classic.module.css';
import { CustomPreview, PictureField, SeedField } from './custom-fields.js';
import css from './custom-page.module.css';
import { PlayerLine, UnknownPlayer } from './player-page.js';

/** A maze of one's own. What was filled in stands in the address, so that coming back loses nothing. */
export function CustomPage({ location }: PageProps) {
  const player = playerIn(location.query);
  const isKnown = useIsKnown(player);
  const [first] = useState(() => firstWords(location.query));
  if (isKnown === false) return <UnknownPlayer player={player ?? ''} />;
  return (
    <PageLayout title="Custom maze" lead="Any size from 2 x 2 to 200 x 200, and any ends.">
      <PlayerLine player={player} />
      <CustomForm player={player} first={first} />
      <div class={classicCss.classicWays}>
        <Link to={mazesPath(player)} look="usual">
          Back
        </Link>
      </div>
    </PageLayout>
  );
}

/** A maze has a seed from the beginning, so that what is seen is what is played. */
function firstWords(query: string): CustomWords {
  const words = customWords(query);
  return words.seed === '' ? { ...words, seed: seedWords(drawBelow) } : words;
}

function CustomForm({ player, first }: { readonly player: Player; readonly first: CustomWords }) {
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState(first);
  const [tried, setTried] = useState(false);
  const wrong = wrongWords(words);
  const change = (part: Partial<CustomWords>) => setWords((last) => ({ ...last, ...part }));
  function submit(event: Event): void {
    event.preventDefault();
    setTried(true);
    const [name] = Object.keys(wrong);
    if (name !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${name}], [data-name=${name}]`)?.focus();
      return;
    }
    const said = changedWords(words);
    // Back leads to the form as it was filled in.
    navigate(customPath(player, said), { replace: true });
    navigate(customPlayPath(player, said));
  }
  return (
    <form
      class={pageLayoutCss.pageColumns}
      ref={form}
      noValidate
      aria-label="A custom maze"
      onSubmit={submit}
    >
      <section class={panelCss.panel}>
        <SelectField
          label="Kind"
          value={words.kind}
          options={CLASSIC_KINDS.map((kind) => ({ value: kind, title: kindTitle(kind) }))}
          hint={TEXTURE_WORDS[CLASSIC_KINDS.find((kind) => kind === words.kind) ?? 'normal']}
          onChange={(kind) => change({ kind })}
        />
        {words.kind === 'picture' && (
          <PictureField
            text={words.picture}
            message={tried ? (wrong.picture ?? null) : null}
            onText={(picture) => change({ picture })}
          />
        )}
        <Sizes words={words} onChange={change} />
        <SeedField seed={words.seed} message={wrong.seed ?? null} onSeed={(seed) => change({ seed })} />
        <div class={css.customSwitches}>
          <Switch
            label="Tunnels"
            on={words.tunnels === '1'}
            onChange={(on) => change({ tunnels: on ? '1' : '' })}
          />
          <Switch
            label="Against time"
            on={words.timer === '1'}
            onChange={(on) => change({ timer: on ? '1' : '' })}
          />
        </div>
      </section>
      <section class={panelCss.panel}>
        <CustomPreview words={words} isRight={Object.keys(wrong).length === 0} onChange={change} />
        <Ends words={words} message={wrong.exitColumn ?? null} onChange={change} />
        <SubmitButton class={css.customPlay}>Play</SubmitButton>
      </section>
    </form>
  );
}

interface PartProps {
  readonly words: CustomWords;
  readonly onChange: (part: Partial<CustomWords>) => void;
}

function Sizes({ words, onChange }: PartProps) {
  return (
    <div class={css.customNumbers}>
      {SIZE_FIELDS.map((field) => (
        <NumberInput
          key={field.name}
          field={field}
          text={words[field.name]}
          message={wrongNumber(words[field.name], field)}
          onInput={(text) => onChange({ [field.name]: text })}
        />
      ))}
    </div>
  );
}

interface EndsProps extends PartProps {
  /** What is wrong with both ends together. */
  readonly message: string | null;
}

/** The ends by numbers; left empty they are the lower left and the upper right corner. */
function Ends({ words, message, onChange }: EndsProps) {
  return (
    <div class={classes(css.customNumbers, css.customEnds)}>
      {endFields(words).map((field) => {
        const text = words[field.name];
        const wrong = text.trim() === '' ? null : wrongNumber(text, field);
        return (
          <NumberInput
            key={field.name}
            field={field}
            text={text}
            message={wrong ?? (field.name === 'exitColumn' ? message : null)}
            onInput={(next) => onChange({ [field.name]: next })}
          />
        );
      })}
    </div>
  );
}
