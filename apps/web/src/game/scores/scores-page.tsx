import { useState } from 'preact/hooks';
import { Link } from '../../routing/link.js';
import { PageLayout } from '../../routing/page-layout.js';
import type { PageProps } from '../../routing/router.js';
import { Button } from '../../ui/button.js';
import { ChoiceField } from '../../ui/choice-field.js';
import { SelectField } from '../../ui/field.js';
import { LocalScores } from './local-scores.js';
import { NameDialog } from './name-dialog.js';
import { useName } from './player-name.js';
import type { ScoreBook } from './score-book.js';
import css from './scores.module.css';
import { WorldScores } from './world-scores.js';

const PLACES = [
  { value: 'here', title: 'This device', disabled: false },
  { value: 'world', title: 'World', disabled: false },
] as const;

export interface ScoresPageProps extends Pick<PageProps, 'location'> {
  readonly book: ScoreBook;
  readonly title: string;
  /** The page on which the game is played. */
  readonly play: string;
}

/** The high scores of a game: of this device and of the world. `?rules=` says by which rules. */
export function GameScoresPage({ book, title, play, location }: ScoresPageProps) {
  const requested = new URLSearchParams(location.query).get('rules');
  const first = book.tables.find(({ id }) => id === requested) ?? book.tables[0];
  const [rules, setRules] = useState(first.id);
  const [where, setWhere] = useState<string>('here');
  const table = { book, rules, title: book.tables.find(({ id }) => id === rules)?.title ?? '' };
  return (
    <PageLayout title={title} lead={`${book.game.title}. Of equal scores the older stands first.`}>
      <div class={css.scoresChooser}>
        <ChoiceField label="Whose" value={where} options={PLACES} onChange={setWhere} />
        <SelectField
          label="Rules"
          value={rules}
          options={book.tables.map(({ id, title: name }) => ({ value: id, title: name }))}
          onChange={setRules}
        />
      </div>
      {where === 'here' ? <LocalScores key={rules} {...table} /> : <WorldScores key={rules} {...table} />}
      <div class={css.scoresWays}>
        <Link to={play} look="primary">
          Play {book.game.title}
        </Link>
        <NameButton />
      </div>
    </PageLayout>
  );
}

/** The name of the next run, and a way to change it. That of an account is changed with the account. */
function NameButton() {
  const { name, ofAccount } = useName();
  const [asking, setAsking] = useState(false);
  if (ofAccount) return <p>You play as {name}.</p>;
  return (
    <>
      <Button onPress={() => setAsking(true)}>
        {name === null ? 'Choose your name' : `You play as ${name}`}
      </Button>
      {asking && (
        <NameDialog
          name={name ?? ''}
          then="Keep it"
          onName={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
