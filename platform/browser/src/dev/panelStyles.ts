/* `!important` wherever page styles could hide the panel: visitors must know which builds they run. */
export const styles = `
:host{all:initial!important;display:block!important;visibility:visible!important;opacity:1!important;position:fixed!important;inset:auto auto 64px 8px!important;z-index:2147483647!important;transform:none!important;clip-path:none!important;max-inline-size:min(560px,calc(100vw - 16px))!important;font:13px/1.4 system-ui,sans-serif!important;direction:ltr!important}
:host{--ink:#10161d;--soft:#4d5963;--surface:#fff;--line:#c3ccd4;--bad:#b3261e;color:var(--ink)!important;color-scheme:light dark!important}
@media (prefers-color-scheme:dark){:host{--ink:#e9eef3;--soft:#a9b5c0;--surface:#141b24;--line:#3a4653;--bad:#ff8a80}}
details{background:var(--surface);border:2px solid #10161d;border-radius:12px;overflow:hidden;box-shadow:0 0 0 1px #ffd54a}
summary{min-block-size:44px;display:flex;flex-direction:column;justify-content:center;padding:6px 12px;font-weight:700;cursor:pointer;background:#ffd54a;color:#10161d;overflow-wrap:anywhere}
summary .problem{color:#8c1d18;font:12px ui-monospace,monospace;display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden}
.body{max-block-size:min(60vh,480px);overflow:auto;padding:0 12px 12px}
ul{margin:0;padding:0;list-style:none}
li{padding-block:8px;border-block-end:1px solid var(--line)}
h2{font-size:13px;margin:8px 0 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 12px;margin:4px 0 0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.bad{color:var(--bad);font-weight:700}
code{font:12px ui-monospace,monospace}
pre{margin:4px 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-block-start:8px}
button,select{font:inherit;min-block-size:44px;padding-inline:12px;border:2px solid var(--ink);border-radius:8px;background:var(--surface);color:var(--ink);max-inline-size:100%}
button{font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
summary:focus-visible{outline-color:#10161d;outline-offset:-4px}
`;
