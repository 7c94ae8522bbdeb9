import { escapeHtml as text } from '../../wire/html';
import type { BuildOverview, Overview, RemoteOverview } from './overview';
import type { ReleaseAct } from '@scoreline/shared-lib/contract';
import { canariesPart, type Table, triedBy } from './canaries';
import { graphPart } from './graph/picture';
import { guardPart } from './guard';
import { promotionsPart } from './promotions';
import { sparkline } from './sparkline';
import { styles } from './styles';
import { minuteOf, total } from './words';

/** Google's thresholds of good and of poor for each vital. */
const bounds = { LCP: [2_500, 4_000], INP: [200, 500], CLS: [0.1, 0.25] } as const;

function rated(name: keyof typeof bounds, quartile: BuildOverview['loadMs']): string {
  if (!quartile) return '–';
  const [good, poor] = bounds[name];
  const { value, count } = quartile;
  const [rating, className] =
    value <= good ? ['good', 'good'] : value <= poor ? ['needs work', 'fair'] : ['poor', 'bad'];
  const shown = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  return `<span class="${className}">${shown}</span><br><small>${rating}, n=${count}</small>`;
}

const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const among = (brands: string[], all: number) =>
  brands.length === all && all > 1 ? 'all brands' : brands.join(', ');

function roleOf(remote: string, overview: BuildOverview, brands: number): string {
  const { runsIn, fallbackIn, triedIn } = overview;
  if (triedIn.length > 0) return triedBy(remote, overview);
  if (runsIn.length > 0) return text(`runs in ${among(runsIn, brands)}`);
  if (fallbackIn.length > 0) return text(`fallback in ${among(fallbackIn, brands)}`);
  return 'in no release';
}

function buildPart(remote: string, overview: BuildOverview, brands: number): string {
  const { build, runsIn, triedIn, loads, failures, loadMs, vitals } = overview;
  const [loaded, failed] = [total(loads), total(failures)];
  const head = `<div class="head"><code>${text(build)}</code><span class="muted">${roleOf(remote, overview, brands)}</span></div>`;
  // An unused fallback build has no figures.
  if (runsIn.length + triedIn.length === 0 && loaded + failed === 0)
    return `<div class="build">${head}</div>`;
  const facts = [
    fact('Loads, 1 h', String(loaded)),
    fact('Failures, 1 h', failed > 0 ? `<span class="bad">${failed}</span>` : '0'),
    fact('Load, p75', loadMs ? `${Math.round(loadMs.value)} ms` : '–'),
    fact('LCP, p75', rated('LCP', vitals.LCP)),
    fact('INP, p75', rated('INP', vitals.INP)),
    fact('CLS, p75', rated('CLS', vitals.CLS)),
  ];
  return `<div class="build">${head}\n${sparkline(loads, failures)}\n<dl>${facts.join('')}</dl></div>`;
}

/** A failure rate of one in twenty is an incident; lower rates are noise. */
function stateOf({ builds }: RemoteOverview): string {
  const running = builds.filter(({ runsIn }) => runsIn.length > 0);
  const failed = running.reduce((sum, { failures }) => sum + total(failures), 0);
  const loaded = running.reduce((sum, { loads }) => sum + total(loads), 0);
  if (loaded + failed === 0) return '<span class="muted">no visits told yet</span>';
  if (failed / (loaded + failed) > 0.05) return '<strong class="bad">✕ failing</strong>';
  return '<span class="good">✓ running</span>';
}

const card = (remote: RemoteOverview, brands: number) =>
  `<section class="card"><div class="head"><h3>${text(remote.remote)}</h3>${stateOf(remote)}</div><div class="muted">owned by ${text(remote.owner)}</div>${remote.builds.map((build) => buildPart(remote.remote, build, brands)).join('')}</section>`;

