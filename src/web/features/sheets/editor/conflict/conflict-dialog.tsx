import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { VersionsTable } from '#web/ui/conflict/versions-table.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { draftOf } from '../state/draft.ts'
import { viewOf } from '../state/editor-store.ts'
import { useEditor } from '../state/use-editor.ts'
import { compareDrafts } from './compare-drafts.ts'
import classes from './conflict-dialog.module.css'
import { useComparedParts } from './use-compared-parts.ts'

interface ConflictDialogProps {
  theirs: TechSheet
  onSave: () => void
}

/** Two versions of one sheet side by side. Nothing is overwritten until one of them is chosen. */
export function ConflictDialog({ theirs, onSave }: ConflictDialogProps) {
  const store = useEditor()
  const t = useTranslations('common.conflict')
  const tSheet = useTranslations('editor.conflict')
  // The draft cannot change while the dialog is over it.
  const [mine] = useState(() => store.state().draft)
  const { lineIds, settings } = store.state()
  const stored = draftOf(theirs)
  const comparison = compareDrafts(mine, stored, lineIds)
  const rows = useComparedParts(comparison, {
    mine: { draft: mine, view: store.view() },
    theirs: { draft: stored, view: viewOf(stored, settings, theirs.updatedAt) },
  })
  const same = comparison.lines.filter((line) => line.same).length

  const keepEditing = () => store.dispatch({ type: 'conflict-settled', keep: 'both' })
  const keepMine = () => {
    store.dispatch({ type: 'conflict-settled', keep: 'mine' })
    onSave()
  }

  return (
    <NamedModal
      opened
      onClose={keepEditing}
      title={t('title')}
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': tSheet('keepEditing') }}
    >
      <Text mb="md">{t('body')}</Text>
      {rows.length > 0 && <VersionsTable rows={rows} maxHeight="48dvh" />}
      {same > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {tSheet('unchanged', { count: same })}
        </Text>
      )}
      {comparison.reordered && (
        <Text size="sm" mt="xs">
          {tSheet('reordered')}
        </Text>
      )}
      <div className={classes.choices}>
        <div>
          <Button fullWidth onClick={keepMine}>
            {t('keepMine')}
          </Button>
          <p className={classes.hint}>{tSheet('keepMineHint')}</p>
        </div>
        <div>
          <Button
            fullWidth
            variant="default"
            onClick={() => store.dispatch({ type: 'conflict-settled', keep: 'theirs' })}
          >
            {t('takeStored')}
          </Button>
          <p className={classes.hint}>{tSheet('takeTheirsHint')}</p>
        </div>
        <Button variant="subtle" onClick={keepEditing} data-autofocus>
          {tSheet('keepEditing')}
        </Button>
      </div>
    </NamedModal>
  )
}
