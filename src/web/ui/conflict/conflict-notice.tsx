import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Conflict } from '#web/lib/form/use-conflict.ts'
import classes from './conflict-notice.module.css'
import { FocusedAlert } from './focused-alert.tsx'
import { usePartList } from './use-part-list.ts'
import { VersionsTable } from './versions-table.tsx'

export interface ConflictNoticeProps {
  conflict: Conflict
  /** While something is sent. */
  busy: boolean
  /** The form saves itself while it is typed in. */
  savesItself?: boolean
}

/** Two windows have written on one thing: what each says, and the choice. Nothing is lost before it is made. */
export function ConflictNotice({ conflict, busy, savesItself = false }: ConflictNoticeProps) {
  const t = useTranslations('common.conflict')
  const list = usePartList()
  const { state, keepMine, takeStored, swap } = conflict
  switch (state.is) {
    case 'none':
      return null
    case 'merged':
      return (
        <FocusedAlert key="merged">
          {t('merged', { parts: list(state.taken), count: state.taken.length })}
        </FocusedAlert>
      )
    case 'asked':
      return (
        <FocusedAlert key={`asked ${String(state.times)}`} title={t('title')} unlessTyping={savesItself}>
          <p className={classes.text}>{t('body')}</p>
          {state.rows.length > 0 && <VersionsTable rows={state.rows} />}
          {state.taken.length > 0 && (
            <p className={classes.text}>
              {t('alsoTaken', { parts: list(state.taken), count: state.taken.length })}
            </p>
          )}
          <Group gap="sm" mt="sm">
            <Button size="compact-md" onClick={keepMine} disabled={busy}>
              {t('keepMine')}
            </Button>
            <Button size="compact-md" variant="default" onClick={takeStored} disabled={busy}>
              {t('takeStored')}
            </Button>
          </Group>
        </FocusedAlert>
      )
    case 'storedTaken':
    case 'minePutBack':
      return (
        <FocusedAlert key="settled">
          <p className={classes.text}>{t(state.is)}</p>
          <Button size="compact-md" variant="default" onClick={swap} disabled={busy}>
            {t(state.is === 'storedTaken' ? 'putBack' : 'takeStored')}
          </Button>
        </FocusedAlert>
      )
  }
}
