import { runCheck } from './checking';
import type { Options } from './options';
import { openProject, type Project } from './project';
import {
  runCanary,
  runHistory,
  runPromote,
  runRollback,
  runStage,
  runUpload,
  runWithdraw,
} from './releasing';
import { runCreate, runWork } from './working';

type Say = (line: string) => void;
type Work = (options: Options, project: Project, say: Say) => Promise<void>;

interface Command {
  help: string;
  run(options: Options, directory: string, say: Say): Promise<void>;
}

/** A command about the remote in the current folder. */
const about = (work: Work, help: string): Command => ({
  help,
  run: (options, directory, say) => work(options, openProject(directory), say),
});

export const commands: Record<string, Command> = {
  create: {
    help: 'create NAME [--owner O] [--path /P]  make this folder the repository of a new remote',
    run: runCreate,
  },
  dev: about(
    runWork,
    'dev [--port 3001] [--against URL]  the remote with recorded data, or inside a running site',
  ),
  check: about(
    runCheck,
    'check                       format, types, tests, and what the registry asks of it',
  ),
  upload: about(
    runUpload,
    'upload                      build and give to the registry; no page runs it yet',
  ),
  stage: about(
    runStage,
    'stage [BUILD] [--days 7] [--site URL] [--print|--json]  upload, and a link that shows testers the site with it; --end ends links',
  ),
  preview: about(
    (options, project, say) => runPromote(options, project, say, options.env ?? 'preview'),
    'preview [BUILD]             everybody on the preview environment',
  ),
  canary: about(
    runCanary,
    'canary [BUILD] --percent P [--guard visits=N,failures=P,loading=P,tail=P|off=WHY|usual]  a share of the devices, beside canaries of other remotes; --percent 0 ends it',
  ),
  promote: about(runPromote, 'promote [BUILD]             everybody'),
  rollback: about(runRollback, 'rollback                    the build before'),
  withdraw: about(runWithdraw, 'withdraw                    no page has the remote any more'),
  history: about(runHistory, 'history                     who released what of it, and why'),
  help: {
    help: 'help                        this list',
    run: (_options, _directory, say) => {
      say(
        'remote-kit COMMAND [--registry URL --token FILE --key FILE] [--brand B]… [--env E] [--reason TEXT] [--approval FILE]',
      );
      for (const { help } of Object.values(commands)) say(`  ${help}`);
      return Promise.resolve();
    },
  },
};
