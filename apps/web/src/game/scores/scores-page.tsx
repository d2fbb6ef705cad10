import { TOP_SCORES } from '@warren/games/scores';
import { useState } from 'preact/hooks';
import { EmptyBoard, Skeleton, TroubleNote } from '../../leaderboard/asking.js';
import { boardPath } from '../../leaderboard/board-list.js';
import { BoardTable } from '../../leaderboard/board-table.js';
import { tableOf } from '../../leaderboard/board-view.js';
import boardsCss from '../../leaderboard/boards.module.css';
import { useBoard } from '../../leaderboard/use-board.js';
import { LinkButtons } from '../../routing/link.js';
import { PageLayout } from '../../routing/page-layout.js';
import type { PageProps } from '../../routing/router.js';
import { Button } from '../../ui/button.js';
import { ChoiceField } from '../../ui/choice-field.js';
import commonCss from '../../ui/common.module.css';
import { SelectField } from '../../ui/field.js';
import { LocalScores, type ScoresProps } from './local-scores.js';
import { NameDialog } from './name-dialog.js';
import { useName } from './player-name.js';
import type { ScoreBook } from './score-book.js';
import css from './scores.module.css';

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
    <PageLayout title={title} lead={`${book.game.title}. Ties: earliest first.`}>
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
      <div class={commonCss.bar}>
        <LinkButtons ways={[{ to: play, title: `Play ${book.game.title}` }]} primary />
        <NameButton />
      </div>
    </PageLayout>
  );
}

/** The first rows of the server's board, the player's row, and the way to the whole board. */
function WorldScores({ book, rules, title }: ScoresProps) {
  const board = book.boardOf(rules);
  const { pages, failure, again } = useBoard(board, 'top');
  const [first] = pages;
  if (first === undefined || first.board.rows === 0) {
    if (failure !== null && failure.code !== 'no-board')
      return <TroubleNote failure={failure} what="The board" onAgain={again} />;
    if (first === undefined && failure === null)
      return <Skeleton label="Fetching the board" rows={TOP_SCORES} />;
    return <EmptyBoard text="Nobody in the world stands on this board yet. Be the first." />;
  }
  const table = tableOf([{ ...first, rows: first.rows.slice(0, TOP_SCORES) }]);
  return (
    <div class={boardsCss.boardRows}>
      <BoardTable table={table} caption={`${title}, world`} />
      <LinkButtons ways={[{ to: boardPath(board), title: 'The whole board' }]} />
    </div>
  );
}

/** The name of the next run, and a way to change it. That of an account is changed with the account. */
function NameButton() {
  const { name, ofAccount } = useName();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (ofAccount) return <p>You play as {name}.</p>;
  return (
    <>
      <Button onPress={() => setAsking(true)}>
        {name === null ? 'Choose your name' : `You play as ${name}`}
      </Button>
      {asking && <NameDialog name={name ?? ''} then="Keep it" onName={close} onCancel={close} />}
    </>
  );
}
