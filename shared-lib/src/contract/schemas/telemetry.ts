import { z } from 'zod';

/** `shell`, or a remote by its folder. The server replaces unknown names with `other`. */
const remoteSchema = z.string().regex(/^(shell|mf-[a-z0-9-]{1,40})$/);
const buildSchema = z.string().regex(/^[0-9a-f]{16}$/);
const millisecondsSchema = z.number().min(0).max(600_000);

/** Marks the tab's first event of this build. Older pages omit it and are excluded from comparisons of builds. */
const visit = { visit: z.literal(true).optional() };

const loadSchema = z.strictObject({
  kind: z.literal('load'),
  remote: remoteSchema,
  build: buildSchema,
  /** From the first request to the evaluated module. */
  ms: millisecondsSchema,
  ...visit,
  /** The first file was loaded from the server, bypassing every browser cache. */
  network: z.literal(true).optional(),
});

export const failurePhases = ['load', 'render', 'script'] as const;

const failureSchema = z.strictObject({
  kind: z.literal('failure'),
  remote: remoteSchema,
  build: buildSchema,
  phase: z.enum(failurePhases),
  /** The error's message, without personal data. */
  message: z.string().max(200),
  ...visit,
  /** The tab's first failure of this build. */
  failed: z.literal(true).optional(),
});

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

const vitalSchema = z.strictObject({
  kind: z.literal('vital'),
  remote: remoteSchema,
  build: buildSchema,
  /** The route descriptor's path, never an address. */
  route: z.string().max(120),
  name: z.enum(vitalNames),
  /** Milliseconds; for CLS the score. */
  value: millisecondsSchema,
});

/** Body of `POST /telemetry`: at most 40 events since the page's last report. */
export const telemetryReportSchema = z.strictObject({
  events: z
    .array(z.discriminatedUnion('kind', [loadSchema, failureSchema, vitalSchema]))
    .min(1)
    .max(40),
});
