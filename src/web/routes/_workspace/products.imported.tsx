import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'

export const Route = createFileRoute('/_workspace/products/imported')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<CrateDrawing />}
        title={t('importedProducts.title')}
        sentence={t('importedProducts.body')}
        back={{ label: t('backToProducts'), to: paths.products }}
      />
    )
  },
})
