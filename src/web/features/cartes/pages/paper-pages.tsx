import { useTranslations } from 'use-intl'
import { useStylesheet } from '#web/lib/browser/use-stylesheet.ts'
import type { Paper } from '../composition/formats.ts'
import type { Page } from '../composition/page.ts'
import { vars } from './css-vars.ts'
import { PageParts } from './page-parts.tsx'
import { PageShapes } from './page-shapes.tsx'
import classes from './paper-pages.module.css'

export interface PaperPagesProps {
  pages: readonly Page[]
  paper: Paper
}

/** Composed pages: on screen scaled to the available width; in print one per page, without margins. */
export function PaperPages({ pages, paper }: PaperPagesProps) {
  const t = useTranslations('cartePaper')
  useStylesheet(`@page { size: ${paper.css}; margin: 0; }`)
  return (
    <div className={classes.pages}>
      {pages.map((page, index) => (
        <div
          key={String(index)}
          className={classes.room}
          style={vars({ width: page.width, height: page.height })}
        >
          <div className={classes.page} style={page.ground === null ? {} : { background: page.ground }}>
            <PageShapes page={page} />
            {page.pictures.map(({ src, ...box }) => (
              <img key={src} src={src} alt="" className={classes.picture} style={vars(box)} />
            ))}
            <PageParts page={page} />
          </div>
        </div>
      ))}
      <p className="note" data-print="hidden">
        {t('pages', { count: pages.length })}
      </p>
    </div>
  )
}
