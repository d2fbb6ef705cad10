import type { KnownAccount } from '@warren/client';
import type { SessionInfo } from '@warren/protocol/client';
import { useState } from 'preact/hooks';
import { Skeleton } from '../leaderboard/asking.js';
import { shortDay, timeAgo } from '../lib/format.js';
import { session } from '../online/account.js';
import { type FormField, KNOWN_NAME, KNOWN_PASSWORD, NEW_PASSWORD } from '../online/account-fields.js';
import { AccountForm } from '../online/account-form.js';
import { api } from '../online/api.js';
import { forgetCodes, freshCodes, useFreshCodes } from '../online/fresh-codes.js';
import { RecoveryCodes } from '../online/recovery-codes.js';
import { startSync } from '../online/start-sync.js';
import { useAction, useAnswer } from '../online/use-answer.js';
import { Button, PrimaryButton } from '../ui/button.js';
import commonCss from '../ui/common.module.css';
import { Panel } from '../ui/panel.js';
import { Trouble } from '../ui/trouble.js';
import css from './security-panels.module.css';

interface Saying {
  /** Says in a sentence what was done. */
  readonly say: (text: string) => void;
}

/** Codes that were told just now, until the player has put them away. */
export function FreshCodesPanel({ account }: { readonly account: KnownAccount }) {
  const codes = useFreshCodes(account);
  if (codes.length === 0) return null;
  return (
    <Panel title="Your recovery codes">
      <RecoveryCodes codes={codes} />
      <div>
        <PrimaryButton onPress={forgetCodes}>I have kept them</PrimaryButton>
      </div>
    </Panel>
  );
}

/** Makes recovery codes anew. */
export function CodesPanel({ account, say }: Saying & { readonly account: KnownAccount }) {
  return (
    <Panel title="Recovery codes">
      <p class={commonCss.soft}>
        A code sets a new password if you forget yours. New codes make the old ones worthless.
      </p>
      <AccountForm
        fields={[KNOWN_PASSWORD]}
        username={account.name}
        submit="Make new codes"
        look="usual"
        onSubmit={({ password = '' }) => session.newRecoveryCodes(password)}
        onDone={({ codes }) => {
          freshCodes.set({ accountId: account.id, codes });
          say('Your new codes are at the top of this page.');
        }}
      />
    </Panel>
  );
}

/** Where the account is signed in, and the way out everywhere. */
export function SessionsPanel({ say }: Saying) {
  const { asked } = useAnswer('sessions', (signal) => api.call('sessions', {}, { signal }));
  const { busy, trouble, run } = useAction(
    async () => {
      // What was played last goes up first.
      const { schedule } = await startSync();
      await schedule.atOnce();
      const answer = await session.signOutEverywhere();
      if (answer.ok) return null;
      return answer.code === 'offline' ? 'Signing out needs a connection to the server.' : answer.message;
    },
    () => say('You are signed out on every device.'),
  );
  return (
    <Panel title="Where you are signed in">
      {asked.state === 'asking' && <Skeleton label="Fetching the sessions" rows={1} />}
      {asked.state === 'failed' && <Trouble text={asked.failure.message} />}
      {asked.state === 'here' && (
        <ul class={css.sessions}>
          {asked.value.sessions.map((each, index) => (
            <SessionRow key={index} session={each} />
          ))}
        </ul>
      )}
      <Trouble text={trouble} />
      <div>
        <Button onPress={run} disabled={busy}>
          {busy ? 'One moment ...' : 'Sign out everywhere'}
        </Button>
      </div>
    </Panel>
  );
}

function SessionRow({ session: { device, createdAt, seenAt, current } }: { readonly session: SessionInfo }) {
  return (
    <li>
      <span>{device === '' ? 'An unknown device' : device}</span>
      <span class={commonCss.soft}>
        {current ? 'this one' : `last used ${timeAgo(seenAt, Date.now())}`}, since {shortDay(createdAt)}
      </span>
    </li>
  );
}

const CODE: FormField = {
  name: 'code',
  label: 'Recovery code',
  kind: 'text',
  autocomplete: 'off',
  check: (text) => (text.trim() === '' ? 'Type one of your recovery codes.' : null),
};

/** For who has forgotten the password: a code sets a new one. */
export function RecoverForm({ say }: Saying) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <div>
        <Button look="plain" onPress={() => setOpen(true)}>
          I forgot my password
        </Button>
      </div>
    );
  }
  return (
    <section class={commonCss.stack} aria-label="Set a new password">
      <p class={commonCss.soft}>
        One of your recovery codes sets a new password, and signs you out everywhere else. Without a code, ask
        those who run this server for a link.
      </p>
      <AccountForm
        fields={[KNOWN_NAME, CODE, { ...NEW_PASSWORD, label: 'New password' }]}
        submit="Set the password"
        look="usual"
        onSubmit={({ name = '', code = '', password = '' }) => session.recover({ name, code, password })}
        onDone={({ name }) => say(`Welcome back, ${name}. Your password is changed.`)}
      >
        <Button onPress={() => setOpen(false)}>Cancel</Button>
      </AccountForm>
    </section>
  );
}
