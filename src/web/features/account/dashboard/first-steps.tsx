import { Card, Flex, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dashboard.module.css'

/** Before there is any sheet: how one is made, and its form. */
export function FirstSteps({ children }: { children: ReactNode }) {
  const t = useTranslations('dashboard.start')
  return (
    <Card component="section" aria-labelledby="start-title">
      <Group gap={28} wrap="nowrap" mb={24} className={classes.firstSteps}>
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
          <Flex component="p" wrap="wrap" align="center" gap="8px 12px" mt="md">
            {t('alreadyWritten')} <TextLink to={paths.importSheets}>{t('import')}</TextLink>
          </Flex>
        </div>
      </Group>
      {children}
    </Card>
  )
}
