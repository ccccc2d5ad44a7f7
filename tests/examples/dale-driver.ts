// Plays Dale through the page: clicks what is lit, for every person at the screen.

import type { Page } from 'playwright-core';

export interface Played {
  clicks: number;
  /** How often somebody at the screen was asked in the owl state. */
  owls: number;
  curtains: number;
}

const CURTAIN = '.curtain .primary';
const OWL_EFFECT = '.panel.own .effect';
const HAND = '.own .hand .piece';
const BUILD = '[data-lit="BUILD"]';
const PURCHASE = '[data-lit="PURCHASE"]';
const INVENTORY = '[data-lit="INVENTORY"]';
const WANTED = '.market .slot [data-lit="card"]';

/** What is clicked wherever it is there, the first of these. Owls are voted for, so that they come into play. */
const AT_ONCE: readonly string[] = [
  CURTAIN,
  '[data-offer="owls"][aria-pressed="false"]',
  '[data-lit="send"]',
  ...['offer', 'answer', 'RESOLVE', 'USE', 'SKIP_BUILD', 'END_TURN'].map((what) => `[data-lit="${what}"]`),
  INVENTORY,
];

/** What is in the page: every look costs a way there and back, so one look takes in all. */
interface Seen {
  /** Which of `AT_ONCE` there is first. */
  readonly first: string | undefined;
  readonly hasOwlEffect: boolean;
  readonly canBuild: boolean;
  readonly canBuy: boolean;
  readonly isSomethingForSale: boolean;
  readonly stacks: number;
  readonly hand: readonly { readonly value: string; readonly isLit: boolean }[];
}

/** A person at the screen who clicks what is lit. */
export class DalePlayer {
  readonly #page: Page;
  readonly played: Played = { clicks: 0, owls: 0, curtains: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  /** One decision of whoever is at the screen. False if nobody there has one. */
  async act(): Promise<boolean> {
    const seen = await this.#look();
    const { first } = seen;
    if (first === undefined) return false;
    if (seen.hasOwlEffect) this.played.owls += 1;
    if (first === CURTAIN) this.played.curtains += 1;
    if (first !== INVENTORY) await this.#click(first);
    else if (!(await this.#builds(seen)) && !(await this.#buys(seen))) await this.#takesInventory();
    return true;
  }

  #look(): Promise<Seen> {
    const selectors = { first: AT_ONCE, hand: HAND, effect: OWL_EFFECT, build: BUILD, buy: PURCHASE, wanted: WANTED };
    return this.#page.evaluate((named) => {
      // biome-ignore lint/suspicious/noExplicitAny: it runs in the page
      const { document } = globalThis as any;
      return {
        first: named.first.find((selector) => document.querySelector(selector) !== null),
        hasOwlEffect: document.querySelector(named.effect) !== null,
        canBuild: document.querySelector(named.build) !== null,
        canBuy: document.querySelector(named.buy) !== null,
        isSomethingForSale: document.querySelector(named.wanted) !== null,
        stacks: document.querySelectorAll('.own .stall li:not(.empty)').length,
        // biome-ignore lint/suspicious/noExplicitAny: it runs in the page
        hand: [...document.querySelectorAll(named.hand)].map((card: any) => ({
          value: card.querySelector('.cost').textContent,
          isLit: card.dataset.lit === 'card',
        })),
      };
    }, selectors);
  }

  async #click(selector: string, nth = 0): Promise<void> {
    this.played.clicks += 1;
    await this.#page.locator(selector).nth(nth).click();
  }

  /** With one card, if one is enough: whose value is the number of the stack. */
  async #builds({ hand, stacks }: Seen): Promise<boolean> {
    const nth = hand.findIndex(({ value }) => value === String(stacks + 1));
    if (nth < 0) return false;
    await this.#click(HAND, nth);
    const { canBuild } = await this.#look();
    return this.#finish(canBuild, BUILD);
  }

  /** The first card of the market that can be bought, with cards that are lit for it. */
  async #buys({ isSomethingForSale }: Seen): Promise<boolean> {
    if (!isSomethingForSale) return false;
    await this.#click(WANTED);
    let seen = await this.#look();
    for (let nth = 0; nth < seen.hand.length && !seen.canBuy; nth += 1) {
      if (seen.hand[nth]?.isLit !== true) continue;
      await this.#click(HAND, nth);
      seen = await this.#look();
    }
    return this.#finish(seen.canBuy, PURCHASE);
  }

  async #takesInventory(): Promise<void> {
    await this.#click(HAND);
    await this.#click(INVENTORY);
  }

  /** Does it if it can be done with what is picked, and lets go of the cards otherwise. */
  async #finish(canBeDone: boolean, action: string): Promise<boolean> {
    if (canBeDone) await this.#click(action);
    else await this.#page.keyboard.press('Escape');
    return canBeDone;
  }
}
