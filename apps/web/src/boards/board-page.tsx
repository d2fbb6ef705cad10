import { type BoardHead, CATEGORIES, type Category, type BoardPage as Page } from '@warren/protocol/client';
import { useMemo } from 'preact/hooks';
import { GAME_ENTRIES } from '../games/registry.js';
import { EmptyBoard, Skeleton, TroubleNote } from '../leaderboard/asking.js';
import { boardListPath, boardTitle, csvAddress, playersText } from '../leaderboard/board-list.js';
import { BoardTable } from '../leaderboard/board-table.js';
import { tableOf } from '../leaderboard/board-view.js';
import boardsCss from '../leaderboard/boards.module.css';
import { wouldBe } from '../leaderboard/standing-words.js';
import { type BoardOnPage, type Outlook, useBoard } from '../leaderboard/use-board.js';
import { classes } from '../lib/classes.js';
import { numberText } from '../lib/format.js';
import { useAccount } from '../online/account.js';
import { ChooseNameButton } from '../online/choose-name.js';
import { LinkButton } from '../routing/link.js';
import { NoticePage } from '../routing/notice-page.js';
import { PageLayout } from '../routing/page-layout.js';
import { navigate, type PageProps } from '../routing/router.js';
import { Button, buttonClass } from '../ui/button.js';
import { ChoiceField } from '../ui/choice-field.js';
import commonCss from '../ui/common.module.css';
import { Icon } from '../ui/icon.js';
import panelCss from '../ui/panel.module.css';
import { LISTS, readList } from './board-lists.js';
import { ImportsPanel } from './imports-panel.js';
import { playWay } from './run-words.js';

const SKELETON_ROWS = 10;
const OUTLOOKS = [
  { value: 'top', title: 'From the top' },
  { value: 'me', title: 'Around me' },
] as const;

