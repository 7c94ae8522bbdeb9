/** Puts a statement at the end of a module, so that its build is another one, as a change of the source makes it. */
module.exports = function mark(source) {
  const { text } = this.getOptions();
  return `${source}\n;globalThis.builtAs=${JSON.stringify(text)};\n`;
};
