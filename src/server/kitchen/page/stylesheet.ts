import { createHash } from 'node:crypto'
import { Html } from '../../public-carte/html.ts'

/** The page of a shared sheet: read at arm's length, on a phone and on paper. */
const SHEET = `
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;padding:1.25rem 1.25rem 4rem;background:#fbf8f2;color:#211c16;font:1.25rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto}
h1{margin:0;font:600 2rem/1.2 Georgia,serif;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;font:600 1.5rem/1.25 Georgia,serif;overflow-wrap:anywhere}
p{margin:.75rem 0;overflow-wrap:anywhere}
.note{white-space:pre-line}
.dimmed{color:#4f4740}
.gross{white-space:nowrap}
.allergens{padding:.75rem 1rem;border:2px solid #211c16;border-radius:8px}
img{display:block;width:100%;height:auto;max-height:22rem;margin:1rem 0;object-fit:cover;border-radius:8px}
form{display:flex;gap:.75rem;align-items:end;margin:1rem 0}
label{font-weight:600}
input{display:block;width:7rem;min-height:3.5rem;padding:0 .75rem;border:1px solid #4f4740;border-radius:8px;background:#fff;color:#211c16;font:inherit}
button{min-height:3.5rem;padding:0 1.25rem;border:0;border-radius:8px;background:#173d2e;color:#fff;font:600 1.1rem/1 system-ui,sans-serif;cursor:pointer}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem 0;border-top:1px solid #d9cfbd;text-align:left;vertical-align:top;overflow-wrap:anywhere}
td:first-child{width:8rem;padding-right:1rem;font-weight:600;font-variant-numeric:tabular-nums}
ol{margin:0;padding-left:1.75rem}
li{margin:.75rem 0;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #173d2e;outline-offset:2px}
@media screen and (prefers-color-scheme:dark){body{background:#171410;color:#f7f2e8}.dimmed{color:#d3c9ba}.allergens{border-color:#f7f2e8}th,td{border-color:#4a4238}input{background:#221e18;color:#f7f2e8;border-color:#d3c9ba}button{background:#9fd9bd;color:#171410}:focus-visible{outline-color:#9fd9bd}}
.paper{display:none}
@media print{html{color-scheme:light}form{display:none}.paper{display:block}body{padding:0;background:none;font-size:1rem}h2,p,tr,li{break-inside:avoid}h2{break-after:avoid}img{max-height:9rem}}
`.replaceAll('\n', '')

export const STYLE = new Html(`<style>${SHEET}</style>`)

/** Nothing runs on the page, nothing comes from elsewhere, and its one form goes to where it came from. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(SHEET).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
