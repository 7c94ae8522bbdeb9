/** Shares nothing with the product's styles, so that the page works when everything else fails. */
export const styles = `
:root{color-scheme:light dark;--surface:#f5f7f9;--raised:#fff;--line:#dbe1e7;--text:#10161d;--muted:#55616d;--accent:#08733a;--bad:#b3261e;--fair:#8a5a00}
@media (prefers-color-scheme:dark){:root{--surface:#0b0f14;--raised:#141b24;--line:#2a3440;--text:#e9eef3;--muted:#9aa7b4;--accent:#4cc38a;--bad:#ff8a80;--fair:#f2b84b}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:15px/1.45 system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1120px;margin:0 auto;padding:16px}
header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;margin-block:8px 16px}
h1{font-size:22px;margin:0}h2{font-size:17px;margin:24px 0 8px}h3{font-size:17px;margin:0}
.muted,dt,th{color:var(--muted);font-weight:400}
.grid{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr))}
.card{background:var(--raised);border:1px solid var(--line);border-radius:12px;padding:16px;min-width:0}
.head{display:flex;justify-content:space-between;gap:8px;align-items:baseline}
.build{margin-block-start:12px;padding-block-start:12px;border-block-start:1px solid var(--line)}
code{font:13px ui-monospace,monospace}
.head{flex-wrap:wrap}
dl{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:8px 0 0}
dt{font-size:12px}dd{margin:0;font-size:15px}dd small{color:var(--muted);font-size:12px}
svg{display:block;inline-size:100%;block-size:44px;margin-block-start:12px}
div.graph{padding:8px}svg.graph{margin-block-start:0;block-size:auto;max-inline-size:720px;margin-inline:auto}.graph text{font:10px system-ui,sans-serif;fill:var(--text)}.graph .name{font-weight:700}.graph .quiet{fill:var(--muted)}.graph .bad{fill:var(--bad)}.graph .canary{fill:var(--fair)}.graph .box{fill:var(--surface);stroke:var(--line)}.graph .edge{fill:none;stroke:var(--muted);stroke-opacity:.45}details li{margin-block:6px;overflow-wrap:anywhere}
.axis{stroke:var(--line)}.loads{fill:var(--accent)}.failures{fill:var(--bad)}
.good{color:var(--accent)}.fair{color:var(--fair)}.bad{color:var(--bad)}
.scroll{overflow-x:auto}table{border-collapse:collapse;inline-size:100%;font-size:13px}
a{color:var(--accent)}tr:target{outline:2px solid var(--accent);outline-offset:-2px}
th,td{text-align:start;padding:8px;border-block-end:1px solid var(--line);vertical-align:top}
td:first-child,th:first-child{white-space:nowrap}
`;
