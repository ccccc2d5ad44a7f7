// A real browser for tests of pages: Chromium from a package, so that the test command needs no other set-up.

import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

/** A page that is closed would take a browser of one process down with it. */
const args = chromium.args.filter((argument) => argument !== '--single-process' && argument !== '--no-zygote');

/** Starts Chromium without a window. Close it when done. */
export const openBrowser = async (): Promise<Browser> =>
  driver.launch({ executablePath: await chromium.executablePath(), args, headless: true });
