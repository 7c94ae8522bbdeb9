import { onDatabase, runCommand } from '../../store/db/runCommand';
import { walkForward } from './calibration';
import { calibrationTable } from './calibrationTable';
import { type Game, gamesOfDatabase, gamesOfFiles } from './games';

const usage = `Usage: npm run model -- calibrate [FILE…]
Judges the model on files of football-data.co.uk and on the NBA archive of Sportsbook Review, or with none on what the
database holds.`;

runCommand(async ([command, ...files]) => {
  if (command !== 'calibrate') throw new Error(usage);
  const games: Game[] = files.length ? gamesOfFiles(files) : await onDatabase(gamesOfDatabase);
  for (const sport of ['football', 'basketball'] as const) {
    const forecasts = walkForward(games.filter((game) => game.sport === sport));
    if (forecasts.size > 0) console.log(`## ${sport}\n\n${calibrationTable(forecasts)}\n`);
  }
});
