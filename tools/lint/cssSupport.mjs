import data from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';
import { compile, prefix } from 'stylis';

const { css } = data;

/** MDN's names of browsers by Browserslist's, where they differ. */
const names = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

function oldestBrowsers() {
  const oldest = new Map();
  for (const each of browserslist()) {
    const [name, version] = each.split(' ');
    const number = Number.parseFloat(version);
    if (number < (oldest.get(name) ?? Infinity)) oldest.set(name, number);
  }
  return [...oldest].map(([name, version]) => [names[name] ?? name, version]);
}

const oldest = oldestBrowsers();

/**
 * Features without harm where they are missing: pointers, overscroll, text balancing, forced and print colours, page breaks,
 * resize handles.
 */
const harmless =
  /^(cursor|forced-color-adjust|accent-color|resize|overscroll-behavior|text-wrap|paint-order|break-after|print-color-adjust|text-size-adjust)\b/;

/** Whether stylis, the prefixer of styled-components, adds this prefix to the property. */
const prefixes = (property, value, vendor) =>
  prefix(`${property}:${value};`, property.length).includes(`${vendor}${property}`);

const holds = (statement, version, isPrefixed) =>
  !statement.flags &&
  !statement.alternative_name &&
  !statement.version_removed &&
  Number.parseFloat(String(statement.version_added).replace('≤', '')) <= version &&
  (!statement.prefix || isPrefixed(statement.prefix));

/** Supported browsers that lack a feature of MDN's data. Empty for an unknown feature. */
function lacking(feature, isPrefixed) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return oldest
    .filter(([name]) => support[name])
    .filter(
      ([name, version]) =>
        ![support[name]].flat().some((statement) => holds(statement, version, isPrefixed)),
    )
    .map(([name, version]) => `${name} ${version}`);
}

/** CSS functions by name, like `color-mix`. */
const functions = new Map();
(function collect(features) {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat') continue;
    if (!functions.has(name)) functions.set(name, feature);
    collect(feature);
  }
})(css.types);

function* featuresOf({ type, value, props, children }) {
  if (type === 'decl') {
    if (props.startsWith('-')) return;
    yield [props, css.properties[props]];
    yield [`${props}: ${children}`, css.properties[props]?.[children]];
    for (const [, name] of children.matchAll(/([a-z][\w-]*)\(/g))
      yield [`${name}()`, functions.get(name)];
  } else if (type === 'rule') {
    for (const [, name] of value.matchAll(/::?([a-z][a-z-]*)/g))
      yield [`:${name}`, css.selectors[name]];
  } else {
    yield [type, css['at-rules'][type.slice(1)]];
  }
}

/** Features of a sheet, outside `@supports`, that a supported browser lacks: [feature, browsers]. */
export function unsupported(sheet, hasPrefixer) {
  const found = [];
  const walk = (elements) => {
    const declared = new Set(elements.map(({ props }) => props));
    for (const element of elements) {
      if (element.type === '@supports' || element.type === 'comm') continue;
      const { props, children } = element;
      const isPrefixed = (vendor) =>
        declared.has(`${vendor}${props}`) || (hasPrefixer && prefixes(props, children, vendor));
      for (const [name, feature] of featuresOf(element)) {
        const browsers = harmless.test(name) ? [] : lacking(feature, isPrefixed);
        if (browsers.length > 0) found.push([name, browsers]);
      }
      if (Array.isArray(children)) walk(children);
    }
  };
  walk(compile(sheet));
  return found;
}

/** A mixin on its own line is omitted. Any other expression becomes a word. */
const sheetOf = ({ quasis }) =>
  quasis
    .map(({ value: { cooked } }, at) => {
      const next = quasis[at + 1]?.value.cooked;
      if (next === undefined) return cooked;
      const isLine = /(^|[;{}\n])\s*$/.test(cooked) && /^\s*(;|\n|$)/.test(next);
      return cooked + (isLine ? ';' : 'x');
    })
    .join('');

/** Reports CSS in templates that a supported browser lacks. */
export const cssSupport = {
  meta: { type: 'problem', schema: [{ enum: ['styled', 'all'] }] },
  create(context) {
    const [which = 'styled'] = context.options;
    const check = (node, sheet) => {
      for (const [feature, browsers] of unsupported(sheet, isStyle(node)))
        context.report({ node, message: `${feature} is missing in ${browsers.join(', ')}.` });
    };
    const isStyle = ({ parent }) =>
      parent.type === 'TaggedTemplateExpression' &&
      /^(styled|css|keyframes|createGlobalStyle)\b/.test(context.sourceCode.getText(parent.tag));
    const isSheet = (text) => which === 'all' && /\{[^{}]*:[^{}]*\}/.test(text);
    return {
      TemplateLiteral(node) {
        const sheet = sheetOf(node);
        if (isStyle(node) || isSheet(sheet)) check(node, sheet);
      },
      Literal(node) {
        if (typeof node.value === 'string' && isSheet(node.value)) check(node, node.value);
      },
    };
  },
};
