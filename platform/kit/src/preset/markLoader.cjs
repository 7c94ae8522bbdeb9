/** Appends a statement to a module, so that it produces another build, as a source change would. */
module.exports = function mark(source) {
  const { text } = this.getOptions();
  return `${source}\n;globalThis.builtAs=${JSON.stringify(text)};\n`;
};
