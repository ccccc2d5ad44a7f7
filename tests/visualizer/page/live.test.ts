// Games that run elsewhere: attached over a web socket, and inside the page of an app.

import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { battleWithTestCards } from '../../../machines/battle/index.ts';
import { createGame } from '../../../machines/index.ts';
import { publish } from '../../../visualizer/session/index.ts';
import { openBrowser } from '../../browser/chromium.ts';
import { cardsIn, expectQuiet, openPage, spoken } from './open-page.ts';

const browser = await openBrowser();
afterAll(() => browser.close());

const newGame = () => createGame(battleWithTestCards, { sandbox: true, seed: 3 });

/** A publishing server, as an app would have one. */
const published = async (game: ReturnType<typeof newGame>) => {
  const publication = publish(game, 'a running game');
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((done) => server.once('listening', done));
  server.on('connection', (socket) => {
    for (const message of publication.history()) socket.send(JSON.stringify(message));
    publication.listen((message) => socket.send(JSON.stringify(message)));
  });
  return { address: `ws://127.0.0.1:${(server.address() as { port: number }).port}`, server };
};

describe('attaching', () => {
  it('late has the history, and follows from there', async () => {
    const game = newGame();
    const { address, server } = await published(game);
    game.submit({ type: 'SUMMON', seat: 0, card: 'Wisp' });
    const opened = await openPage(browser, { hash: `#attach=${encodeURIComponent(address)}` });
    const { page } = opened;
    await page.getByText('live', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('a running game');
    expect(await cardsIn(page, 0, 'Board')).toHaveLength(1);
    game.submit({ type: 'SUMMON', seat: 0, card: 'Loot Hoarder' });
    await expect.poll(() => cardsIn(page, 0, 'Board')).toHaveLength(2);
    // Who looks at the past stays there.
    await page.keyboard.press('Home');
    game.submit({ type: 'SUMMON', seat: 0, card: 'Wisp' });
    await expect.poll(() => spoken(page, 'Input')).toMatch(/^0 of 3/);
    expectQuiet(opened);
    await opened.close();
    server.close();
  });

  it('says so when the connection is lost', async () => {
    const { address, server } = await published(newGame());
    const { page, close } = await openPage(browser, { hash: `#attach=${encodeURIComponent(address)}` });
    await page.getByText('live', { exact: true }).waitFor();
    for (const client of server.clients) client.terminate();
    await page.getByText(`The connection to ${address} is closed.`).waitFor();
    await close();
    server.close();
  });
});

describe('<game-inspector>', () => {
  it('shows a game inside the page of an app, as it goes on', async () => {
    const built = await build({
      configFile: join(import.meta.dirname, '../../../visualizer/page/element.config.ts'),
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        lib: { entry: join(import.meta.dirname, 'embedding-app.ts'), formats: ['es'], fileName: () => 'app.js' },
      },
    });
    const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
    const script = output[0].code.replaceAll('</script', '<\\/script');
    const html = `<!doctype html><html lang="en"><title>An app</title><h1>An app</h1><script type="module">${script}</script></html>`;
    const opened = await openPage(browser, { html });
    const { page } = opened;
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe('An app');
    expect(await cardsIn(page, 0, 'Board')).toEqual([]);
    await page.getByRole('button', { name: 'Summon', exact: true }).click();
    await expect.poll(() => cardsIn(page, 0, 'Board')).toHaveLength(1);
    await page.getByRole('group', { name: /^turn\.main, active/ }).waitFor();
    // Its keys work inside of it, and not outside.
    await page.getByRole('button', { name: 'Summon', exact: true }).press('Home');
    expect(await spoken(page, 'Input')).toMatch(/^1 of 1/);
    await page.getByRole('tab', { name: 'Play' }).press('Escape');
    await page.getByRole('button', { name: 'Keys' }).press('Home');
    expect(await spoken(page, 'Input')).toMatch(/^0 of 1/);
    expectQuiet(opened);
    await opened.close();
  });
});
