import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Carte } from '#contract/cartes.ts'
import { CARTE_THEME_NAMES } from '#domain/cartes/carte-look.ts'
import { paths } from '#web/entities/paths.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { PAPERS } from '../composition/formats.ts'
import { cartePagesQuery } from '../pages/carte-pages-query.ts'
import { PageSkeleton } from '#web/ui/paper-pages/page-skeleton.tsx'
import { PaperPage } from '#web/ui/paper-pages/paper-page.tsx'
import {
  carteDocumentOf,
  carteLookOf,
  GUESTS_VIEW,
  namedOn,
  printedCarte,
} from '../print/carte-document-of.ts'
import classes from './first-page.module.css'

/** What a guest would hold: the pages that are printed, of which the first is shown. */
export function ComposedFirstPage({ stored }: { stored: Carte }) {
  const t = useTranslations()
  const printed = useMemo(() => printedCarte(stored), [stored])
  const paper = useMemo(
    () => ({ carte: carteDocumentOf(printed, GUESTS_VIEW), look: carteLookOf(stored, false) }),
    [printed, stored],
  )
  const pages = useQuery({ ...cartePagesQuery(paper), placeholderData: keepPreviousData })
  if (namedOn(printed).length === 0) return <p className={classes.empty}>{t('cartes.print.empty')}</p>
  return (
    <PageState
      query={pages}
      skeleton={<PageSkeleton paper={PAPERS[stored.pageFormat]} text={t('common.pages.loading')} />}
      failureText={t('common.pages.failed')}
    >
      {(composed) => (
        <>
          <div className={classes.page}>
            {/* A picture here: its headings and links are those of the page it leads to. */}
            <div inert aria-hidden>
              {composed.slice(0, 1).map((page) => (
                <PaperPage key="first" page={page} />
              ))}
            </div>
            <PageLink
              to={paths.printCarte(stored.id)}
              className={classes.cover}
              aria-label={t('cartes.openFirstPage')}
            />
          </div>
          <p className={classes.caption}>
            {[
              CARTE_THEME_NAMES[stored.theme],
              t(`cartes.settings.formats.${stored.pageFormat}`),
              t('common.pages.count', { count: composed.length }),
            ].join(' · ')}
          </p>
        </>
      )}
    </PageState>
  )
}
