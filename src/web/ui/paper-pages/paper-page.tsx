import type { Page } from '#web/lib/pages/page.ts'
import { vars } from './css-vars.ts'
import { PageParts } from './page-parts.tsx'
import { PageShapes } from './page-shapes.tsx'
import classes from './paper-pages.module.css'

/** One composed page, as wide as there is room for it. */
export function PaperPage({ page }: { page: Page }) {
  return (
    <div className={classes.room} style={vars({ width: page.width, height: page.height })}>
      <div
        lang={page.language}
        className={classes.page}
        style={page.ground === null ? {} : { background: page.ground }}
      >
        <PageShapes page={page} />
        {page.pictures.map(({ src, ...box }) => (
          <img key={src} src={src} alt="" className={classes.picture} style={vars(box)} />
        ))}
        <PageParts page={page} />
      </div>
    </div>
  )
}
