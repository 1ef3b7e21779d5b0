import { Button, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { draftOf } from '../state/draft.ts'
import { viewOf } from '../state/editor-store.ts'
import { useEditor } from '../state/use-editor.ts'
import { compareDrafts } from './compare-drafts.ts'
import classes from './conflict-dialog.module.css'
import { ComparedFacts, ComparedFigures, ComparedLines } from './compared-rows.tsx'

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
  const views = { mine: store.view(), theirs: viewOf(stored, settings, theirs.updatedAt) }

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
      <div className={classes.scroll}>
        <table className={classes.versions}>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('mine')}</th>
              <th scope="col">{t('theirs')}</th>
            </tr>
          </thead>
          <ComparedFigures {...views} />
          <ComparedFacts facts={comparison.facts} mine={mine} theirs={stored} />
          <ComparedLines lines={comparison.lines} {...views} />
        </table>
        {comparison.reordered && <Text size="sm">{t('reordered')}</Text>}
      </div>
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
