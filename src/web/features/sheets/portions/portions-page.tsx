import { Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PortionAmounts } from './portion-amounts.tsx'

/** /portions: how much of what one guest is served. */
export function PortionsPage() {
  const t = useTranslations('portions')
  return (
    <>
      <PageHeader title={t('title')} crumb={{ label: t('back'), to: paths.newRecipe }} />
      <Card component="section" aria-label={t('title')}>
        <PortionAmounts />
      </Card>
    </>
  )
}
