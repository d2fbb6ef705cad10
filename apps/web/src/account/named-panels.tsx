import type { KnownAccount } from '@warren/client';
import { useState } from 'preact/hooks';
import { session } from '../online/account.js';
import { KNOWN_PASSWORD, NEW_NAME, NEW_PASSWORD } from '../online/account-fields.js';
import { AccountForm } from '../online/account-form.js';
import { startSync } from '../online/start-sync.js';
import { Button } from '../ui/button.js';
import fieldCss from '../ui/field.module.css';
import { Panel } from '../ui/panel.js';
import panelCss from '../ui/panel.module.css';

export interface NamedPanelsProps {
  readonly account: KnownAccount;
  readonly say: (text: string) => void;
}

const PASSWORD_FIELDS = [
  { ...KNOWN_PASSWORD, name: 'current', label: 'Current password' },
  { ...NEW_PASSWORD, name: 'next', label: 'New password' },
];

/** What the owner of a named account can change. */
export function NamedPanels({ account, say }: NamedPanelsProps) {
  return (
    <>
      <Panel title="Name">
        <AccountForm
          key={account.name}
          fields={[NEW_NAME]}
          first={{ name: account.name }}
          submit="Change name"
          look="usual"
          onSubmit={async ({ name = '' }) => {
            const answer = await session.rename(name);
            if (!answer.ok) return answer;
            say(`You are ${answer.value?.name ?? name} now.`);
            return null;
          }}
        />
      </Panel>
      <Panel title="Password">
        <AccountForm
          fields={PASSWORD_FIELDS}
          username={account.name}
          submit="Change password"
          look="usual"
          onSubmit={async ({ current = '', next = '' }) => {
            const answer = await session.changePassword({ current, next });
            if (!answer.ok) return answer;
            say('The password is changed. Every other device has to sign in again.');
            return null;
          }}
        />
      </Panel>
    </>
  );
}

/** Signing out takes the saves off this device: they are on the server, and the next player here may be another person. */
export function SignOutPanel({ account, say }: NamedPanelsProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function signOut(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    // What was played last goes up first.
    const { schedule } = await startSync();
    await schedule.atOnce();
    const answer = await session.signOut();
    setBusy(false);
    if (answer.ok) say('You are signed out.');
    else
      setTrouble(
        answer.code === 'offline' ? 'Signing out needs a connection to the server.' : answer.message,
      );
  }
  return (
    <Panel title="On this device">
      <p class={panelCss.panelNote}>
        You are signed in as {account.name}. When you sign out, your saves leave this device and wait for you
        on the server.
      </p>
      {trouble !== null && (
        <p class={fieldCss.fieldMessage} role="alert">
          {trouble}
        </p>
      )}
      <div>
        <Button onPress={() => void signOut()} disabled={busy}>
          {busy ? 'One moment ...' : 'Sign out'}
        </Button>
      </div>
    </Panel>
  );
}
