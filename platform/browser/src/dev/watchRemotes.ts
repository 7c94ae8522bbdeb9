import type { TelemetryEvent } from '@scoreline/shared-lib/contract';

/** Load time and errors of one build on this page. */
export interface BuildCourse {
  /** Load time in milliseconds; undefined if it has not loaded. */
  loadMs?: number;
  /** Errors while loading, while rendering and in its scripts. */
  errors: number;
}

/** Calls back for each event of the page's telemetry. */
export type OnEvent = (listen: (event: TelemetryEvent) => void) => void;

/** Collects each build's load time and error count from telemetry; calls `changed` after each update. */
export function watchRemotes(onEvent: OnEvent, changed: () => void) {
  const courses = new Map<string, BuildCourse>();
  onEvent((event) => {
    if (event.kind === 'vital') return;
    const course = courses.get(event.build) ?? { errors: 0 };
    courses.set(event.build, course);
    if (event.kind === 'load') course.loadMs = event.ms;
    else course.errors += 1;
    changed();
  });
  return (build: string): BuildCourse => courses.get(build) ?? { errors: 0 };
}
