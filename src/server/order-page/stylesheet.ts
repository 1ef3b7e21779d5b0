import { createHash } from 'node:crypto'
import { Html } from '../public-carte/html.ts'

/** The page of an order: for a phone, and for paper. */
const SHEET = `
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;padding:1.5rem 1.25rem 4rem;background:#fbf8f2;color:#211c16;font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto}
h1{margin:0;font:600 1.75rem/1.2 Georgia,serif;overflow-wrap:anywhere}
p{margin:.75rem 0}
.note{white-space:pre-line;overflow-wrap:anywhere}
.dimmed{color:#655c50}
.state{padding:1rem;border-radius:8px;background:#f4ecdf}
table{width:100%;margin:1.5rem 0;border-collapse:collapse}
th,td{padding:.6rem .5rem;border-top:1px solid #d9cfbd;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{border-top:0;color:#655c50;font-weight:600;white-space:nowrap;overflow-wrap:normal}
th:first-child,td:first-child{padding-left:0}
th:last-child,td:last-child{padding-right:0}
td:first-child{white-space:nowrap;font-weight:600;font-variant-numeric:tabular-nums}
label{display:block;margin-top:1.5rem;font-weight:600}
textarea{display:block;width:100%;min-height:6rem;margin:.5rem 0 1rem;padding:.75rem;border:1px solid #655c50;border-radius:8px;background:#fff;color:#211c16;font:inherit}
button{min-height:3.5rem;width:100%;padding:0 1.5rem;border:0;border-radius:8px;background:#1e4d3b;color:#fff;font:600 1.1rem/1 system-ui,sans-serif;cursor:pointer}
:focus-visible{outline:3px solid #1e4d3b;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#171410;color:#f2ebdd}.dimmed,th{color:#b9ae9d}.state{background:#352f27}th,td{border-color:#4a4238}textarea{background:#221e18;color:#f2ebdd;border-color:#b9ae9d}button{background:#8ccbae;color:#171410}:focus-visible{outline-color:#8ccbae}}
@media print{form{display:none}body{padding:0}}
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
