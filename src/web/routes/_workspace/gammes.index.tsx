import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { CarteDrawing } from '#web/ui/drawings/carte.tsx'

export const Route = createFileRoute('/_workspace/gammes/')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<CarteDrawing />}
        title={t('gammes.title')}
        sentence={t('gammes.body')}
        back={{ label: t('backToRecipes'), to: paths.recipes }}
      />
    )
  },
})
