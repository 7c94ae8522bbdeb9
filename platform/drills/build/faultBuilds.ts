import type { Change } from './reseal';

/**
 * Wraps the container of the entry. In `body`, `broken()` is true until the drill repairs the page, `real` is the container, and
 * `react` returns the page's own React.
 */
const around = (body: string) => (source: string, global: string) =>
  `${source};(function(page){var real=page[${JSON.stringify(global)}],scope;
var broken=function(){return !page.mended};
var react=function(){return Object.values(scope.react)[0].lib()};
var init=function(given){scope=given;return real.init.apply(real,arguments)};
var each=function(wrap){return function(name){return real.get(name).then(function(make){return function(){
var exposed=make(),remote=exposed.remote||exposed.default;
return{remote:Object.assign({},remote,{routes:remote.routes.map(function(route){
return Object.assign({},route,{Component:wrap(route.Component)})})})}}})}};
page[${JSON.stringify(global)}]=${body}})(globalThis);`;

const firstRender = `{init:init,get:each(function(Part){return function(props){
if(broken())throw new Error("drill: first render");return react().createElement(Part,props)}})}`;

const laterRender = `{init:init,get:each(function(Part){return function(props){
var state=react().useState(0);
react().useEffect(function(){var again=function(){state[1](1)};
addEventListener("drill:later",again);return function(){removeEventListener("drill:later",again)}},[]);
if(state[0]&&broken())throw new Error("drill: later render");return react().createElement(Part,props)}})}`;

const newerReact = `{get:real.get,init:function(given){
var foreign=new Proxy({},{get:function(){page.foreignReact=true;throw new Error("drill: a second React")}});
["react","react-dom","react/jsx-runtime"].forEach(function(name){
given[name]["99.0.0"]={version:"99.0.0",from:"drill",scope:["default"],loaded:1,useIn:[],deps:[],
strategy:"loaded-first",shareConfig:{singleton:true,requiredVersion:"^99.0.0"},
lib:function(){return foreign},get:function(){return Promise.resolve(function(){return foreign})}}});
return real.init.apply(real,arguments)}}`;

/** Builds with a fault, signed like any other, because a team may release code that does not work. */
export const faultBuilds: Record<string, Change> = {
  'throws at eval': {
    tag: 'eval',
    entry: (source) => `if(!globalThis.mended)throw new Error("drill: eval");${source}`,
  },
  'reloads the page': {
    tag: 'reload',
    entry: (source) => `if(!globalThis.mended)location.reload();${source}`,
  },
  'throws at init': {
    tag: 'init',
    entry: around(
      `{get:real.get,init:function(){if(broken())throw new Error("drill: init");return init.apply(null,arguments)}}`,
    ),
  },
  'throws at first render': { tag: 'first', entry: around(firstRender) },
  'throws at a later render': { tag: 'later', entry: around(laterRender) },
  'missing expose': {
    tag: 'expose',
    entry: around(`{init:init,get:function(name){return real.get(broken()?"./nowhere":name)}}`),
  },
  'wrong contract': { tag: 'contract', descriptor: { contract: '^99.0.0' } },
  'a newer React offered': { tag: 'react', entry: around(newerReact) },
};
