// What people do who cannot see the page, or hold no mouse.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** All rules are checked, but what passes is not written out: that would take longer than to check it. */
const CHECK = "axe.run({ resultTypes: ['violations'] })";

/** Serious and critical faults only. */
export const seriousFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(CHECK)) as { violations: readonly Violation[] };
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
};

/** Presses Tab until the element that has the focus is called so. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: at } = document;
      return (
        at?.getAttribute('aria-label') ?? (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? at?.textContent
      );
    });
    if (name.test(focused ?? '')) return;
  }
  throw new Error(`Tab never came to ${name}.`);
};