const table: Table = (heads, rows, ids = []) =>
  `<div class="card scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map((row, at) => `<tr${ids[at] ? ` id="${ids[at]}"` : ''}>${row.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

const releasesPart = ({ releases }: Overview) =>
  table(
    ['Brand', 'Release', 'Since (UTC)', 'Channel', 'Signed with'],
    releases.map(({ brand, env, channel, seq, createdAt, keyId }) => [
      brand,
      String(seq),
      minuteOf(createdAt),
      `${env}/${channel}`,
      keyId,
    ]),
  );

const builds = ({ old, new: next }: ReleaseAct) =>
  old || next ? `${old ?? 'none'} → ${next ?? 'none'}` : '–';

const didOf = ({ kind, percent, guard }: ReleaseAct): string => {
  const wishes = Object.entries(guard ?? {}).map(([name, value]) => `${name}=${value}`);
  const asked = guard ? [`guard ${wishes.join(',') || 'usual'}`] : [];
  return [kind, ...(percent === undefined ? [] : [`${percent} %`]), ...asked].join(', ');
};

const logPart = ({ releaseLog }: Overview) =>
  releaseLog.length === 0
    ? '<p class="muted">No registry has told this server of any.</p>'
    : table(
        ['When (UTC)', 'Team', 'Did', 'Remote', 'Build', 'Release', 'Commit', 'Agreed', 'Why'],
        releaseLog.map((act) => [
          ...[minuteOf(act.at), act.team],
          didOf(act),
          ...[act.remote ?? '–', builds(act)],
          act.track ? `${act.track} ${act.seq ?? ''}` : '–',
          ...[act.commit?.slice(0, 12) ?? '–', act.approval ?? '–', act.reason ?? '–'],
        ]),
      );

const failuresPart = ({ lastFailures }: Overview) =>
  lastFailures.length === 0
    ? '<p class="muted">None since this server started.</p>'
    : table(
        ['When (UTC)', 'Remote', 'Owner', 'While', 'What it said'],
        lastFailures.map(({ at, remote, build, owner, phase, message }) => [
          minuteOf(new Date(at).toISOString()),
          `${remote} ${build}`,
          owner,
          phase,
          message,
        ]),
      );

const quotasPart = ({ quotas }: Overview) =>
  quotas.length === 0
    ? ''
    : `<h2>Data providers</h2>${table(
        ['Provider', 'Requests left today', 'Of'],
        quotas.map(({ provider, left, limit }) => [provider, String(left), String(limit ?? '–')]),
      )}`;

const replicaStates = {
  read: '✓ read',
  behind: '✕ too far behind',
  away: '✕ does not answer',
  promoted: '✕ promoted: a primary of its own',
  foreign: '✕ of another primary',
};

const replicasPart = ({ replicas }: Overview) =>
  replicas.length === 0
    ? ''
    : `<h2>Database replicas</h2>${table(
        ['Replica', 'State', 'Lag'],
        replicas.map(({ name, state, lagMs }) => [
          name,
          replicaStates[state],
          lagMs === null ? '–' : `${(lagMs / 1000).toFixed(1)} s`,
        ]),
      )}`;

const widgetsPart = ({ widgets }: Overview) =>
  widgets.length === 0
    ? ''
    : `<h2>Widgets, 7 days</h2>${table(
        ['Client', 'Seen', 'Clicked', 'Registered'],
        widgets.map(({ clientId, impressions, clicks, registrations }) => [
          clientId,
          String(impressions),
          String(clicks),
          String(registrations),
        ]),
      )}`;

interface Shown {
  nonce: string;
  /** Reloads the page every half minute, for a wall screen. Off by default, because reloading disturbs readers. */
  isRenewing: boolean;
}

/** The operations page as HTML without scripts and external resources, so that it works when the site doesn't. */
export const renderOps = (
  overview: Overview,
  { nonce, isRenewing }: Shown,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">${isRenewing ? '<meta http-equiv="refresh" content="30">' : ''}<title>Operations</title><style nonce="${nonce}">${styles}</style></head>
<body><main><header><h1>Operations</h1><span class="muted">${minuteOf(overview.takenAt)} UTC · the last 60 minutes as told to this server${isRenewing ? ' · renews every 30 s' : ''}</span></header>
<nav><a href="/ops/teams">What each team owns</a> · ${isRenewing ? '<a href="/ops">Stop renewing</a>' : '<a href="/ops?renew">Renew every 30 s</a>'}</nav>
<h2>Releases</h2>${releasesPart(overview)}${canariesPart(overview, table)}${guardPart(overview.guard, table)}
<h2>Remotes</h2><div class="grid">${overview.remotes.map((remote) => card(remote, overview.releases.length)).join('')}</div>
${graphPart(overview)}${quotasPart(overview)}${replicasPart(overview)}${widgetsPart(overview)}${promotionsPart(overview.promotions, table)}<h2>Last failures</h2>${failuresPart(overview)}
<h2>Log of the registry</h2>${logPart(overview)}</main></body></html>`;
