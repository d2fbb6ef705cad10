import type { KnownAccount } from '@warren/client';
import accountCss from '../online/account.module.css';
import { RegisterForm, SignInForm } from '../online/sign-in-form.js';
import { startSync } from '../online/start-sync.js';
import { who } from '../online/who.js';
import pageLayoutCss from '../routing/page-layout.module.css';
import { Button } from '../ui/button.js';
import { Panel } from '../ui/panel.js';
import panelCss from '../ui/panel.module.css';

interface PanelProps {
  readonly say: (text: string) => void;
}

/**
 * Making an account, and signing in to one. Without an account the browser may become a guest at any moment, for what is played in
 * another tab: what they have typed here stays.
 */
export function EntryPanels({ account, say }: PanelProps & { readonly account: KnownAccount | null }) {
  return (
    <div class={pageLayoutCss.pageColumns}>
      <Panel
        title={account === null ? 'Create an account' : 'Keep what you have'}
        class={accountCss.accountEntry}
      >
        {account !== null && (
          <p>You play as {account.name}. Choose a name and password to keep everything on every device.</p>
        )}
        <RegisterForm
          key="register"
          onDone={({ name }) =>
            say(account === null ? `Welcome, ${name}.` : `You are ${name} now, with everything you had.`)
          }
        />
      </Panel>
      <Panel title={account === null ? 'Sign in' : 'You have an account already?'}>
        {account !== null && (
          <p class={panelCss.panelNote}>
            The saves on this device come along. Runs handed in as {account.name} stay under that name, and
            nobody can sign in to it again. To keep them as yours, create an account instead.
          </p>
        )}
        <SignInForm key="sign-in" look="usual" onDone={({ name }) => say(`Welcome back, ${name}.`)} />
      </Panel>
    </div>
  );
}

/** The session has ended; what is here still belongs to the account. */
export function LapsedPanel({ account, say }: PanelProps & { readonly account: KnownAccount }) {
  async function goOnWithout(): Promise<void> {
    const { engine } = await startSync();
    await engine.disown();
    who.set(null);
  }
  return (
    <Panel title="Sign in again" class={accountCss.accountNarrow}>
      <p>Your saves are safe on this device. Sign in as {account.name} and they follow you again.</p>
      <SignInForm name={account.name} onDone={({ name }) => say(`Welcome back, ${name}.`)} />
      <div>
        <Button onPress={() => void goOnWithout()}>Go on without this account</Button>
      </div>
    </Panel>
  );
}
