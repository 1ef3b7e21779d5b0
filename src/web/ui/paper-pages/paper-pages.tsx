import { useTranslations } from 'use-intl'
import { useStylesheet } from '#web/lib/browser/use-stylesheet.ts'
import type { Page, Paper } from '#web/lib/pages/page.ts'
import { PaperPage } from './paper-page.tsx'
import classes from './paper-pages.module.css'

export interface PaperPagesProps {
  pages: readonly Page[]
  paper: Paper
}

/** Composed pages: on screen scaled to the available width; in print one per page, without margins. */
export function PaperPages({ pages, paper }: PaperPagesProps) {
  const t = useTranslations('common.pages')
  useStylesheet(`@page { size: ${paper.css}; margin: 0; }`)
  return (
    <div className={classes.pages}>
      {pages.map((page, index) => (
        <PaperPage key={String(index)} page={page} />
      ))}
      <p className="note" data-print="hidden">
        {t('count', { count: pages.length })}
      </p>
    </div>
  )
}
