import { Button } from '../design/button.js';
import { startSync } from '../sync/start.js';
import { RegisterForm, SignInForm } from './sign-in-form.js';
import { type KnownAccount, who } from './who.js';

interface PanelProps {
  readonly say: (text: string) => void;
}

/** Before anybody is known: sign in or make an account. */
export function NobodyPanels({ say }: PanelProps) {
  return (
    <div class="page-columns">
      <section class="panel" aria-labelledby="sign-in-title">
        <h2 class="panel-title" id="sign-in-title">
          Sign in
        </h2>
        <SignInForm onDone={({ name }) => say(`Welcome back, ${name}.`)} />
      </section>
      <section class="panel" aria-labelledby="register-title">
        <h2 class="panel-title" id="register-title">
          Create an account
        </h2>
        <RegisterForm look="usual" onDone={({ name }) => say(`Welcome, ${name}.`)} />
      </section>
    </div>
  );
}

/** A guest is one step from keeping everything. */
export function GuestPanel({ account, say }: PanelProps & { readonly account: KnownAccount }) {
  return (
    <div class="page-columns">
      <section class="panel account-guest" aria-labelledby="claim-title">
        <h2 class="panel-title" id="claim-title">
          Keep what you have
        </h2>
        <p>You play as {account.name}. Choose a name and password to keep everything on every device.</p>
        <RegisterForm onDone={({ name }) => say(`You are ${name} now, with everything you had.`)} />
      </section>
      <section class="panel" aria-labelledby="switch-title">
        <h2 class="panel-title" id="switch-title">
          You have an account already?
        </h2>
        <p class="panel-note">
          The saves on this device come along. Runs that were ranked stay with {account.name}, to whom nobody
          can return.
        </p>
        <SignInForm look="usual" onDone={({ name }) => say(`Welcome back, ${name}.`)} />
      </section>
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
    <section class="panel account-narrow" aria-labelledby="again-title">
      <h2 class="panel-title" id="again-title">
        Sign in again
      </h2>
      <p>Your saves are safe on this device. Sign in as {account.name} and they follow you again.</p>
      <SignInForm name={account.name} onDone={({ name }) => say(`Welcome back, ${name}.`)} />
      <div>
        <Button onPress={() => void goOnWithout()}>Go on without this account</Button>
      </div>
    </section>
  );
}
