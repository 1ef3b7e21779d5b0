import { Flex, Kbd } from '@mantine/core'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useDemo } from '#web/lib/demo/demo.ts'
import { AccountNeeded } from '#web/ui/demo/account-needed.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { useEditorDialogs } from '../editor-dialogs.ts'
import { startLine } from '../state/lines.ts'
import type { LineStart } from '../state/lines.ts'
import { nextKey } from '../state/apply-edit.ts'
import { useEditor } from '../state/use-editor.ts'
import { PasteButton } from '../paste/paste-button.tsx'
import { focusCell, focusEntry } from '../table/focus-cell.ts'
import classes from './entry-row.module.css'
import { ProductCombobox } from './product-combobox.tsx'

interface EntryRowProps {
  takesFocus: boolean
}

/** Where the next line begins: type a product or a preparation, Enter, and its quantity is next. */
export function EntryRow({ takesFocus }: EntryRowProps) {
  const store = useEditor()
  const { openPicker } = useEditorDialogs()
  const t = useTranslations('editor.entry')
  const demo = useDemo()

  const begin = (start: LineStart) => {
    const state = store.state()
    const { key } = startLine(state.draft.lines, start, nextKey(state))
    flushSync(() => store.dispatch({ type: 'line-started', start }))
    // A line QS, and one whose quantity is there, lack nothing: the next one is typed.
    const isWhole = start.costing === 'qs' || ('typed' in start && start.typed?.quantity != null)
    if (isWhole) focusEntry()
    else focusCell(key, 'quantity')
  }

  return (
    <div className={classes.row} data-entry>
      <IconPlus size={16} stroke={1.8} aria-hidden />
      {demo ? (
        <LockedEntry />
      ) : (
        <ProductCombobox
          label={t('label')}
          placeholder={t('placeholder')}
          onChoose={(source, { costing, amount }) =>
            begin({ source, costing, typed: amount && amount.of(source) })
          }
          onName={(name, costing) => begin({ name, costing })}
          takesFocus={takesFocus}
        >
          <span className={classes.hints}>
            <PasteButton />
            <button
              type="button"
              className={classes.catalogue}
              aria-label={t('openCatalogue')}
              onClick={openPicker}
            >
              <Kbd size="xs">/</Kbd> {t('catalogue')}
            </button>
          </span>
        </ProductCombobox>
      )}
    </div>
  )
}

/** The same in the demo, where it stays as it is. */
function LockedEntry() {
  const t = useTranslations('editor.entry')
  return (
    <Flex component="span" align="center" justify="space-between" gap="sm" className={classes.locked}>
      <DemoLock>
        <button type="button">{t('label')}</button>
      </DemoLock>
      <PasteButton />
      <AccountNeeded />
    </Flex>
  )
}
