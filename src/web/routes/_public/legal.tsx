import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'

export const Route = createFileRoute('/_public/legal')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<NotebookDrawing />}
        title={t('legal.title')}
        sentence={t('legal.body')}
        back={{ label: t('backHome'), to: paths.home }}
      />
    )
  },
})
