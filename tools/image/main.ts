import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

import { root as project } from '../run/children.mjs';
import { dataFolder } from '../run/dataFolder.mjs';
import { freePort } from '../run/ports.mjs';
import { clusterParent } from '../run/service/postgres.mjs';
import { makeBase } from './base';
import { startIn, type Place } from './container';
import { execute } from './execute';
import { bytesAbove, contains, filesWithKeys, isEmpty, layersOf, packagesIn } from './layers';
import { npmMounts } from './npm';

/*
 * Builds the image and runs it against the PostgreSQL of TEST_DATABASE_URL. Prints sizes and times. Exits with 1 if the image
 * breaks a promise of docs/operators/containers.md, and with 69 if this machine permits no build. Times are not limited.
 */

const faults: string[] = [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
const expect = (holds: boolean, fault: string) => void (holds || faults.push(fault));

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await work();
  say(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  return result;
}

const folder = dataFolder('scoreline-image', clusterParent());
const inFolder = (name: string) => join(folder, name);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const mostBytes = 250e6;

const buildah = (...args: string[]) =>
  execute(
    'buildah',
    [
      ...['--storage-driver', 'vfs', '--root', inFolder('store'), '--runroot', inFolder('run')],
      ...args,
    ],
    { env: { ...process.env, TMPDIR: folder } },
  );
const build = (...args: string[]) =>
  buildah('build', '--quiet', '--format', 'docker', '--isolation', 'chroot', ...args);

/** A secret in each file that an operator may have in the working tree. */
const secret = `planted-${randomBytes(12).toString('hex')}`;
const secretFiles = ['.env', 'site.env', 'deploy/site.env', 'server/.env', '.data/keys/root.key'];

/** A copy of the working tree, as git would commit it, with secrets in it. */
async function makeContext(context: string): Promise<void> {
  await mkdir(context);
  const list = 'git ls-files -z --cached --others --exclude-standard';
  const copy = `${list} | tar --null --files-from=- --ignore-failed-read -c | tar -x -C "$0"`;
  await execute('sh', ['-c', copy, context], { cwd: project });
  for (const name of secretFiles) {
    await mkdir(dirname(join(context, name)), { recursive: true });
    await writeFile(join(context, name), `SECRET=${secret}\n`);
  }
}

async function buildBase(): Promise<void> {
  const [base, file] = [inFolder('base'), inFolder('Base')];
  await timed('base', () => makeBase(base));
  await writeFile(
    file,
    'FROM scratch\nCOPY . /\nENV PATH=/usr/local/bin:/usr/bin:/bin\nRUN node --version\n',
  );
  await build('--file', file, '--tag', 'localhost/base', base);
}

async function buildImage(): Promise<void> {
  const context = inFolder('context');
  await makeContext(context);
  const mounts = await npmMounts();
  await timed('build', () =>
    build(
      ...['--jobs', '2', '--network', 'host', ...mounts],
      ...['--build-arg', 'NODE_IMAGE=localhost/base', '--tag', 'localhost/scoreline'],
      ...['--file', join(context, 'deploy/Dockerfile'), context],
    ),
  );
}

/** Writes the layers as a registry would store them. */
async function layersIn(image: string) {
  const target = inFolder(`${image}-layers`);
  await buildah('push', '--quiet', '--disable-compression', `localhost/${image}`, `dir:${target}`);
  return layersOf(target);
}

interface Inspected {
  Docker: {
    config: { Env: string[]; User: string; WorkingDir: string; Cmd: string[]; StopSignal: string };
  };
}

const inspect = async () => {
  const text = await buildah('inspect', '--type', 'image', 'localhost/scoreline');
  expect(!text.includes(secret), 'the image’s history has a planted secret');
  return (JSON.parse(text) as Inspected).Docker.config;
};

/** Checks sizes, secrets and the bill of materials. Returns the unpacked image. */
async function examine(): Promise<string> {
  const [base, layers] = [await layersIn('base'), await layersIn('scoreline')];
  const above = bytesAbove(layers, base);
  say(`layers above the base: ${layers.length - base.length}, ${megabytes(above)}`);
  expect(above <= mostBytes, `it has ${megabytes(above)} above its base`);
  const unpacked = inFolder('unpacked');
  await mkdir(unpacked);
  for (const { file } of layers) {
    expect(!(await contains(file, secret)), `a planted secret is in ${file}`);
    await execute('tar', ['-xf', file, '-C', unpacked]);
  }
  expect(
    await contains(layers.at(-1)!.file, 'server/dist/main.js'),
    'the search finds nothing in a layer',
  );
  for (const file of ['root/.npmrc', 'usr/local/etc/npmrc', 'etc/ssl/certs/ca-certificates.crt'])
    expect(await isEmpty(join(unpacked, file)), `${file} of the build’s machine is in the image`);
  for (const file of await filesWithKeys(join(unpacked, 'app'))) faults.push(`a key in ${file}`);

  const app = join(unpacked, 'app');
  const bill = JSON.parse(await readFile(join(app, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; group?: string; version: string }[];
  };
  const listed = new Set(
    bill.components.map(
      ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
    ),
  );
  const present = [...(await packagesIn(app)), ...(await packagesIn(join(app, 'server')))];
  say(`packages in the image: ${present.length}, in its ${bill.bomFormat} list: ${listed.size}`);
  expect(present.length > 100, 'the image has hardly any packages');
  for (const name of present) expect(listed.has(name), `${name} is missing in sbom.cdx.json`);
  return unpacked;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

/** Runs a command of the image to its end. */
const runIn = (place: Place, ...command: string[]) => startIn(place, command).end();

async function tryWrites(place: Place): Promise<void> {
  const write = `for (const folder of ['/', '/app', '/tmp', '/dev', '/data'])
    try { require('fs').writeFileSync(folder + '/x', ''); console.log(folder, 'written') }
    catch (error) { console.log(folder, error.code) }
    console.log(process.getuid(), process.getgid(), process.getgroups().join())`;
  const { output } = await runIn(place, 'node', '-e', write);
  const wanted = '/ EROFS\n/app EROFS\n/tmp EROFS\n/dev EROFS\n/data written\n10001 10001 10001\n';
  expect(output === wanted, `its only writable folder should be /data:\n${output}`);
  await rm(join(place.data, 'x'), { force: true });
}

/** Starts the server, waits until it is ready, and stops it. */
async function startAndStop(place: Place, command: string[], port: number, opsPort: number) {
  const server = startIn(place, command);
  const ready = await server.until('ready', () => isReady(opsPort));
  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(health.ok, `/healthz answers ${health.status}`);
  const { code, output, seconds } = await server.end('SIGTERM');
  say(`ready after ${ready.toFixed(1)} s, stopped after ${seconds.toFixed(1)} s`);
  expect(code === 0, `the server ended with ${code}:\n${output}`);
  const refused = output.match(/.*\b(EROFS|EACCES|EPERM)\b.*/)?.[0];
  expect(refused === undefined, `it tried to write outside /data: ${refused}`);
}

async function runImage(root: string): Promise<void> {
  const { Env, User, WorkingDir, Cmd, StopSignal } = await inspect();
  expect(User === '10001:10001', `its user is ${User}`);
  expect(StopSignal === 'SIGTERM', `its stop signal is ${StopSignal}`);
  const names = Env.map((line) => line.split('=')[0]).sort();
  const known = ['DATA_DIR', 'HOST', 'NODE_ENV', 'OPS_HOST', 'OPS_PORT', 'PATH', 'PORT'];
  expect(names.join() === known.join(), `its environment has ${names.join()}`);

  const data = inFolder('data');
  await mkdir(data);
  await chown(data, 10001, 10001);
  const database = await createDatabase();
  const [port, opsPort] = [await freePort(), await freePort()];
  const env = [
    ...[...Env, `PORT=${port}`, `OPS_PORT=${opsPort}`, 'HOST=127.0.0.1', 'OPS_HOST=127.0.0.1'],
    ...[`DATABASE_URL=${database.url}`, `PUBLIC_URL=http://127.0.0.1:${port}`, 'FEED=none'],
    `OPS_TOKEN=${randomBytes(12).toString('hex')}`,
  ];
  const place = { root, data, directory: WorkingDir, env };
  try {
    await tryWrites(place);
    const registry = await runIn(place, 'node', 'platform/registry/dist/main.js', '--help');
    expect(registry.code === 0, `the registry ended with ${registry.code}:\n${registry.output}`);
    const migrated = await runIn(place, 'node', 'server/dist/migrate.js');
    expect(migrated.code === 0, `migrate.js ended with ${migrated.code}:\n${migrated.output}`);
    say(`migrated after ${migrated.seconds.toFixed(1)} s`);
    for (const _ of ['first', 'second']) await startAndStop(place, Cmd, port, opsPort);
  } finally {
    await database.drop();
  }
}

/** A database of its own on the server of TEST_DATABASE_URL. */
async function createDatabase() {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new Error('TEST_DATABASE_URL is not set: name a PostgreSQL by it.');
  const name = `image_${randomBytes(6).toString('hex')}`;
  const ask = async (statement: string) => {
    const client = new pg.Client(address);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await ask(`CREATE DATABASE ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** `EX_UNAVAILABLE` of sysexits.h. */
const unavailable = 69;

try {
  const refusal = await buildBase().then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (refusal === undefined) {
    await buildImage();
    await runImage(await examine());
    for (const fault of faults) say(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else {
    say(`no base: ${refusal}`);
    process.exitCode = unavailable;
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
