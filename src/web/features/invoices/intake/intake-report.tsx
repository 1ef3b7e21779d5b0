import { Alert, Box, Button, Group, List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Working } from '#web/ui/table-file/working.tsx'
import classes from './intake-report.module.css'
import { mayBeRetried, type Taken } from './take-in.ts'
import { TakenLine } from './taken-line.tsx'
import type { useIntake } from './use-intake.ts'

/** How far the files are, then what became of those that are not simply in the list. */
export function IntakeReport({ work, taken, retry, stop, clear }: ReturnType<typeof useIntake>) {
  const t = useTranslations('invoices.intake')
  const close = useTranslations('common')('close')
  if (work !== null)
    return (
      <Box mb="md">
        <Working text={t('working', work)} share={work.share} onCancel={stop} />
      </Box>
    )
  const shown = taken.filter(isShown)
  if (shown.length === 0) return null
  const title = t('title', { added: taken.filter(({ is }) => is === 'added').length, shown: shown.length })
  return (
    <Alert
      color="saffron"
      variant="light"
      title={title}
      withCloseButton
      closeButtonLabel={close}
      onClose={clear}
      mb="md"
    >
      <List size="sm" className={classes.shown} aria-label={title} tabIndex={0}>
        {shown.map((one, place) => (
          <List.Item key={`${String(place)} ${one.path}`}>
            <Text span fw={600} size="sm">
              {one.path}
            </Text>{' '}
            <TakenLine taken={one} />
          </List.Item>
        ))}
      </List>
      {shown.some(mayBeRetried) && (
        <Group mt="sm">
          <Button size="compact-md" onClick={retry}>
            {t('retry')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

/** An invoice that was added and waits is in the list, and needs no words. */
function isShown(taken: Taken): boolean {
  return taken.is !== 'added' || taken.invoice.state === 'aside'
}
