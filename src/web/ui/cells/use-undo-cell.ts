import { useTranslations } from 'use-intl'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyFailure, notifySuccess } from '../notices.tsx'
import type { Editing } from './cell-states.ts'
import type { StoredRows } from './use-save-cell.ts'

export interface SavedCell<Of extends Editing> {
  fact: Of['fact']
  before: Of['row']
  after: Of['row']
  /** What the save is called in the journal of prices, where it is listed there. */
  actId: string
}

const NOT_UNDONE = { left: 'undoLeft', gone: 'undoGone' } as const

/** Undoes what a cell has saved, and says how that went. */
export function useUndoCell<Of extends Editing>(
  { undo, refresh, texts }: StoredRows<Of>,
  keep: (row: Of['row']) => void,
  inTurn: (id: string, work: () => Promise<void>) => void,
) {
  const t = useTranslations('cells')
  const sentence = useFailureSentence()
  return (saved: SavedCell<Of>) =>
    inTurn(saved.after.id, async () => {
      const name = texts.rowName(saved.after)
      try {
        const result = await undo(saved, keep)
        if (result === 'undone') notifySuccess(t('undone', { name }))
        else notifyFailure(t(NOT_UNDONE[result], { name }))
      } catch (failure) {
        notifyFailure(sentence(t('undoFailed', { name }), failure))
        refresh()
      }
    })
}
