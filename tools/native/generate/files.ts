import { fileURLToPath } from 'node:url';

import { asJava } from './java';
import { asJson } from './model';
import { asSwift } from './swift';

const examples = new URL('../../../examples/native/', import.meta.url);

/** The generated files of the shells, by their paths. */
export const generatedFiles = (): Record<string, string> => ({
  [path('linux/bridge.json')]: asJson(),
  [path('ios/Sources/ScorelineShell/Bridge.generated.swift')]: asSwift(),
  [path('android/java/example/scoreline/BridgeContract.java')]: asJava(),
});

const path = (name: string) => fileURLToPath(new URL(name, examples));
