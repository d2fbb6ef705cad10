import type { KnownAccount } from '@warren/client';
import { useState } from 'preact/hooks';
import { saveJson } from '../lib/files.js';
import { session } from '../online/account.js';
import accountCss from '../online/account.module.css';
import { KNOWN_PASSWORD } from '../online/account-fields.js';
import { AccountForm } from '../online/account-form.js';
import { startSync } from '../online/start-sync.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import dialogCss from '../ui/dialog.module.css';
import fieldCss from '../ui/field.module.css';
import { Panel } from '../ui/panel.js';
import panelCss from '../ui/panel.module.css';

export interface DataPanelProps {
  readonly account: KnownAccount;
  readonly say: (text: string) => void;
}

/** Everything the server knows of one: to take along, or to be gone. */
export function DataPanel({ account, say }: DataPanelProps) {
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function takeAlong(): Promise<void> {
    setTrouble(null);
    const answer = await session.exportData();
    if (answer.ok) saveJson(answer.value, `warren-${account.name}`);
    else setTrouble(answer.code === 'offline' ? 'This needs a connection to the server.' : answer.message);
  }
  return (
    <Panel title="Your data">
      <p class={panelCss.panelNote}>Saves, runs, recordings and levels, as the server keeps them.</p>
      {trouble !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {trouble}
        </p>
      )}
      <div class={accountCss.accountWays}>
        <Button onPress={() => void takeAlong()}>Download as a file</Button>
        <Button onPress={() => setAsking(true)}>Delete everything</Button>
      </div>
      {asking && (
        <FarewellDialog
          account={account}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            say('Everything is deleted.');
          }}
        />
      )}
    </Panel>
  );
}

interface FarewellProps {
  readonly account: KnownAccount;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks for the second time. */
function FarewellDialog({ account, onCancel, onDone }: FarewellProps) {
  return (
    <Dialog title="Delete everything?" onCancel={onCancel}>
      <p class={dialogCss.dialogText}>
        The account {account.name} goes, with its saves, runs, recordings, ranks and levels, on the server and
        in this browser. Nobody can bring it back.
      </p>
      <AccountForm
        fields={account.guest ? [] : [KNOWN_PASSWORD]}
        username={account.name}
        submit="Delete everything for ever"
        look="usual"
        onSubmit={async ({ password }) => {
          const { engine } = await startSync();
          const answer = await session.deleteEverything(password ?? null, engine.forget);
          if (!answer.ok) return answer;
          onDone();
          return null;
        }}
      >
        <Button look="primary" onPress={onCancel}>
          Keep it
        </Button>
      </AccountForm>
    </Dialog>
  );
}
