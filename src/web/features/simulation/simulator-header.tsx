import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export function SimulatorHeader({ actions }: { actions?: ReactNode }) {
  const t = useTranslations('simulation')
  return (
    <PageHeader
      title={t('title')}
      crumb={{ label: t('back'), to: paths.recipes }}
      meta={<span data-print="hidden">{t('lead')}</span>}
      actions={actions}
    />
  )
}
