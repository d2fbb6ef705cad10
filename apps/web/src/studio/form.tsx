import { MAX_SEED } from '@warren/engine';
import { findGenerator, GENERATORS } from '@warren/engine/generators';
import { GRID_KINDS, type GridKind } from '@warren/engine/grids';
import { Button } from '../ui/button.js';
import { ChoiceField, Switch } from '../ui/choice-field.js';
import { SelectField, TextField } from '../ui/field.js';
import { type MazeChoice, specOf } from './maze/choice.js';
import { type ChoiceField as FieldName, type Problem, sentence } from './maze/link.js';
import { OptionFields } from './option-fields.js';
import css from './studio-page.module.css';

export interface MazeFormProps {
  readonly choice: MazeChoice;
  readonly problems: readonly Problem[];
  readonly onChange: (part: Partial<MazeChoice>, problems?: readonly Problem[]) => void;
  readonly onNewSeed: () => void;
}

const GRID_TITLES: Record<GridKind, string> = {
  rect: 'Squares',
  hex: 'Hexagons',
  triangle: 'Triangles',
  polar: 'Rings',
};

const SIDES = { width: 'Width', height: 'Height' };
const RING_SIDES = { width: 'Inner ring', height: 'Rings' };
const ALGORITHMS = GENERATORS.map(({ id, title }) => ({ value: id, title }));

/** Everything the player can choose about the maze. Errors stand beside their fields. */
export function MazeForm({ choice, problems, onChange, onNewSeed }: MazeFormProps) {
  const found = findGenerator(choice.algorithm);
  const grids = found.ok ? found.value.grids : GRID_KINDS;
  const said = (field: FieldName) => problems.find((problem) => problem.field === field)?.message ?? null;
  const titles = choice.grid === 'polar' ? RING_SIDES : SIDES;
  return (
    <form class={css.studioForm} aria-label="The maze" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label="Algorithm"
        value={choice.algorithm}
        options={ALGORITHMS}
        message={said('algorithm')}
        hint={found.ok && <AlgorithmHint about={found.value.about} traits={found.value.traits} />}
        onChange={(algorithm) => onChange(...withAlgorithm(choice, algorithm))}
      />
      <ChoiceField
        label="Grid"
        value={choice.grid}
        message={said('grid')}
        options={GRID_KINDS.map((kind) => ({
          value: kind,
          title: GRID_TITLES[kind],
          disabled: !grids.includes(kind),
        }))}
        onChange={(kind) => onChange(...withGrid(choice, kind as GridKind))}
      />
      <div class={css.studioPair}>
        {(['width', 'height'] as const).map((side) => (
          <TextField
            key={side}
            label={titles[side]}
            numeric
            value={String(choice[side])}
            message={said(side)}
            check={(text) => wrongSide(choice, side, text)}
            onChange={(text) => onChange({ [side]: Number(text) })}
          />
        ))}
      </div>
      <TextField
        label="Seed"
        value={choice.seed}
        message={said('seed')}
        check={(text) => (text.length > MAX_SEED ? `At most ${MAX_SEED} characters.` : null)}
        onChange={(seed) => onChange({ seed })}
        beside={<Button onPress={onNewSeed}>New seed</Button>}
      />
      <OptionFields choice={choice} message={said('options')} onChange={onChange} />
      <div class={css.studioSwitches}>
        <Switch
          label="Show the way out"
          on={choice.solution}
          onChange={(solution) => onChange({ solution })}
        />
        <Switch
          label="Colour by distance"
          on={choice.distances}
          onChange={(distances) => onChange({ distances })}
        />
        {choice.distances && (
          <Switch
            label="With speed patches"
            on={choice.patches}
            onChange={(patches) => onChange({ patches })}
          />
        )}
      </div>
    </form>
  );
}

function AlgorithmHint({ about, traits }: { readonly about: string; readonly traits: readonly string[] }) {
  return (
    <>
      <p>{about}</p>
      {traits.length > 0 && (
        <ul class={css.studioTraits} aria-label="Traits">
          {traits.map((trait) => (
            <li key={trait}>{trait.replaceAll('-', ' ')}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type Change = [Partial<MazeChoice>, readonly Problem[]];

/** Another algorithm has options of its own, and may not know the grid. */
function withAlgorithm(choice: MazeChoice, algorithm: string): Change {
  const found = findGenerator(algorithm);
  const part = { algorithm, options: {} };
  if (!found.ok || found.value.grids.includes(choice.grid))
    return withGrid({ ...choice, ...part }, choice.grid, part);
  const grid = found.value.grids[0];
  const reason = `${found.value.title} does not work on ${GRID_TITLES[choice.grid].toLowerCase()}`;
  const message = `${reason}; these are ${GRID_TITLES[grid].toLowerCase()}.`;
  return [{ ...part, grid }, [{ field: 'grid', message }]];
}

/** Another grid may not be possible in this size. */
function withGrid(choice: MazeChoice, grid: GridKind, part: Partial<MazeChoice> = {}): Change {
  const spec = specOf({ ...choice, grid });
  if (spec.ok) return [{ ...part, grid }, []];
  const { width, height } = FALLBACK_SIZE;
  const message = `${sentence(spec.reason)} This is ${width} by ${height} instead.`;
  return [{ ...part, grid, width, height }, [{ field: 'width', message }]];
}

const FALLBACK_SIZE = { width: 24, height: 24 };

function wrongSide(choice: MazeChoice, side: 'width' | 'height', text: string): string | null {
  if (!/^\d{1,9}$/.test(text.trim()) || Number(text) < 1) return 'A whole number from 1, please.';
  const spec = specOf({ ...choice, [side]: Number(text) });
  return spec.ok ? null : sentence(spec.reason);
}
