import { z } from 'zod';

const layouts = ['custom', 'tab', 'responsive', 'document', 'header', 'navigator'] as const;

const routeSchema = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^(?:\/|(?:\/:?[A-Za-z0-9_-]+)+)$/),
  layout: z.enum(layouts),
  title: z.string().min(1).max(100),
  tab: z.enum(['scores', 'discover', 'favourites', 'me']).optional(),
  firstData: z.literal(true).optional(),
  keepsLanguage: z.boolean().optional(),
  /** From builds made before routes declared their first data. */
  prefetch: z.string().optional(),
});

const pathSchema = z.string().regex(/^[\w-]+(?:[./][\w-]+)*$/);

const fileSchema = z.strictObject({
  path: pathSchema,
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.int().min(0),
});

/** `descriptor.json` of a remote's build; see `BuildDescriptor`. */
export const descriptorSchema = z.strictObject({
  name: z.string().regex(/^mf-[a-z][a-z0-9-]*$/),
  build: z.string().regex(/^[0-9a-f]{16}$/),
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  owner: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  /** The limit exists because every page of the site carries all routes. */
  routes: z.array(routeSchema).max(60),
  namespaces: z.array(z.string().min(1).max(64)).max(20),
  entry: pathSchema,
  global: z.string().regex(/^[A-Za-z_]\w*$/),
  initial: z.array(pathSchema),
  locales: z.record(z.string(), pathSchema),
  firstData: pathSchema.optional(),
  files: z.array(fileSchema).min(1),
});
