// A real browser for tests of pages: Chromium from a package, so that the test command needs no other set-up.

import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/** Starts Chromium without a window. Close it when done. */
export const openBrowser = async (): Promise<Browser> =>
  driver.launch({ executablePath: await chromium.executablePath(), args: chromium.args, headless: true });
