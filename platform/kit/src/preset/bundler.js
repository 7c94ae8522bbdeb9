import { resolve } from 'node:path';

/**
 * Converts the output of Rollup, Vite or Rolldown to a `Bundle`.
 * @throws if it is more than one script.
 */
export function fromRollup(result) {
  const { output } = [result].flat()[0];
  const [chunk, more] = output;
  if (more || chunk.type !== 'chunk')
    throw new Error(
      `a remote is one script, with its styles and pictures in it; there is ${(more ?? chunk).fileName} too`,
    );
  const modules = Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([path, { renderedLength }]) => [path.replace(/\?.*$/, ''), renderedLength]);
  return {
    code: chunk.code,
    modules: Object.fromEntries(modules),
    imports: chunk.importedBindings,
  };
}

/**
 * Converts the output of esbuild, run with `metafile: true` and `write: false`, to a `Bundle`.
 * @throws if it is more than one script.
 */
export function fromEsbuild({ outputFiles, metafile }, directory) {
  const [file, more] = outputFiles;
  if (more)
    throw new Error(
      `a remote is one script, with its styles and pictures in it; there is ${more.path} too`,
    );
  const [output] = Object.values(metafile.outputs);
  const inside = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const modules = inside.map(([path, { bytesInOutput }]) => [
    resolve(directory, path),
    bytesInOutput,
  ]);
  return { code: file.text, modules: Object.fromEntries(modules) };
}
