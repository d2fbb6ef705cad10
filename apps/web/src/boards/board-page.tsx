import type { BoardHead } from '@warren/protocol/client';
import { useMemo } from 'preact/hooks';
import { GAME_ENTRIES } from '../games/registry.js';
import { EmptyBoard, Skeleton, TroubleNote } from '../leaderboard/asking.js';
import { boardPath, boardTitle, csvAddress, playersText } from '../leaderboard/board-list.js';
import { BoardTable } from '../leaderboard/board-table.js';
import { tableOf } from '../leaderboard/board-view.js';
import boardsCss from '../leaderboard/boards.module.css';
import { type BoardOnPage, type Outlook, useBoard } from '../leaderboard/use-board.js';
import { classes } from '../lib/classes.js';
import { useAccount } from '../online/account.js';
import { LinkButton } from '../routing/link.js';
import { PageLayout } from '../routing/page-layout.js';
import { navigate, type PageProps } from '../routing/router.js';
import { Button, buttonClass } from '../ui/button.js';
import { ChoiceField } from '../ui/choice-field.js';
import { Icon } from '../ui/icon.js';
import { Notice } from '../ui/notice.js';
import panelCss from '../ui/panel.module.css';
import { ImportsPanel } from './imports-panel.js';
import { playWay } from './run-words.js';

const SKELETON_ROWS = 10;
const OUTLOOKS = [
  { value: 'top', title: 'From the top' },
  { value: 'me', title: 'Around me' },
] as const;

/** One board: `word` is its id; `?around=me` begins at the player's own row. */
export function BoardPage({ location, word }: PageProps) {
  const outlook: Outlook = new URLSearchParams(location.query).get('around') === 'me' ? 'me' : 'top';
  const fetched = useBoard(word, outlook);
  // Without an account there is no row of the player.
  const isSomebody = useAccount() !== null;
  const { failure, head } = fetched;
  if (failure?.code === 'no-board' || failure?.code === 'bad-request' || failure?.code === 'bad-board') {
    return (
      <Notice title="A dead end" text="There is no such board.">
        <LinkButton to="/boards" title="All boards" primary />
      </Notice>
    );
  }
  return (
    <PageLayout
      title={head === null ? 'Board' : boardTitle(head)}
      lead={head === null ? '\u00a0' : leadOf(head)}
    >
      <div class={boardsCss.boardTools}>
        <LinkButton to={head === null ? '/boards' : `/boards?game=${head.game}`} title="All boards" />
        {head !== null && head.rows > 0 && <PlayLink head={head} />}
        {isSomebody && head?.rows !== 0 && <OutlookField board={word} outlook={outlook} />}
      </div>
      <Rows fetched={fetched} outlook={outlook} onTop={() => look(word, 'top')} />
      {head !== null && <BoardFiles head={head} />}
    </PageLayout>
  );
}

function leadOf({ game, current, rules, rows, kind }: BoardHead): string {
  const title = GAME_ENTRIES.find(({ id }) => id === game)?.title ?? game;
  const parts = [title, playersText(rows)];
  if (!current && kind !== 'daily') parts.push(`older rules (${rules}): nothing is added any more`);
  return parts.join(', ');
}

function PlayLink({ head }: { readonly head: BoardHead }) {
  const way = playWay(head, Date.now());
  if (way === null) return null;
  return <LinkButton to={way.to} title={way.title} primary />;
}

function look(board: string, outlook: Outlook): void {
  navigate(`${boardPath(board)}${outlook === 'me' ? '?around=me' : ''}`, { replace: true });
}

function OutlookField({ board, outlook }: { readonly board: string; readonly outlook: Outlook }) {
  return (
    <div class={boardsCss.boardOutlook}>
      <ChoiceField
        label="Show"
        hideLabel
        value={outlook}
        options={OUTLOOKS}
        onChange={(value) => look(board, value as Outlook)}
      />
    </div>
  );
}

interface RowsProps {
  readonly fetched: BoardOnPage;
  readonly outlook: Outlook;
  readonly onTop: () => void;
}

function Rows({ fetched, outlook, onTop }: RowsProps) {
  const { pages, asking, failure, more, again } = fetched;
  const table = useMemo(() => tableOf(pages), [pages]);
  const trouble = failure !== null && <TroubleNote failure={failure} what="The board" onAgain={again} />;
  const [first] = pages;
  if (first === undefined)
    return asking ? <Skeleton label="Fetching the board" rows={SKELETON_ROWS} /> : trouble || null;
  const head = first.board;
  if (head.rows === 0 && !head.current) return <EmptyBoard text={NOBODY_EVER} />;
  if (head.rows === 0) {
    return (
      <EmptyBoard text={`Nobody stands on “${boardTitle(head)}” yet. Be the first.`}>
        <PlayLink head={head} />
      </EmptyBoard>
    );
  }
  if (outlook === 'me' && first.me === null) {
    return (
      <EmptyBoard icon="icon-question" text="You have no row on this board yet.">
        <Button onPress={onTop}>Show the top</Button>
      </EmptyBoard>
    );
  }
  return (
    <div class={boardsCss.boardRows}>
      <BoardTable table={table} caption={`${boardTitle(head)}, ranked`} />
      {trouble}
      {failure === null && pages.at(-1)?.next != null && (
        <Button disabled={asking} onPress={more}>
          {asking ? 'Fetching more' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

const NOBODY_EVER = 'Nobody ever stood here, and these rules are no longer played.';

function BoardFiles({ head }: { readonly head: BoardHead }) {
  return (
    <details class={classes(panelCss.panel, boardsCss.boardFiles)}>
      <summary class={panelCss.panelTitle}>Tables as files</summary>
      {head.rows > 0 && (
        <p>
          <a class={buttonClass('usual')} href={csvAddress(head.id)} download={`${head.id}.csv`}>
            <Icon name="icon-save" />
            Save this board as CSV
          </a>
        </p>
      )}
      <ImportsPanel board={head.id} />
    </details>
  );
}
