import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './conflict-notice.module.css'
import { FocusedAlert } from './focused-alert.tsx'

/** A creation whose answer may have been lost. */
interface Creation<Made> {
  /** What an earlier attempt with other content has made; null when that is not why the last one was refused. */
  madeBefore: Made | null
  forget: () => void
}

export interface MadeBeforeNoticeProps<Made> {
  creation: Creation<Made>
  nameOf: (made: Made) => string
  busy: boolean
  /** Changes what was made to what is typed; undefined where it cannot become that. */
  onCorrect: ((made: Made) => void) | undefined
  /** Sends what is typed, which then makes a second thing. */
  onAnother: () => void
}

/** An answer was lost, and other content was sent since: nothing is made twice before its user has chosen. */
export function MadeBeforeNotice<Made>(props: MadeBeforeNoticeProps<Made>) {
  const { creation, nameOf, busy, onCorrect, onAnother } = props
  const t = useTranslations('common.madeBefore')
  const { madeBefore: made, forget } = creation
  if (made === null) return null
  const name = nameOf(made)
  const addAnother = () => {
    forget()
    onAnother()
  }
  return (
    <FocusedAlert title={t('title')}>
      <p className={classes.text}>{t('body', { name })}</p>
      <Group gap="sm" mt="sm">
        {onCorrect && (
          <Button size="compact-md" onClick={() => onCorrect(made)} disabled={busy}>
            {t('correct')}
          </Button>
        )}
        <Button size="compact-md" variant="default" onClick={addAnother} disabled={busy}>
          {t('another')}
        </Button>
      </Group>
    </FocusedAlert>
  )
}
