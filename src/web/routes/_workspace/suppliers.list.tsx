import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'

export const Route = createFileRoute('/_workspace/suppliers/list')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<TruckDrawing />}
        title={t('suppliers.title')}
        sentence={t('suppliers.body')}
        back={{ label: t('backToRecipes'), to: paths.recipes }}
      />
    )
  },
})