/** One board: `word` is its id; `?list=` says which of its lists, `?around=me` begins at the player's own row. */
export function BoardPage({ location, word }: PageProps) {
  const outlook: Outlook = new URLSearchParams(location.query).get('around') === 'me' ? 'me' : 'top';
  const list = readList(location.query);
  const fetched = useBoard(word, outlook, list);
  // Without an account there is no row of the player.
  const isSomebody = useAccount() !== null;
  const { failure, head, lists } = fetched;
  const isEmpty = lists !== null && lists[list] === 0;
  if (failure?.code === 'no-board' || failure?.code === 'bad-request' || failure?.code === 'bad-board') {
    return (
      <NoticePage title="A dead end" text="There is no such board.">
        <LinkButton to="/boards" title="All leaderboards" primary />
      </NoticePage>
    );
  }
  return (
    <PageLayout
      title={head === null ? 'Board' : boardTitle(head)}
      lead={head === null ? '\u00a0' : leadOf(head)}
    >
      <div class={boardsCss.boardTools}>
        <LinkButton to={head === null ? '/boards' : `/boards?game=${head.game}`} title="All leaderboards" />
        {head !== null && !isEmpty && <PlayLink head={head} />}
        {isSomebody && !isEmpty && <OutlookField {...{ board: word, list, outlook }} />}
      </div>
      {lists !== null && <ListField {...{ board: word, list, outlook, lists }} />}
      <Rows {...{ fetched, list, outlook }} onTop={() => look(word, list, 'top')} />
      {head !== null && <BoardFiles head={head} list={list} isEmpty={isEmpty} />}
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

function look(board: string, list: Category, outlook: Outlook): void {
  navigate(boardListPath(board, list, outlook), { replace: true });
}

interface LookProps {
  readonly board: string;
  readonly list: Category;
  readonly outlook: Outlook;
}

/** The lists of a board with their counts, and what the one that is shown means. */
function ListField({ board, list, outlook, lists }: LookProps & Pick<Page, 'lists'>) {
  const options = CATEGORIES.map((each) => ({
    value: each,
    title: `${LISTS[each].title} ${numberText(lists[each])}`,
  }));
  return (
    <>
      <ChoiceField
        label="List"
        hideLabel
        value={list}
        options={options}
        onChange={(value) => look(board, value as Category, outlook)}
      />
      <p class={commonCss.soft}>{LISTS[list].about}</p>
    </>
  );
}

function OutlookField({ board, list, outlook }: LookProps) {
  return (
    <div class={boardsCss.boardOutlook}>
      <ChoiceField
        label="Show"
        hideLabel
        value={outlook}
        options={OUTLOOKS}
        onChange={(value) => look(board, list, value as Outlook)}
      />
    </div>
  );
}

interface RowsProps {
  readonly fetched: BoardOnPage;
  readonly list: Category;
  readonly outlook: Outlook;
  readonly onTop: () => void;
}

function Rows({ fetched, list, outlook, onTop }: RowsProps) {
  const { pages, asking, failure, more, again, reload } = fetched;
  const table = useMemo(() => tableOf(pages), [pages]);
  const trouble = failure !== null && <TroubleNote failure={failure} what="The board" onAgain={again} />;
  const [first] = pages;
  if (first === undefined)
    return asking ? <Skeleton label="Fetching the board" rows={SKELETON_ROWS} /> : trouble || null;
  const head = first.board;
  // A guest has a row that nobody else sees.
  if (first.lists[list] === 0 && first.me === null) return <EmptyList head={head} list={list} />;
  if (outlook === 'me' && first.me === null) {
    return (
      <EmptyBoard icon="icon-question" text="You have no row on this board yet.">
        <Button onPress={onTop}>Show the top</Button>
      </EmptyBoard>
    );
  }
  return (
    <div class={boardsCss.boardRows}>
      <BoardTable table={table} caption={`${boardTitle(head)}, ${LISTS[list].title.toLowerCase()}`} />
      <GuestNote page={first} list={list} onNamed={reload} />
      {trouble}
      {failure === null && pages.at(-1)?.next != null && (
        <Button disabled={asking} onPress={more}>
          {asking ? 'Fetching more' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

const EMPTY = {
  witnessed: (title: string) => `Nobody stands on “${title}” yet. Be the first.`,
  offline: (title: string) => `No run on “${title}” was played offline.`,
  bots: (title: string) => `No bot stands on “${title}”.`,
} as const;

function EmptyList({ head, list }: { readonly head: BoardHead; readonly list: Category }) {
  const isFirst = list === 'witnessed';
  if (isFirst && !head.current) return <EmptyBoard text={NOBODY_EVER} />;
  return (
    <EmptyBoard text={EMPTY[list](boardTitle(head))} icon={isFirst ? 'icon-medal-gold' : 'icon-question'}>
      {isFirst && <PlayLink head={head} />}
    </EmptyBoard>
  );
}

interface GuestNoteProps {
  readonly page: Page;
  readonly list: Category;
  readonly onNamed: () => void;
}

/** The place a guest would have, and the way to it. */
function GuestNote({ page, list, onNamed }: GuestNoteProps) {
  const { me, lists } = page;
  if (me === null || !me.player.guest) return null;
  return (
    <div class={boardsCss.boardGuestNote}>
      <p>{wouldBe(me.rank, lists[list])}; choose a name to be listed.</p>
      <ChooseNameButton onDone={onNamed} />
    </div>
  );
}

const NOBODY_EVER = 'Nobody ever stood here, and these rules are no longer played.';

interface BoardFilesProps {
  readonly head: BoardHead;
  readonly list: Category;
  readonly isEmpty: boolean;
}

function BoardFiles({ head, list, isEmpty }: BoardFilesProps) {
  return (
    <details class={classes(panelCss.panel, boardsCss.boardFiles)}>
      <summary class={panelCss.panelTitle}>Tables as files</summary>
      {!isEmpty && (
        <p>
          <a class={buttonClass('usual')} href={csvAddress(head.id, list)} download={`${head.id}.csv`}>
            <Icon name="icon-save" />
            Save this list as CSV
          </a>
        </p>
      )}
      <ImportsPanel board={head.id} />
    </details>
  );
}
