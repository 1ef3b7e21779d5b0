import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Page, Paper } from '#web/lib/pages/page.ts'
import { PaperPage } from './paper-page.tsx'
import classes from './paper-pages.module.css'

/** What is printed alone, nothing else that the window shows. Rules of @page of what is shown would hold for it too. */
const rulesFor = (css: string) => `
@page { size: ${css}; margin: 0; @bottom-right { content: none; } }
@media screen { [data-printed-alone] { display: none; } }
@media print { body > :not([data-printed-alone]) { display: none !important; } }`

const NOTHING = () => undefined
/** Takes away what was printed before. */
let putAway: () => void = NOTHING

/**
 * Opens the print dialog of the browser on pages that the window does not show, each on a leaf of exactly its size. Their
 * fonts are loaded already.
 */
export function printPages(pages: readonly Page[], paper: Pick<Paper, 'css'>): void {
  putAway()
  const place = document.createElement('div')
  place.dataset['printedAlone'] = ''
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <div className={classes.pages}>
        {pages.map((page, index) => (
          <PaperPage key={String(index)} page={page} />
        ))}
      </div>,
    ),
  )
  document.body.append(place)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rulesFor(paper.css))
  document.adoptedStyleSheets.push(sheet)
  const end = () => {
    putAway = NOTHING
    removeEventListener('afterprint', end)
    removeEventListener('pointerdown', end, true)
    root.unmount()
    place.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  }
  putAway = end
  addEventListener('afterprint', end)
  // Where a browser does not say that its dialog is closed, the next touch does.
  addEventListener('pointerdown', end, true)
  window.print()
}
