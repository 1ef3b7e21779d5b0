import { Card, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import classes from './dashboard.module.css'

/** Before there is any sheet. */
export function FirstSteps() {
  const t = useTranslations('account.dashboard.start')
  return (
    <Card component="section" className={classes.firstSteps} aria-labelledby="start-title">
      <NotebookDrawing />
      <div>
        <Title order={2} size="h3" id="start-title" mb="sm">
          {t('title')}
        </Title>
        <ol>
          <li>{t('products')}</li>
          <li>{t('sheet')}</li>
          <li>{t('print')}</li>
        </ol>
      </div>
    </Card>
  )
}
