import { testWholeGames } from '../../helpers/dale-whole-games.ts';

testWholeGames(3);
