import { openBrowser } from '../../platform/commands/contract/browser';
import { checkAll } from './check';
import { readOptions } from './options';

try {
  const options = readOptions(process.argv.slice(2));
  const browser = await openBrowser();
  try {
    const broken = await checkAll(browser, options, (line) => console.log(line));
    console.log(broken === 0 ? 'The page keeps the list.' : `${broken} lines are not kept.`);
    process.exitCode = broken === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
