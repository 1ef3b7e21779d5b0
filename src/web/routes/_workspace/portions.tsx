import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { ScalesDrawing } from '#web/ui/drawings/scales.tsx'

export const Route = createFileRoute('/_workspace/portions')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<ScalesDrawing />}
        title={t('portions.title')}
        sentence={t('portions.body')}
        back={{ label: t('backToRecipes'), to: paths.recipes }}
      />
    )
  },
})
