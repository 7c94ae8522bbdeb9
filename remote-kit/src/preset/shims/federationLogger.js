/** The federation runtime's logger on the browser's console, without its search for other consoles and its traces. */
export const createLogger = (prefix) => ({
  info: (...args) => console.info(prefix, ...args),
  warn: (...args) => console.warn(prefix, ...args),
  error: (...args) => console.error(prefix, ...args),
});

export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation Bundler ]');
export const bindLoggerToCompiler = () => undefined;
