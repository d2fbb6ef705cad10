import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeOptions {
  /** Where the page's time is in the test's hand, it has to be let go by while axe looks around. */
  readonly still?: boolean;
}

/** What axe finds wrong, a line each. */
export async function violations(page: Page, { still = false }: AxeOptions = {}): Promise<string[]> {
  await page.evaluate(AXE);
  let done = false;
  const looking = page
    .evaluate(() => {
      const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      return axe.run({ runOnly: { type: 'tag', values: tags } });
    })
    .finally(() => {
      done = true;
    });
  while (still && !done) await page.clock.runFor(50);
  const found = (await looking).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Looks at both themes, one after the other, on the same page. */
export async function expectNoBarrier(page: Page, options: AxeOptions = {}): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await violations(page, options)]).toEqual([colorScheme, []]);
  }
}
