import { Alert, Button, FileButton, Flex, Group, List, Text } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Overview } from '../reading/overview.ts'
import { chosenSources } from '../reading/source-files.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'
import { AgainButton } from './again-button.tsx'
import { OtherTabs } from './other-tabs.tsx'
import type { OpenedPart } from '../sheet-import-page.tsx'
import classes from './import-summary.module.css'

export interface ImportSummaryProps {
  control: SheetFilesControl
  overview: Overview
  hasAnswers: boolean
  onOpen: (opened: OpenedPart) => void
  onAgain: () => void
}

/** '63 fiches trouvées dans 40 fichiers · 58 justes au centime près · 2 sans total · 2 à regarder · 1 illisible' */
export function ImportSummary(props: ImportSummaryProps) {
  const { control, overview, hasAnswers, onOpen, onAgain } = props
  const { sheets, unread, others } = overview
  const t = useTranslations('sheetFiles.summary')
  const reset = useRef<() => void>(null)
  const { names, refused } = control.files
  const counts = (['exact', 'unproven', 'doubtful', 'unread'] as const)
    .map((key) => ({
      key,
      count: key === 'unread' ? unread.length : sheets.filter(({ verdict }) => verdict === key).length,
    }))
    .filter(({ count }) => count > 0)
  return (
    <Flex component="section" direction="column" gap="sm">
      <Group justify="space-between" gap="sm">
        <Flex component="output" wrap="wrap" align="baseline" gap="4px 10px" className={classes.figures}>
          <strong>{t('found', { sheets: sheets.length + unread.length, files: names.length })}</strong>
          {counts.map(({ key, count }) => (
            <span key={key} data-kind={key}>
              {t(key, { count })}
            </span>
          ))}
        </Flex>
        <Group gap="xs">
          <FileButton
            multiple
            resetRef={reset}
            inputProps={{ 'aria-label': t('more') }}
            onChange={(files) => {
              reset.current?.()
              control.add(chosenSources(files))
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
      <OtherTabs tabs={others} names={names} onOpen={(tab) => onOpen({ tab })} />
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
