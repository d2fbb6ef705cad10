import type { KnownAccount } from '@warren/client';
import { MyRuns } from '../boards/my-runs.js';
import accountCss from '../online/account.module.css';
import { useAccount } from '../online/who.js';
import { PageLayout } from '../routing/page-layout.js';
import pageLayoutCss from '../routing/page-layout.module.css';
import { ToastList, useToasts } from '../ui/toast.js';
import { DataPanel } from './data-panel.js';
import { EntryPanels, LapsedPanel } from './entry-panels.js';
import { NamedPanels, SignOutPanel } from './named-panels.js';
import { SyncPanel } from './sync-panel.js';

/** The account of the player: what the server stores of it, and how to change or end it. */
export function AccountPage() {
  const account = useAccount();
  const { toasts, say } = useToasts();
  const isNamed = account !== null && !account.guest && !account.lapsed;
  return (
    <PageLayout title={account === null || account.guest ? 'Account' : account.name} lead={leadOf(account)}>
      {(account === null || account.guest) && <EntryPanels key="entry" account={account} say={say} />}
      {account?.lapsed && <LapsedPanel account={account} say={say} />}
      <div class={pageLayoutCss.pageColumns}>
        <div class={accountCss.accountSide}>
          <SyncPanel />
          {isNamed && <SignOutPanel account={account} say={say} />}
          {isNamed && <DataPanel account={account} say={say} />}
        </div>
        <div class={accountCss.accountSide}>
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
