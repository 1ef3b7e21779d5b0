import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'

export const Route = createFileRoute('/_public/about')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<PlateDrawing />}
        title={t('about.title')}
        sentence={t('about.body')}
        back={{ label: t('backHome'), to: paths.home }}
      />
    )
  },
})
