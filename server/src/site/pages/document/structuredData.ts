import type { MatchDetail, MatchSummary, TeamDetail } from '@scoreline/shared-lib/contract';

import type { Crumb, Subject } from './subject';

interface Site {
  name: string;
  /** The full URL of a path in the page's language. */
  addressOf(rest: string): string;
  sportName: string | null;
}

type Thing = Record<string, unknown>;

/** schema.org has no "finished"; a finished event stays scheduled. */
const eventStatus: Partial<Record<MatchSummary['status'], string>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  abandoned: 'EventCancelled',
};

const teamThing = (name: string): Thing => ({ '@type': 'SportsTeam', name });

function placeThing(venue: NonNullable<MatchDetail['venue']>): Thing {
  const address = venue.city && { '@type': 'PostalAddress', addressLocality: venue.city };
  return { '@type': 'Place', name: venue.name, ...(address && { address }) };
}

function matchThing({ summary, home, away, venue, tournament }: MatchDetail): Thing {
  const [homeTeam, awayTeam] = [teamThing(home.name), teamThing(away.name)];
  return {
    '@type': 'SportsEvent',
    name: `${home.name} – ${away.name}`,
    startDate: summary.timeUnknown ? summary.startTime.slice(0, 10) : summary.startTime,
    eventStatus: `https://schema.org/${eventStatus[summary.status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam,
    awayTeam,
    competitor: [homeTeam, awayTeam],
    organizer: { '@type': 'SportsOrganization', name: tournament.name },
    ...(venue && { location: placeThing(venue) }),
  };
}

function teamPageThing({ team, coach, tournaments }: TeamDetail): Thing {
  const memberOf = tournaments.map(({ name }) => ({ '@type': 'SportsOrganization', name }));
  return {
    ...teamThing(team.name),
    ...(coach && { coach: { '@type': 'Person', name: coach } }),
    ...(memberOf.length > 0 && { memberOf }),
  };
}

const breadcrumbs = (trail: Crumb[], { name, addressOf }: Site): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name, rest: '/' }, ...trail].map((crumb, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: crumb.name,
    item: addressOf(crumb.rest),
  })),
});

/** The page's subject and place in the site for search engines; nothing that the page doesn't show. */
export function structuredData(subject: Subject, site: Site, image?: string): Thing[] {
  const { match, team, rest, trail } = subject;
  const main = match ? matchThing(match) : team && teamPageThing(team);
  const own = {
    url: site.addressOf(rest),
    ...(site.sportName && { sport: site.sportName }),
    ...(image && { image }),
  };
  const things = [...(main ? [{ ...main, ...own }] : []), breadcrumbs(trail, site)];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
