import type { KnownAccount } from '@warren/client';
import { useState } from 'preact/hooks';
import { MyRuns } from '../boards/my-runs.js';
import { saveJson } from '../lib/files.js';
import { session } from '../online/account.js';
import accountCss from '../online/account.module.css';
import { KNOWN_PASSWORD, NEW_NAME, NEW_PASSWORD } from '../online/account-fields.js';
import { AccountForm, RegisterForm, SignInForm } from '../online/account-form.js';
import { startSync } from '../online/start-sync.js';
import { useAction } from '../online/use-answer.js';
import { useAccount, who } from '../online/who.js';
import { PageLayout } from '../routing/page-layout.js';
import pageLayoutCss from '../routing/page-layout.module.css';
import { Button, PrimaryButton } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.js';
import dialogCss from '../ui/dialog.module.css';
import { Panel } from '../ui/panel.js';
import { ToastList, useToasts } from '../ui/toast.js';
import { Trouble } from '../ui/trouble.js';
import { CodesPanel, FreshCodesPanel, RecoverForm, SessionsPanel } from './security-panels.js';
import { SyncPanel } from './sync-panel.js';

/** The account of the player: what the server stores of it, and how to change or end it. */
export function AccountPage() {
  const account = useAccount();
  const { toasts, say } = useToasts();
  const isNamed = account !== null && !account.guest && !account.lapsed;
  return (
    <PageLayout title={account === null || account.guest ? 'Account' : account.name} lead={leadOf(account)}>
      {(account === null || account.guest) && <EntryPanels key="entry" account={account} say={say} />}
      {isNamed && <FreshCodesPanel account={account} />}
      {account?.lapsed && <LapsedPanel account={account} say={say} />}
      <div class={pageLayoutCss.pageColumns}>
        <div class={pageLayoutCss.pageSide}>
          <SyncPanel />
          {isNamed && <SignOutPanel account={account} say={say} />}
          {isNamed && <SessionsPanel say={say} />}
          {isNamed && <DataPanel account={account} say={say} />}
        </div>
        <div class={pageLayoutCss.pageSide}>
          <MyRuns />
          {isNamed && <NamedPanels account={account} say={say} />}
          {account?.guest && <DataPanel account={account} say={say} />}
        </div>
      </div>
      <ToastList toasts={toasts} />
    </PageLayout>
  );
}

function leadOf(account: KnownAccount | null): string {
  if (account === null)
    return 'You can play without one. With a name and a password, saves, progress and ranks follow you to every device.';
  if (account.lapsed) return 'You have been signed out on this device.';
  if (account.guest) return 'A guest has everything but a way back from another device.';
  return 'Your saves, progress and ranks follow you to every device you sign in on.';
}

interface PanelProps {
  readonly account: KnownAccount;
  /** Says in a sentence what was done. */
  readonly say: (text: string) => void;
}

/**
 * Making an account, and signing in to one. Without an account the browser may become a guest at any moment, for what is played in
 * another tab: what they have typed here stays.
 */
function EntryPanels({ account, say }: Pick<PanelProps, 'say'> & { readonly account: KnownAccount | null }) {
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
          <p class={commonCss.soft}>
            The saves on this device come along. Runs uploaded as {account.name} stay under that name, and
            nobody can sign in to it again. To keep them as yours, create an account instead.
          </p>
        )}
        <SignInForm key="sign-in" look="usual" onDone={({ name }) => say(`Welcome back, ${name}.`)} />
        <RecoverForm key="recover" say={say} />
      </Panel>
    </div>
  );
}

/** The session has ended; what is here still belongs to the account. */
function LapsedPanel({ account, say }: PanelProps) {
  async function goOnWithout(): Promise<void> {
    const { engine } = await startSync();
    await engine.disown();
    who.set(null);
  }
  return (
    <Panel title="Sign in again" class={accountCss.accountNarrow}>
      <p>Your saves are safe on this device. Sign in as {account.name} and they follow you again.</p>
      <SignInForm name={account.name} onDone={({ name }) => say(`Welcome back, ${name}.`)} />
      <RecoverForm say={say} />
      <div>
        <Button onPress={() => void goOnWithout()}>Go on without this account</Button>
      </div>
    </Panel>
  );
}

const PASSWORD_FIELDS = [
  { ...KNOWN_PASSWORD, name: 'current', label: 'Current password' },
  { ...NEW_PASSWORD, name: 'next', label: 'New password' },
];

/** What the owner of a named account can change. */
function NamedPanels({ account, say }: PanelProps) {
  return (
    <>
      <Panel title="Name">
        <AccountForm
          key={account.name}
          fields={[NEW_NAME]}
          first={{ name: account.name }}
          submit="Change name"
          look="usual"
          onSubmit={({ name = '' }) => session.rename(name)}
          onDone={(renamed, { name }) => say(`You are ${renamed?.name ?? name} now.`)}
        />
      </Panel>
      <Panel title="Password">
        <AccountForm
          fields={PASSWORD_FIELDS}
          username={account.name}
          submit="Change password"
          look="usual"
          onSubmit={({ current = '', next = '' }) => session.changePassword({ current, next })}
          onDone={() => say('The password is changed. Every other device has to sign in again.')}
        />
      </Panel>
      <CodesPanel account={account} say={say} />
    </>
  );
}

/** Signing out takes the saves off this device: they are on the server, and the next player here may be another person. */
function SignOutPanel({ account, say }: PanelProps) {
  const { busy, trouble, run } = useAction(
    async () => {
      // What was played last goes up first.
      const { schedule } = await startSync();
      await schedule.atOnce();
      const answer = await session.signOut();
      if (answer.ok) return null;
      return answer.code === 'offline' ? 'Signing out needs a connection to the server.' : answer.message;
    },
    () => say('You are signed out.'),
  );
  return (
    <Panel title="On this device">
      <p class={commonCss.soft}>
        You are signed in as {account.name}. When you sign out, your saves leave this device and wait for you
        on the server.
      </p>
      <Trouble text={trouble} />
      <div>
        <Button onPress={run} disabled={busy}>
          {busy ? 'One moment ...' : 'Sign out'}
        </Button>
      </div>
    </Panel>
  );
}

/** Everything the server knows of one: to take along, or to be gone. */
function DataPanel({ account, say }: PanelProps) {
  const [asking, setAsking] = useState(false);
  const { trouble, run: takeAlong } = useAction(async () => {
    const answer = await session.exportData();
    if (!answer.ok)
      return answer.code === 'offline' ? 'This needs a connection to the server.' : answer.message;
    saveJson(answer.value, `warren-${account.name}`);
    return null;
  });
  return (
    <Panel title="Your data">
      <p class={commonCss.soft}>Saves, runs, recordings and levels, as the server keeps them.</p>
      <Trouble text={trouble} />
      <div class={accountCss.accountWays}>
        <Button onPress={takeAlong}>Download as a file</Button>
        <Button onPress={() => setAsking(true)}>Delete everything</Button>
      </div>
      {asking && <FarewellDialog account={account} say={say} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** Asks for the second time. */
function FarewellDialog({ account, say, onClose }: PanelProps & { readonly onClose: () => void }) {
  return (
    <Dialog title="Delete everything?" onCancel={onClose}>
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
          return session.deleteEverything(password ?? null, engine.forget);
        }}
        onDone={() => {
          onClose();
          say('Everything is deleted.');
        }}
      >
        <PrimaryButton onPress={onClose}>Keep it</PrimaryButton>
      </AccountForm>
    </Dialog>
  );
}
