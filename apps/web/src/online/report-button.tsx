import { LIMITS } from '@warren/protocol/client';
import { useState } from 'preact/hooks';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import dialogCss from '../ui/dialog.module.css';
import { session } from './account.js';
import type { FormField } from './account-fields.js';
import { AccountForm } from './account-form.js';
import { api } from './api.js';

export interface ReportButtonProps {
  readonly about: 'run' | 'name';
  readonly run: string;
  /** The player it is about. */
  readonly name: string;
  readonly look?: 'usual' | 'plain';
  readonly class?: string;
}

const TEXT: FormField = {
  name: 'text',
  label: 'What is wrong?',
  kind: 'text',
  autocomplete: 'off',
  hint: `For those who run this server. At most ${LIMITS.reportText} characters.`,
  check(text) {
    if (text.trim() === '') return 'Say what is wrong.';
    return [...text].length > LIMITS.reportText ? `At most ${LIMITS.reportText} characters.` : null;
  },
};

/** Tells those who run the server about a run, or about a name. */
export function ReportButton({ about, run, name, look = 'usual', class: own = '' }: ReportButtonProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const what = about === 'run' ? 'this run' : `the name ${name}`;
  return (
    <>
      <Button
        look={look}
        class={own}
        label={`Report ${about === 'run' ? `this run of ${name}` : what}`}
        disabled={state === 'sent'}
        onPress={() => setState('open')}
      >
        {state === 'sent' ? 'Reported' : 'Report'}
      </Button>
      {state === 'open' && (
        <Dialog title={`Report ${what}?`} onCancel={() => setState('closed')}>
          <AccountForm
            fields={[TEXT]}
            submit="Send the report"
            onSubmit={async ({ text = '' }) => {
              // A report needs an account; a guest has one.
              const known = await session.ensure();
              return known.ok ? api.call('report', { body: { about, run, text } }) : known;
            }}
            onDone={() => setState('sent')}
          >
            <Button onPress={() => setState('closed')}>Cancel</Button>
          </AccountForm>
          <p class={dialogCss.dialogText}>Your name is told to them, and to nobody else.</p>
        </Dialog>
      )}
    </>
  );
}
