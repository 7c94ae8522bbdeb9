import { z } from 'zod';

/** `shell`, or a remote by its folder; `other` is what the server makes of one it does not know. */
const remoteSchema = z.string().regex(/^(shell|mf-[a-z0-9-]{1,40})$/);
const buildSchema = z.string().regex(/^[0-9a-f]{16}$/);
const millisecondsSchema = z.number().min(0).max(600_000);

/** The first that a tab tells of this build. Pages of before it was told leave it out, and are in no comparison of builds. */
const visit = { visit: z.literal(true).optional() };

const loadSchema = z.strictObject({
  kind: z.literal('load'),
  remote: remoteSchema,
  build: buildSchema,
  /** From the first request to the evaluated module. */
  ms: millisecondsSchema,
  ...visit,
  /** Its first file came from the server, past every cache of the browser. */
  network: z.literal(true).optional(),
});

export const failurePhases = ['load', 'render', 'script'] as const;

const failureSchema = z.strictObject({
  kind: z.literal('failure'),
  remote: remoteSchema,
  build: buildSchema,
  phase: z.enum(failurePhases),
  /** What the error says, without what could name a person. */
  message: z.string().max(200),
  ...visit,
  /** The first failure of this build that the tab tells. */
  failed: z.literal(true).optional(),
});

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

const vitalSchema = z.strictObject({
  kind: z.literal('vital'),
  remote: remoteSchema,
  build: buildSchema,
  /** The path of a route descriptor, never an address. */
  route: z.string().max(120),
  name: z.enum(vitalNames),
  /** Milliseconds; for CLS its score. */
  value: millisecondsSchema,
});

/** Body of `POST /telemetry`: what a page has seen since it last told, at most 40 things. */
export const telemetryReportSchema = z.strictObject({
  events: z
    .array(z.discriminatedUnion('kind', [loadSchema, failureSchema, vitalSchema]))
    .min(1)
    .max(40),
});
