import { type BoardHead, listBoards } from '@warren/protocol/client';
import { GAME_ENTRIES } from '../games/registry.js';
import { Skeleton, TroubleNote } from '../leaderboard/asking.js';
import {
  type BoardSection,
  boardPath,
  boardTitle,
  playersText,
  sectionsOf,
} from '../leaderboard/board-list.js';
import boardsCss from '../leaderboard/boards.module.css';
import { classes } from '../lib/classes.js';
import { dayOf, dayText } from '../lib/format.js';
import { api } from '../online/api.js';
import { useAnswer } from '../online/use-answer.js';
import { Link } from '../routing/link.js';
import { PageLayout } from '../routing/page-layout.js';
import { navigate, type PageProps } from '../routing/router.js';
import { useTheme } from '../ui/appearance.js';
import cardLinkCss from '../ui/card-link.module.css';
import { ChoiceField } from '../ui/choice-field.js';
import commonCss from '../ui/common.module.css';
import { Icon } from '../ui/icon.js';
import { Section } from '../ui/panel.js';
import panelCss from '../ui/panel.module.css';
import css from './board-group-panel.module.css';

/** Boards that differ in a number: a row of numbers, under what they have in common. */
function BoardGroupPanel({ title, boards, open }: BoardGroup & { readonly open: boolean }) {
  const runs = boards.reduce((sum, { board }) => sum + board.rows, 0);
  return (
    <details class={classes(panelCss.panel, css.boardGroup)} open={open}>
      <summary class={panelCss.panelTitle}>
        {title}
        <span class={commonCss.soft}> {playersText(runs)}</span>
      </summary>
      <ol class={classes(commonCss.list, css.numberLinks)}>
        {boards.map(({ number, board }) => (
          <li key={board.id}>
            <Link
              to={boardPath(board.id)}
              class={classes(css.numberLink, board.rows > 0 && css.numberLinkBusy)}
              label={`${boardTitle(board)}, ${playersText(board.rows)}`}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Boards that are called alike but for the number at the end, such as the levels of one kind. */
interface BoardGroup {
  readonly title: string;
  readonly boards: readonly { readonly number: string; readonly board: BoardHead }[];
}

/** So many boards can be looked over one below the other. */
const MOST_LISTED = 40;
const NUMBERED = /^(.+) (\d+)$/;

/**
 * Where there are too many boards for a list, those with a number at their end are put together by what stands before
 * it, in their order; the others stay in the list.
 */
export function groupBoards(boards: readonly BoardHead[]) {
  if (boards.length <= MOST_LISTED) return { groups: [], rest: boards };
  const groups = new Map<string, BoardGroup>();
  const rest: BoardHead[] = [];
  for (const board of boards) {
    const [, title, number] = NUMBERED.exec(board.title) ?? [];
    if (title === undefined) rest.push(board);
    else groups.set(title, { title, boards: [...(groups.get(title)?.boards ?? []), { number, board }] });
  }
  return { groups: [...groups.values()], rest };
}

/** As many rows as most games have boards. */
const SKELETON_ROWS = 8;

/** Every board of a game. Which game is said in the address: `/boards?game=lost-cause`. */
export function BoardsPage({ location }: PageProps) {
  const requested = new URLSearchParams(location.query).get('game');
  const game = GAME_ENTRIES.find(({ id }) => id === requested) ?? GAME_ENTRIES[0];
  const { asked, again } = useAnswer(game.id, (signal) => listBoards(api, game.id, { signal }));
  return (
    <PageLayout
      title="Leaderboards"
      lead="Every row is a run the server has played again. Each can be watched and raced."
    >
      {GAME_ENTRIES.length > 1 && (
        <ChoiceField
          label="Game"
          value={game.id}
          options={GAME_ENTRIES.map(({ id, title }) => ({ value: id, title }))}
          onChange={(id) => navigate(`/boards?game=${id}`, { replace: true })}
        />
      )}
      {game.boardsNote !== undefined && <p class={commonCss.soft}>{game.boardsNote}</p>}
      <DailyInvitation />
      {asked.state === 'asking' && <Skeleton label="Fetching the boards" rows={SKELETON_ROWS} />}
      {asked.state === 'failed' && (
        <TroubleNote failure={asked.failure} what="The list of boards" onAgain={again} />
      )}
      {asked.state === 'here' &&
        sectionsOf(asked.value.boards, game.id, dayOf(Date.now())).map((section) => (
          <Boards key={section.id} section={section} />
        ))}
    </PageLayout>
  );
}

function DailyInvitation() {
  return (
    <Link
      to="/daily"
      class={classes(cardLinkCss.cardLink, cardLinkCss.cardLinkLit, boardsCss.boardInvitation)}
    >
      <Icon name="icon-clock" />
      <span>
        <strong>Today’s challenge</strong>
        <span class={commonCss.soft}>The same for everybody, one ranked try.</span>
      </span>
    </Link>
  );
}

function Boards({ section: { id, title, boards } }: { readonly section: BoardSection }) {
  const { groups, rest } = groupBoards(boards);
  return (
    <Section class={commonCss.stackMedium} title={title}>
      {id === 'older' && (
        <p class={commonCss.soft}>
          Games change. What was ranked by older rules stays as it was, and nothing is added to it.
        </p>
      )}
      {groups.map((group, index) => (
        <BoardGroupPanel key={group.title} {...group} open={index === 0} />
      ))}
      {rest.length > 0 && (
        <ul class={classes(commonCss.list, boardsCss.boardList)}>
          {rest.map((board) => (
            <li key={board.id}>
              <BoardLink board={board} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function BoardLink({ board }: { readonly board: BoardHead }) {
  const { theme } = useTheme();
  const { id, code, current, rules, rows } = board;
  return (
    <Link to={boardPath(id)} class={classes(cardLinkCss.cardLink, boardsCss.boardLink)}>
      {code !== '' && (
        <img
          class={boardsCss.boardMaze}
          src={`/maze/${encodeURIComponent(code)}.svg?theme=${theme}`}
          width={48}
          height={48}
          alt=""
          loading="lazy"
        />
      )}
      <span class={boardsCss.boardName}>{board.day === null ? boardTitle(board) : dayText(board.day)}</span>
      <span class={commonCss.soft}>
        {current ? playersText(rows) : `Rules ${rules}, ${playersText(rows)}`}
      </span>
    </Link>
  );
}
