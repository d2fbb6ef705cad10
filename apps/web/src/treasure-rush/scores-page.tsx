import { useState } from 'preact/hooks';
import { Button } from '../design/button.js';
import { ChoiceField } from '../design/choice-field.js';
import { SelectField } from '../design/select-field.js';
import { Link } from '../shell/link.js';
import type { PageProps } from '../shell/page.js';
import { PageLayout } from '../shell/page-layout.js';
import { RUSH_RULES } from './high-scores.js';
import { LocalScores } from './local-scores.js';
import { NameDialog } from './name-dialog.js';
import { useName } from './use-name.js';
import { WorldScores } from './world-scores.js';
import './treasure-rush.css';

const PLACES = [
  { value: 'here', title: 'This device', disabled: false },
  { value: 'world', title: 'World', disabled: false },
] as const;

/** The high scores of Treasure Rush: of this device and of the world. `?rules=` says by which rules. */
export function ScoresPage({ place }: PageProps) {
  const wished = new URLSearchParams(place.query).get('rules');
  const first = RUSH_RULES.find(({ id }) => id === wished) ?? RUSH_RULES[0];
  const [rules, setRules] = useState(first.id);
  const [where, setWhere] = useState<string>('here');
  const title = RUSH_RULES.find(({ id }) => id === rules)?.title ?? '';
  return (
    <PageLayout title="High scores" lead="Treasure Rush. Of equal scores the older stands first.">
      <div class="rush-chooser">
        <ChoiceField label="Whose" value={where} options={PLACES} onChange={setWhere} />
        <SelectField
          label="Rules"
          value={rules}
          options={RUSH_RULES.map(({ id, title: name }) => ({ value: id, title: name }))}
          onChange={setRules}
        />
      </div>
      {where === 'here' ? (
        <LocalScores key={rules} rules={rules} title={title} />
      ) : (
        <WorldScores key={rules} rules={rules} title={title} />
      )}
      <div class="rush-ways">
        <Link to="/treasure-rush" class="button button-primary">
          Play Treasure Rush
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
  if (ofAccount) return <p class="rush-playing-as">You play as {name}.</p>;
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
