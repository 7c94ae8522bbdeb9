import { escapeHtml as text } from '../../../wire/html';
import { styles } from '../styles';
import type { Deployment, Links, OwnedByTeam, OwnedRemote } from './catalogue';
import { minuteOf, shortly } from '../words';

const own = `
nav{margin-block:0 16px}nav a{margin-inline-end:12px}
section.team{margin-block-end:16px}.team h2{margin:0}.team details{margin-block-start:12px}.facts+.bar{margin-block-start:12px}
.facts{display:grid;grid-template-columns:minmax(92px,auto) 1fr;gap:4px 12px;margin-block-start:12px}
.facts dt{padding-block-start:2px}.facts dd{font-size:14px;overflow-wrap:anywhere}
.chip{display:inline-block;padding:0 8px;margin:0 4px 4px 0;border:1px solid var(--line);border-radius:8px;font:13px/1.6 ui-monospace,monospace}
.bar{display:grid;grid-template-columns:92px minmax(60px,240px) auto;justify-content:start;gap:8px;align-items:center;font-size:13px;margin-block:4px}
progress{inline-size:100%;block-size:8px;accent-color:var(--accent)}
`;

const chips = (values: readonly string[]) =>
  values.length === 0
    ? '<span class="muted">none</span>'
    : values.map((value) => `<span class="chip">${text(value)}</span>`).join('');

const fact = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`;

const deploymentInWords = ({ build, brand, percent, until }: Deployment) => {
  const share = percent === undefined ? '' : `, ${percent} %`;
  const end = until ? `, until ${minuteOf(until)} UTC` : '';
  return `${shortly(build)} on ${brand}${share}${end}`;
};

const countOf = (remotes: number) => (remotes === 1 ? '1 remote' : `${remotes} remotes`);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const partNames = { entry: 'Entry', exposed: 'First code', locale: 'Texts' };

const sizesPart = ({ remote, sizes }: OwnedRemote) =>
  sizes
    .map(({ part, bytes, allowed }) => {
      const said = `${kilobytes(bytes)} of ${kilobytes(allowed)}`;
      const className = bytes > allowed ? ' class="bad"' : '';
      const label = text(`${remote}, ${partNames[part]}: ${said}`);
      return `<div class="bar"><span>${partNames[part]}</span><progress max="${allowed}" value="${Math.min(bytes, allowed)}" aria-label="${label}"></progress><span${className}>${said}</span></div>`;
    })
    .join('');

const linkNames: Record<string, string> = {
  ...{ documentation: 'Documentation', onCall: 'On call' },
  ...{ repository: 'Repository', contact: 'Contact' },
};

/** Filtered by the registry's rules. The registry validated these links, and they are validated again before rendering. */
const linksPart = (links: Links) =>
  Object.entries(links)
    .filter(([name, to]) => linkNames[name] && /^(https:\/\/|mailto:)/.test(to))
    .map(
      ([name, to]) =>
        `<a href="${text(to)}" rel="noopener noreferrer">${linkNames[name] ?? ''}</a>`,
    )
    .join(' · ');

function remotePart(remote: OwnedRemote): string {
  const { live, canaries, previews, pages, operations, namespaces, languages, topics, links } =
    remote;
  const linked = linksPart(links);
  const facts = [
    fact('Live', chips(live.map(deploymentInWords))),
    canaries.length > 0 ? fact('Canaries', chips(canaries.map(deploymentInWords))) : '',
    previews.length > 0 ? fact('Testers', chips(previews.map(deploymentInWords))) : '',
    pages.length > 0 ? fact('Pages', chips(pages)) : '',
    operations.length > 0 ? fact('Asks first', chips(operations)) : '',
    topics.length > 0 ? fact('Live topics', chips(topics)) : '',
    namespaces.length > 0 ? fact('Texts', `${chips(namespaces)} in ${languages} languages`) : '',
    linked ? fact('Links', linked) : '',
  ];
  return `<div class="build"><h3>${text(remote.remote)}</h3><dl class="facts">${facts.join('')}</dl>${sizesPart(remote)}</div>`;
}

const actsPart = ({ acts }: OwnedByTeam) =>
  acts.length === 0
    ? '<p class="muted">Nothing of it is in the newest entries of the log.</p>'
    : `<ul>${acts
        .map(({ at, kind, remote = '', new: build = '', track = '', reason = '' }) => {
          const done = [kind, remote, shortly(build), track && `on ${track}`];
          const why = reason ? ` “${reason}”` : '';
          return `<li>${text(`${minuteOf(at)} ${done.filter(Boolean).join(' ')}${why}`)}</li>`;
        })
        .join('')}</ul>`;

const teamPart = (team: OwnedByTeam) =>
  `<section class="card team" id="team-${text(team.team)}"><div class="head"><h2>${text(team.team)}</h2><span class="muted">${countOf(team.remotes.length)}</span></div><dl class="facts">${[
    fact('May have', chips(team.paths)),
    fact('Namespaces', chips(team.namespaces)),
    fact('Brands', chips(team.brands)),
    fact('Environments', chips(team.environments)),
    team.approves.length > 0 ? fact('Agrees to', chips(team.approves)) : '',
  ].join(
    '',
  )}</dl>${team.remotes.map(remotePart).join('')}<details><summary>Last acts</summary>${actsPart(team)}</details></section>`;

/** The catalogue of teams, a card each; without scripts, like the operations page. */
export const renderTeams = (
  teams: readonly OwnedByTeam[],
  nonce: string,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Teams</title><style nonce="${nonce}">${styles}${own}</style></head>
<body><main><header><h1>Teams</h1><span class="muted">what each owns, by the policy in force and by what runs</span></header>
<nav aria-label="Teams"><a href="/ops">Operations</a>${teams.map(({ team }) => `<a href="#team-${text(team)}">${text(team)}</a>`).join('')}</nav>
${teams.length === 0 ? '<p class="muted">No registry has told this server of a policy.</p>' : teams.map(teamPart).join('')}</main></body></html>`;
