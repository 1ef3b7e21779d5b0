import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { PageState } from '#web/ui/page-state.tsx'
import { carteQuery } from '../cartes-api.ts'
import { PAPERS } from '../composition/formats.ts'
import { PageSkeleton } from '#web/ui/paper-pages/page-skeleton.tsx'
import classes from './first-page.module.css'

/** Composing pages and drawing them comes after the figures. */
const ComposedFirstPage = lazy(async () => ({
  default: (await import('./composed-first-page.tsx')).ComposedFirstPage,
}))

/** The first page of the carte as it prints; leads to all of them. */
export function FirstPage({ carteId }: { carteId: string }) {
  const t = useTranslations()
  const carte = useQuery(carteQuery(carteId))
  const skeleton = (
    <PageSkeleton paper={PAPERS[carte.data?.pageFormat ?? 'a4']} text={t('common.pages.loading')} />
  )
  return (
    <section aria-label={t('cartes.firstPage')} className={classes.place} data-print="hidden">
      <PageState query={carte} skeleton={skeleton} failureText={t('cartes.failure.load')}>
        {(stored) => (
          <Suspense fallback={skeleton}>
            <ComposedFirstPage stored={stored} />
          </Suspense>
        )}
      </PageState>
    </section>
  )
}
