import { Alert, Button, FileButton, Flex, Group, List, Text } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Overview } from '../reading/overview.ts'
import { chosenFiles } from '#web/lib/sources/chosen-files.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'
import { AgainButton } from './again-button.tsx'
import classes from './import-summary.module.css'

export interface ImportSummaryProps {
  control: SheetFilesControl
  overview: Overview
  hasAnswers: boolean
  onAgain: () => void
}

/** '63 fiches trouvées dans 40 fichiers', and the files that were not read. */
export function ImportSummary(props: ImportSummaryProps) {
  const { control, overview, hasAnswers, onAgain } = props
  const { sheets, unread } = overview
  const t = useTranslations('sheetFiles.summary')
  const reset = useRef<() => void>(null)
  const { names, refused } = control.files
  return (
    <Flex component="section" direction="column" gap="sm">
      <Group justify="space-between" gap="sm">
        <Text component="output" fw={600}>
          {t('found', { sheets: sheets.length + unread.length, files: names.length })}
        </Text>
        <Group gap="xs">
          <FileButton
            multiple
            resetRef={reset}
            inputProps={{ 'aria-label': t('more') }}
            onChange={(files) => {
              reset.current?.()
              control.add(chosenFiles(files))
            }}
          >
            {(props) => (
              <Button variant="default" size="compact-md" {...props}>
                {t('more')}
              </Button>
            )}
          </FileButton>
          <AgainButton hasAnswers={hasAnswers} onAgain={onAgain} />
        </Group>
      </Group>
      {refused.length > 0 && <RefusedFiles control={control} />}
    </Flex>
  )
}

function RefusedFiles({ control }: { control: SheetFilesControl }) {
  const t = useTranslations('sheetFiles')
  const { refused } = control.files
  const title = t('summary.refused', { count: refused.length })
  return (
    <Alert color="saffron" variant="light" title={title}>
      <List size="sm" className={classes.refused} aria-label={title} tabIndex={0}>
        {refused.map(({ name, reason }) => (
          <List.Item key={name}>
            <Text span fw={600} size="sm">
              {name}
            </Text>
            {t('summary.refusedFile', { name: '', reason: t(`refusals.${reason}`) })}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
