import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'

export const Route = createFileRoute('/_workspace/suppliers/dashboard')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<TruckDrawing />}
        title={t('suppliersDashboard.title')}
        sentence={t('suppliersDashboard.body')}
        back={{ label: t('backToRecipes'), to: paths.recipes }}
      />
    )
  },
})
