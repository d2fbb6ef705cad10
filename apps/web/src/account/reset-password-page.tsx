import { useState } from 'preact/hooks';
import accountCss from '../online/account.module.css';
import { NEW_PASSWORD } from '../online/account-fields.js';
import { AccountForm } from '../online/account-form.js';
import { api } from '../online/api.js';
import { LinkButtons } from '../routing/link.js';
import { PageLayout } from '../routing/page-layout.js';
import { Panel } from '../ui/panel.js';

const FIELDS = [{ ...NEW_PASSWORD, label: 'New password' }];
const WAYS = [{ to: '/account', title: 'Sign in' }];

/** Sets a new password by a link of the operator. The token stands behind the #, which browsers keep to themselves. */
export function ResetPasswordPage() {
  // Read once: it is taken out of the address, so that it stays in no history.
  const [token] = useState(takeToken);
  const [done, setDone] = useState(false);
  return (
    <PageLayout title="A new password" lead="This link works once. It signs you out on every device.">
      <Panel title={done ? 'It is set' : 'Choose a password'} class={accountCss.accountNarrow}>
        {done && <p role="status">Your password is changed. Sign in with it.</p>}
        {!done && token === '' && (
          <p>A part of the link was lost on its way. Please open it as it was given to you.</p>
        )}
        {!done && token !== '' && (
          <AccountForm
            fields={FIELDS}
            submit="Set the password"
            onSubmit={({ password = '' }) => api.call('resetPassword', { body: { token, password } })}
            onDone={() => setDone(true)}
          />
        )}
        {done && <LinkButtons ways={WAYS} />}
      </Panel>
    </PageLayout>
  );
}

function takeToken(): string {
  const token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : '';
}
