import { createHash } from 'node:crypto'
import { address, basePathOf } from '../base-path.ts'
import { FACES } from '#domain/typesetting/faces.ts'
import { type FontFile, LOOK_FONTS } from './faces.ts'
import { Html } from './html.ts'
import { LOOKS, type Look } from './looks.ts'
import type { Colours } from '#domain/cartes/themes/theme.ts'

const SERIF = "Georgia, 'Times New Roman', serif"
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

const COMMON = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;color-scheme:var(--scheme)}
body{margin:0;background:var(--paper);color:var(--ink);font:var(--text)/1.45 var(--small);font-variant-numeric:lining-nums}
main,footer,header{max-width:40rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.5rem;text-align:var(--align)}
h1,h2,h3,p,ul{margin:0;padding:0}
h1{font:600 2.5rem/1.1 var(--face);overflow-wrap:anywhere;text-wrap:balance}
.logo{display:block;max-width:12rem;max-height:7rem;width:auto;height:auto;margin:0 var(--beside) 1.25rem;padding:.5rem;background:var(--plate);border-radius:4px}
.heading{margin-top:.5rem;font:500 1.15rem/1.3 var(--face);color:var(--dimmed);overflow-wrap:anywhere}
header::after{content:"";display:block;width:4rem;margin:1.5rem var(--beside) 0;border-top:1px solid var(--accent)}
h2{margin:2.75rem 0 1rem;font:600 1.5rem/1.25 var(--face);color:var(--accent);text-align:var(--align);overflow-wrap:anywhere}
.capitals h2{font-size:1.05rem;letter-spacing:.16em;text-transform:uppercase}
ul{list-style:none}
.dishes>li{padding:.6rem 0}
.dish{display:flex;align-items:baseline;gap:.6rem;font:600 var(--size)/1.25 var(--face)}
.dish::after{content:"";order:1;flex:1;min-width:1.5rem;border-bottom:1px dotted var(--line)}
.name{overflow-wrap:anywhere}
.price{order:2;white-space:nowrap}
.unpriced::after{display:none}
.description{margin-top:.15rem;color:var(--dimmed)}
.own{max-width:40rem;margin:0 auto;padding:.75rem 1.25rem;font-size:.9em;text-align:var(--align);background:var(--soft)}
.own a{display:inline-block;padding:.5rem 0}
.set a{display:inline-block;padding:.6rem 0;font-size:.9em}
.left{margin-top:.15rem;font:600 1rem/1.4 var(--face);color:var(--accent)}
.capitals .left{font-size:.85rem;letter-spacing:.12em;text-transform:uppercase}
.holds{margin-top:.15rem;font-size:.875em;color:var(--dimmed)}
.menu{margin-top:2rem;padding:1.25rem;border:1px solid var(--line);border-radius:4px}
.menu h2{margin:0 0 .25rem}
.menu>.price{display:block;text-align:var(--align);font:600 var(--size)/1.25 var(--face)}
.menu>.description{text-align:var(--align)}
.menu h3{margin-top:1.25rem;font:600 1rem/1.4 var(--face);color:var(--dimmed)}
.menu li{margin-top:.4rem;text-align:var(--align)}
.menu h3{text-align:var(--align)}
.or{margin:.1rem 0 .3rem;color:var(--dimmed)}
.menu li .name{font:600 var(--size)/1.25 var(--face)}
nav{position:sticky;top:0;z-index:1;display:flex;margin:1.5rem -1.25rem 0;padding:0 .65rem;overflow-x:auto;scrollbar-width:none;background:var(--paper);border-bottom:1px solid var(--line)}
nav::before,nav::after{content:"";margin:0 var(--beside)}
nav::after{position:sticky;right:-.65rem;flex:none;width:2rem;background:linear-gradient(to right,transparent,var(--paper));pointer-events:none}
nav a{flex:none;max-width:80vw;overflow:hidden;padding:.8rem .6rem;color:var(--accent);text-decoration:none;text-overflow:ellipsis;white-space:nowrap}
nav a:focus-visible{outline-offset:-3px}
section{scroll-margin-top:4rem}
.filter{margin-top:1.25rem;border:1px solid var(--line);border-radius:4px}
summary{padding:.8rem 1rem;cursor:pointer;font:600 1.05rem/1.4 var(--face)}
.filter form{padding:0 1rem 1rem}
fieldset{margin:0;padding:0;border:0}
legend{padding:0;color:var(--dimmed)}
.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));grid-auto-rows:1fr;gap:.5rem;margin:.75rem 0 1rem}
.choices label{display:flex;align-items:center;gap:.6rem;min-height:3rem;padding:.4rem .75rem;border:1px solid var(--line);border-radius:4px;cursor:pointer}
.choices label:has(:checked){background:var(--soft);border-color:var(--accent)}
input{width:1.25rem;height:1.25rem;margin:0;flex:none;accent-color:var(--accent)}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem}
button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:4px;background:var(--accent);color:var(--paper);font:600 1rem/1 var(--face);cursor:pointer}
a{color:var(--accent)}
.actions a{padding:.75rem 0}
.result{margin-top:1.5rem;scroll-margin-top:1rem;padding:1rem;border-radius:4px;background:var(--soft)}
.result p+p{margin-top:.4rem}
.note{color:var(--dimmed);text-align:var(--align)}
footer{margin-top:3.5rem;padding-bottom:3rem;text-align:center;font-size:.9em;color:var(--dimmed)}
footer::before{content:"";display:block;margin-bottom:1.25rem;border-top:1px solid var(--line)}
.message{padding:20vh 1.25rem 4rem;text-align:var(--align)}
.message p{margin-top:1rem;text-wrap:pretty}
svg{display:block;margin:0 var(--beside) 1.5rem;fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.tint{fill:var(--soft);stroke:none}
.languages{display:flex;justify-content:flex-end;gap:0 1rem;max-width:40rem;margin:0 auto;padding:.25rem 1rem 0}
.languages a{padding:.75rem .25rem}
.languages [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
address{margin-top:3rem;font-style:normal;text-align:var(--align)}
address a{display:inline-block;padding:.75rem 0}
.hours{white-space:pre-line}
h1,h2,.menu h3,summary,button,.heading,.dish,.left,.menu li .name{font-variant-numeric:lining-nums}
.dish .price,.menu>.price{font-variant-numeric:lining-nums tabular-nums}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (min-width:48rem){header{padding-top:4rem}h1{font-size:3.25rem}}
@media print{.filter,.own,.set,.languages,nav{display:none}}
`

function sheetOf(look: Look, publicUrl: string): string {
  const { light, dark, face, serif, small, align, size } = LOOKS[look]
  const fonts = LOOK_FONTS[look]
  const standIn = serif ? SERIF : SANS
  const names = `${fonts.names ? `"${fonts.names.family}", ` : ''}${standIn}`
  const text = fonts.small ? `"${fonts.small.family}", ${SANS}` : small ? SANS : names
  const sheet = [
    fonts.names && fontFace(fonts.names, publicUrl),
    fonts.small && fontFace(fonts.small, publicUrl),
    `:root{--face:${names};--small:${text};--text:${fonts.small && small ? small.size : '1rem'};`,
    `--align:${align};--beside:${align === 'center' ? 'auto' : '0'};--size:${size};--plate:transparent;--scheme:${light === dark ? 'dark' : 'light dark'};${colours(light)}}`,
    // A logo is drawn for the light: where night falls it keeps its paper.
    `@media (prefers-color-scheme:dark){:root{${light === dark ? '' : `--plate:${light.paper};`}${colours(dark)}}}`,
    COMMON.replaceAll('\n', ''),
    hasCapitals(face.family) && ':root{font-variant-ligatures:no-common-ligatures}',
  ]
  return sheet.filter(Boolean).join('')
}

function hasCapitals(family: string): boolean {
  return Object.values(FACES).some((face) => face.family === family && face.capitals)
}

function fontFace({ family, path }: FontFile, publicUrl: string): string {
  return `@font-face{font-family:"${family}";src:url(${address(publicUrl, path)}) format("woff2");font-weight:400 700;font-display:swap}`
}

/** An element of a page, and its hash: a page's policy allows this stylesheet, letter for letter. */
export type Stylesheet = { element: Html; hash: string }

const made = new Map<string, Stylesheet>()

/** The stylesheet of a look, whole, so that a page needs no other. Made with the first page. */
export function stylesheetOf(look: Look, publicUrl: string): Stylesheet {
  const key = `${look} ${basePathOf(publicUrl)}`
  const known = made.get(key)
  if (known) return known
  const sheet = sheetOf(look, publicUrl)
  const stylesheet = {
    element: new Html(`<style>${sheet}</style>`),
    hash: `sha256-${createHash('sha256').update(sheet).digest('base64')}`,
  }
  made.set(key, stylesheet)
  return stylesheet
}

function colours({ paper, ink, dimmed, accent, line, soft }: Colours): string {
  return `--paper:${paper};--ink:${ink};--dimmed:${dimmed};--accent:${accent};--line:${line};--soft:${soft}`
}
