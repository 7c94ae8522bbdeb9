import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

import { describe, expect, it } from '@jest/globals';
import { build, type Plugin } from 'esbuild';

import { leaveOut } from './leaveOut.js';
import { leftOut } from './libraries.js';

describe('leaveOut', () => {
  it('has functions and variables of the top level give their values', () => {
    const source = 'function far() { return long(); }\nvar near = 1, list = "a b".split(" ");';
    expect(leaveOut(source, { gives: { far: 'null', list: '[]' } })).toBe(
      'function far() { return null; }\nvar near = 1, list = [];',
    );
  });

  it('leaves what is of the same name inside a function', () => {
    const inside = 'function outer() { var far = 1; }\nfunction other() { function far() {} }\n';
    const source = `${inside}var far = 2;`;
    expect(leaveOut(source, { gives: { far: 'null' } })).toBe(`${inside}var far = null;`);
  });

  it('reads a variable as its one value, where it is one', () => {
    const source =
      'var busy = no; busy = yes; if (busy && a.busy) b({ busy: busy });\nfunction c(busy) { return busy; }';
    expect(leaveOut(source, { reads: { busy: 'false' } })).toBe(
      'var busy = no; busy = yes; if (false && a.busy) b({ busy: false });\nfunction c(busy) { return busy; }',
    );
  });

  it('reads a property as its one value, and still does what its object takes', () => {
    const source = 'a.b.wet = 1; if (a.b.wet) c(next().wet);';
    expect(leaveOut(source, { reads: { '.wet': 'null' } })).toBe(
      'a.b.wet = 1; if (null) c((next(), null));',
    );
  });

  it('leaves out exports and methods', () => {
    const source = 'exports.one = f; exports.two = g;\nclass A { one() {} two() {} }';
    expect(leaveOut(source, { without: ['exports.one', 'A.two'] })).toBe(
      ' exports.two = g;\nclass A { one() {}  }',
    );
  });

  it.each([{ gives: { far: 'null' } }, { reads: { far: 'null' } }, { without: ['A.far'] }])(
    'fails for %j, which the library does not have',
    (parts) => {
      const source = 'class A { near() { const close = 1; return close; } }';
      expect(() => leaveOut(source, parts)).toThrow(/The library has no .*far/);
    },
  );
});

describe.each(Object.entries(leftOut))('%s', (path, parts) => {
  const file = join(process.cwd(), 'node_modules', path);
  const without: Plugin = {
    name: 'without',
    setup: ({ onLoad }) =>
      onLoad({ filter: /./ }, ({ path }) =>
        path === file ? { contents: leaveOut(readFileSync(file, 'utf8'), parts) } : null,
      ),
  };

  it('has all that is left out', () => {
    const library = readFileSync(file, 'utf8');
    expect(leaveOut(library, parts).length).toBeLessThan(library.length);
  });

  it('runs without it', async () => {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      conditions: ['production'],
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [without],
    });
    const module = { exports: {} };
    const run = compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require']);
    run(module, module.exports, require);
    expect(Object.keys(module.exports)).not.toEqual([]);
  });
});
