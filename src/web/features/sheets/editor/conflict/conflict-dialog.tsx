import { Button, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { draftOf } from '../state/draft.ts'
import { viewOf } from '../state/editor-store.ts'
import { useEditor } from '../state/use-editor.ts'
import { compareDrafts } from './compare-drafts.ts'
import classes from './conflict-dialog.module.css'
import { useComparedRows } from './use-compared-rows.ts'

interface ConflictDialogProps {
  theirs: TechSheet
  onSave: () => void
}

/** Two versions of one sheet side by side. Nothing is overwritten until one of them is chosen. */
export function ConflictDialog({ theirs, onSave }: ConflictDialogProps) {
  const store = useEditor()
  const t = useTranslations('editor.conflict')
  const format = useFormat()
  // The draft cannot change while the dialog is over it.
  const [mine] = useState(() => store.state().draft)
  const { lineIds, settings } = store.state()
  const stored = draftOf(theirs)
  const comparison = compareDrafts(mine, stored, lineIds)
  const rows = useComparedRows(comparison, {
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
    <Modal
      opened
      onClose={keepEditing}
      title={t('title')}
      size="xl"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('keepEditing') }}
    >
      <Text mb="md">{t('body', { when: format.time(theirs.updatedAt) })}</Text>
      <ShortTable
        label={t('title')}
        columns={[
          { key: 'what', head: t('what'), width: '27%', namesRow: true, text: ({ label }) => label },
          { key: 'mine', head: t('mine'), width: '36.5%', text: (row) => row.mine },
          { key: 'theirs', head: t('theirs'), text: (row) => row.theirs },
        ]}
        keyOf={({ key }) => key}
        rows={rows}
        dataOf={(row) => ({ 'data-differs': row.mine !== row.theirs || undefined })}
        maxHeight="48dvh"
        className={classes.versions}
      />
      {same > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('unchanged', { count: same })}
        </Text>
      )}
      {comparison.reordered && (
        <Text size="sm" mt="xs">
          {t('reordered')}
        </Text>
      )}
      <div className={classes.choices}>
        <Button variant="subtle" onClick={keepEditing} data-autofocus>
          {t('keepEditing')}
        </Button>
        <div>
          <Button
            fullWidth
            variant="default"
            onClick={() => store.dispatch({ type: 'conflict-settled', keep: 'theirs' })}
          >
            {t('takeTheirs')}
          </Button>
          <p className={classes.hint}>{t('takeTheirsHint')}</p>
        </div>
        <div>
          <Button fullWidth onClick={keepMine}>
            {t('keepMine')}
          </Button>
          <p className={classes.hint}>{t('keepMineHint')}</p>
        </div>
      </div>
    </Modal>
  )
}
