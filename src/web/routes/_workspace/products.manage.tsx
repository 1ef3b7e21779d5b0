import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'

export const Route = createFileRoute('/_workspace/products/manage')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<CrateDrawing />}
        title={t('manageProducts.title')}
        sentence={t('manageProducts.body')}
        back={{ label: t('backToProducts'), to: paths.products }}
      />
    )
  },
})
