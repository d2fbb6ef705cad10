import type { BoardHead } from '@warren/protocol/client';
import { GAME_ENTRIES } from '../games/registry.js';
import {
  type BoardSection,
  boardPath,
  boardTitle,
  playersText,
  sectionsOf,
} from '../leaderboard/board-list.js';
import { Bones } from '../leaderboard/skeleton.js';
import { TroubleNote } from '../leaderboard/trouble-note.js';
import { dayOf, dayText } from '../lib/format.js';
import { api } from '../online/api.js';
import { useAnswer } from '../online/use-answer.js';
import { Link } from '../routing/link.js';
import { PageLayout } from '../routing/page-layout.js';
import { navigate, type PageProps } from '../routing/router.js';
import { useTheme } from '../ui/appearance.js';
import { ChoiceField } from '../ui/choice-field.js';
import { Icon } from '../ui/icon.js';
import { BoardGroupPanel } from './board-group-panel.js';
import { groupBoards } from './board-groups.js';
import '../ui/card-link.css';
import '../leaderboard/boards.css';

/** As many rows as most games have boards. */
const BONES = 8;

/** Every board of a game. Which game is said in the address: `/boards?game=lost-cause`. */
export function BoardsPage({ place }: PageProps) {
  const wished = new URLSearchParams(place.query).get('game');
  const game = GAME_ENTRIES.find(({ id }) => id === wished) ?? GAME_ENTRIES[0];
  const { asked, again } = useAnswer(game.id, (signal) =>
    api.call('boards', { query: { game: game.id } }, { signal }),
  );
  return (
    <PageLayout
      title="Boards"
      lead="Every row is a run the server has played again. Each can be watched and raced."
    >
      {GAME_ENTRIES.length > 1 && (
        <ChoiceField
          label="Game"
          value={game.id}
          options={GAME_ENTRIES.map(({ id, title }) => ({ value: id, title, disabled: false }))}
          onChange={(id) => navigate(`/boards?game=${id}`, { replace: true })}
        />
      )}
      <DailyInvitation />
      {asked.state === 'asking' && <Bones label="Fetching the boards" rows={BONES} />}
      {asked.state === 'failed' && (
        <TroubleNote failure={asked.failure} what="The list of boards" onAgain={again} />
      )}
      {asked.state === 'here' &&
        sectionsOf(asked.value.boards, game.id, dayOf(Date.now())).map((section) => (
          <Section key={section.id} section={section} />
        ))}
    </PageLayout>
  );
}

function DailyInvitation() {
  return (
    <Link to="/daily" class="card-link card-link-lit board-invitation">
      <Icon name="icon-clock" />
      <span>
        <strong>Today’s challenge</strong>
        <span class="board-soft">The same for everybody, one ranked try.</span>
      </span>
    </Link>
  );
}

function Section({ section: { id, title, boards } }: { readonly section: BoardSection }) {
  const { groups, rest } = groupBoards(boards);
  return (
    <section class="board-section" aria-labelledby={`section-${id}`}>
      <h2 class="panel-title" id={`section-${id}`}>
        {title}
      </h2>
      {id === 'older' && (
        <p class="panel-note">
          Games change. What was ranked by older rules stays as it was, and nothing is added to it.
        </p>
      )}
      {groups.map((group, place) => (
        <BoardGroupPanel key={group.title} group={group} open={place === 0} />
      ))}
      {rest.length > 0 && (
        <ul class="board-list">
          {rest.map((board) => (
            <li key={board.id}>
              <BoardLink board={board} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BoardLink({ board }: { readonly board: BoardHead }) {
  const { theme } = useTheme();
  const { id, code, current, rules, rows } = board;
  return (
    <Link to={boardPath(id)} class="card-link board-link">
      {code !== '' && (
        <img
          class="board-maze"
          src={`/maze/${encodeURIComponent(code)}.svg?theme=${theme}`}
          width={48}
          height={48}
          alt=""
          loading="lazy"
        />
      )}
      <span class="board-name">{board.day === null ? boardTitle(board) : dayText(board.day)}</span>
      <span class="board-soft">{current ? playersText(rows) : `Rules ${rules}, ${playersText(rows)}`}</span>
    </Link>
  );
}
