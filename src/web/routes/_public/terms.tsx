import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ComingSoon } from '#web/ui/coming-soon.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'

export const Route = createFileRoute('/_public/terms')({
  component: () => {
    const t = useTranslations('shell.comingSoon')
    return (
      <ComingSoon
        drawing={<NotebookDrawing />}
        title={t('terms.title')}
        sentence={t('terms.body')}
        back={{ label: t('backHome'), to: paths.home }}
      />
    )
  },
})
