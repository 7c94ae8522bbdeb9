// @ts-check
import { Command } from 'commander';

import { groups } from './commands.mjs';

const exitCodes = `
Every command says more with --help.
Exit codes: 0 done, 1 failed or refused, 2 not understood.`;

/** The command line of `scoreline`. Each command parses the arguments after its name itself. */
export function createProgram() {
  const program = new Command('scoreline')
    .usage('COMMAND [arguments]')
    .addHelpText('after', exitCodes)
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .helpCommand(false)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
    .enablePositionalOptions();
  for (const [heading, commands] of Object.entries(groups)) {
    program.commandsGroup(`${heading}:`);
    for (const [name, { summary, run, help }] of Object.entries(commands)) {
      const command = program
        .command(name)
        .description(summary)
        .argument('[arguments...]')
        .allowUnknownOption()
        .passThroughOptions()
        .action(run);
      if (help) command.addHelpText('after', `\n${help}`);
      else command.helpOption(false);
    }
  }
  return program;
}
