/**
 * A webpack loader. A comment in the template of a style is part of a text, so that no minifier may take it: this takes those that have
 * lines of their own, and leaves the lines, which a source map counts.
 */
module.exports = (source) =>
  source.replace(/^[ \t]*\/\*(?![*!])[^*]*\*\/[ \t]*$/gm, (comment) =>
    '\n'.repeat(comment.split('\n').length - 1),
  );
