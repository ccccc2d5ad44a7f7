// The seeds of the whole games that are played on both roads side by side: the same in every run, so that a failure can
// be repeated. 25 of each kind in CI; `GAMES=200` plays more.

export const GAMES = Number(process.env.GAMES ?? 25);
export const SEEDS = Array.from({ length: GAMES }, (_, index) => index + 1);
