import { Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import classes from './dashboard.module.css'

/** Before there is any sheet: how one is made, and its form. */
export function FirstSteps({ children }: { children: ReactNode }) {
  const t = useTranslations('account.dashboard.start')
  return (
    <Card component="section" aria-labelledby="start-title">
      <div className={classes.firstSteps}>
        <NotebookDrawing />
        <div>
          <Title order={2} size="h3" id="start-title" mb="sm">
            {t('title')}
          </Title>
          <ol>
            <li>{t('sheet')}</li>
            <li>{t('products')}</li>
            <li>{t('print')}</li>
          </ol>
          <p className={classes.alreadyWritten}>
            {t('alreadyWritten')}{' '}
            <ButtonLink to={paths.importSheets} variant="default" size="compact-md">
              {t('import')}
            </ButtonLink>
          </p>
        </div>
      </div>
      {children}
    </Card>
  )
}
