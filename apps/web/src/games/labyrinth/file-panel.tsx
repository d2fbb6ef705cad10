import type { ComponentChildren } from 'preact';
import { saveFile } from '../../lib/files.js';
import { Button } from '../../ui/button.js';
import commonCss from '../../ui/common.module.css';
import { RefusedLines, type RefusedLinesProps } from '../../ui/file-chooser.js';
import { Icon } from '../../ui/icon.js';
import { Panel } from '../../ui/panel.js';

/** What came of a file: a sentence, and the lines that were not read. */
export interface FileReport extends RefusedLinesProps {
  readonly said: string;
}

export const NO_REPORT: FileReport = { said: '', refused: [] };

interface FilePanelProps {
  readonly title: string;
  readonly note: ComponentChildren;
  readonly report: FileReport;
  /** The ways to save files and to take them in. */
  readonly children: ComponentChildren;
}

/** Something of Labyrinth as files, with what came of the last one. */
export function FilePanel({ title, note, report: { said, refused }, children }: FilePanelProps) {
  return (
    <Panel title={title}>
      <p class={commonCss.soft}>{note}</p>
      <div class={commonCss.bar}>{children}</div>
      <p role="status">{said}</p>
      <RefusedLines refused={refused} />
    </Panel>
  );
}

interface ExportButtonProps {
  readonly name: string;
  readonly content: () => string;
  readonly children: string;
}

/** Saves a text as a file. */
export function ExportButton({ name, content, children }: ExportButtonProps) {
  return (
    <Button onPress={() => saveFile({ content: content(), name, type: 'text/plain' })}>
      <Icon name="icon-save" />
      {children}
    </Button>
  );
}
