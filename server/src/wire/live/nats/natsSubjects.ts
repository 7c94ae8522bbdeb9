/** `match:17` as a NATS subject token. */
export const tokenOf = (topic: string): string => topic.replaceAll(':', '.');

/** Subjects by kind of message; a prefix separates deployments that share an engine. */
export const subjectsOf = (prefix: string) => ({
  requests: `${prefix}.requests`,
  standing: `${prefix}.standing`,
  frames: (topic: string) => `${prefix}.frames.${tokenOf(topic)}`,
  images: (topic: string) => `${prefix}.images.${tokenOf(topic)}`,
});
