import { DatabaseSync } from '@photostructure/sqlite';

export async function writeBackup(file: string, path: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    source.prepare('vacuum into ?').run(path);
  } finally {
    source.close();
  }
}
