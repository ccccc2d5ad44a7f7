import { afterAll, expect, it } from 'vitest';
import { openBrowser } from './chromium.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

it('shows a page and runs its script', async () => {
  const page = await browser.newPage();
  await page.setContent('<button onclick="this.textContent = 1 + 1">count</button>');
  await page.getByRole('button').click();
  expect(await page.getByRole('button').textContent()).toBe('2');
});
