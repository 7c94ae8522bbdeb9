/** `match:17` as NATS writes it. */
export const tokenOf = (topic: string): string => topic.replaceAll(':', '.');

/** Where servers say what; a prefix keeps deployments apart that share an engine. */
export const subjectsOf = (prefix: string) => ({
  requests: `${prefix}.requests`,
  standing: `${prefix}.standing`,
  frames: (topic: string) => `${prefix}.frames.${tokenOf(topic)}`,
  images: (topic: string) => `${prefix}.images.${tokenOf(topic)}`,
});
