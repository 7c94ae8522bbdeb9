import { UsageError } from '../../commands/commandLine';
import { onDatabase, runCommand } from '../../commands/runCommand';
import { walkForward } from './calibration';
import { calibrationTable } from './calibrationTable';
import { type Game, gamesOfDatabase, gamesOfFiles } from './games';

const usage = `Usage: npx scoreline model calibrate [FILE…]
Judges the model on files of football-data.co.uk and on the NBA archive of Sportsbook Review, or with none on what the
database holds.
Example: npx scoreline model calibrate E0.csv`;

runCommand(usage, async ([command, ...files]) => {
  if (command !== 'calibrate') throw new UsageError(usage);
  const games: Game[] = files.length ? gamesOfFiles(files) : await onDatabase(gamesOfDatabase);
  for (const sport of ['football', 'basketball'] as const) {
    const forecasts = walkForward(games.filter((game) => game.sport === sport));
    if (forecasts.size > 0) console.log(`## ${sport}\n\n${calibrationTable(forecasts)}\n`);
  }
});
