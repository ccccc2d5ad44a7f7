// An app of somebody else with an inspector on its page.

import { battleWithTestCards } from '../../../machines/battle/index.ts';
import { createGame } from '../../../machines/index.ts';
import { GameInspector } from '../../../visualizer/page/element.tsx';

const game = createGame(battleWithTestCards, { sandbox: true, seed: 3 });
const summon = document.createElement('button');
summon.textContent = 'Summon';
summon.onclick = () => void game.submit({ type: 'SUMMON', seat: 0, card: 'Wisp' });
const inspector = new GameInspector();
inspector.game = game;
document.body.append(summon, inspector);
