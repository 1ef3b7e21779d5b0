import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { newId } from '#web/lib/browser/new-id.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { type FormParts, mergeVersions } from '#web/lib/form/merge-versions.ts'
import { useMergedNotice } from '../conflict/use-merged-notice.ts'
import { type CellState, type CellStates, type Editing, keyOf } from './cell-states.ts'
import { type SavedCell, useUndoCell } from './use-undo-cell.ts'
import type { AnnounceUndoable } from './use-undo-stack.ts'

/** What the cells of a row are called, and what they say. */
export interface CellTexts<Of extends Editing> {
  /** 'Prix HT de Beurre doux' */
  name: (fact: Of['fact'], row: Of['row']) => string
  /** '9,80 € / kg' */
  value: (fact: Of['fact'], draft: Of['draft']) => string
  /** The row as a notice names it. */
  rowName: (row: Of['row']) => string
  /** That it was deleted meanwhile. */
  gone: string
}

/** How the rows of a table are stored. */
export interface StoredRows<Of extends Editing> {
  draftOf: (row: Of['row']) => Of['draft']
  /** The facts by their keys among others. */
  parts: FormParts<Of['draft']>
  texts: CellTexts<Of>
  /** Stores what differs, over the version of `from`. */
  store: (
    from: Of['row'],
    draft: Of['draft'],
    cell: { fact: Of['fact']; actId: string },
  ) => Promise<Of['row']>
  /** The row of what another window has stored, as the server answers it. */
  rowOf: (stored: unknown) => Of['row']
  /** Shows a row as it is stored now wherever it is listed. */
  show: (row: Of['row']) => void
  undo: (saved: SavedCell<Of>, show: (row: Of['row']) => void) => Promise<'undone' | 'left' | 'gone'>
  /** Where undoing has failed, what is listed is read again. */
  refresh: () => void
  /** Whether it is to be saved at all. */
  confirm?: (from: Of['row'], draft: Of['draft'], fact: Of['fact']) => Promise<boolean>
}

/**
 * Saves what was typed in a cell, over the version that the typing began with. The cells of one row are saved one
 * after the other: the next over what the one before has stored. What only another window has changed is merged; where
 * both have changed the same, or the save fails, the cell keeps what was typed.
 */
export function useSaveCell<Of extends Editing>(
  states: CellStates<Of>,
  rows: StoredRows<Of>,
  announce: AnnounceUndoable,
) {
  type Row = Of['row']
  type Draft = Of['draft']
  type Saving = Extract<CellState<Of>, { is: 'saving' }>
  const { draftOf, parts, texts } = rows
  const t = useTranslations('cells')
  const sentence = useFailureSentence()
  const mergedNotice = useMergedNotice()
  /** What this page has stored last of each row. */
  const stored = useRef(new Map<string, Row>())
  /** What this page has put into each cell last. */
  const own = useRef(new Map<string, string>())
  const turns = useRef(new Map<string, Promise<void>>())

  const keep = (row: Row) => {
    stored.current.set(row.id, row)
    rows.show(row)
  }
  const inTurn = (id: string, work: () => Promise<void>): void => {
    const turn = (turns.current.get(id) ?? Promise.resolve()).then(work)
    turns.current.set(id, turn)
  }
  const undo = useUndoCell(rows, keep, inTurn)
  const newest = (row: Row) => {
    const known = stored.current.get(row.id)
    return known !== undefined && known.version > row.version ? known : row
  }
  const partOf = (fact: Of['fact']) => {
    const part = parts.find(({ key }) => key === fact)
    if (part === undefined) throw new Error(`No part of the row is called ${fact}`)
    return part
  }
  /** A row with what was typed in one of its cells. */
  const draftOver = (row: Row, fact: Of['fact'], draft: Draft): Draft => {
    const onto = draftOf(row)
    return { ...onto, ...partOf(fact).put(onto, draft) }
  }

  /** Typed again meanwhile, a cell has nothing to say of what was typed before. */
  const showState = (cell: Saving, state: CellState<Of> | undefined) => {
    const { opened, fact } = cell
    if (states.get(opened.id, fact) === cell) states.set(opened.id, fact, state)
  }
  const refuse = (cell: Saving, reason: { why: string } | { stored: Row }) =>
    showState(cell, { ...cell, ...reason, is: 'refused' })

  async function send(from: Row, draft: Draft, cell: Saving, taken: readonly { label: string }[]) {
    const { fact } = cell
    const before = draftOf(from)
    const differs = parts.some(
      ({ contentOf }) => JSON.stringify(contentOf(before)) !== JSON.stringify(contentOf(draft)),
    )
    if (!differs) return showState(cell, undefined)
    const actId = newId()
    try {
      const after = await rows.store(from, draft, { fact, actId })
      keep(after)
      showState(cell, undefined)
      const announcement = t('changed', {
        name: texts.rowName(after),
        before: texts.value(fact, before),
        after: texts.value(fact, draftOf(after)),
      })
      announce(mergedNotice(announcement, taken), () => undo({ fact, before: from, after, actId }))
    } catch (failure) {
      const other = storedVersionOf(failure)
      if (other === undefined) {
        const what = t('failure', { cell: texts.name(fact, from), typed: texts.value(fact, draft) })
        return refuse(cell, {
          why: statusOf(failure) === 404 ? `${what}. ${texts.gone}` : sentence(what, failure),
        })
      }
      const current = rows.rowOf(other)
      keep(current)
      const merged = mergeVersions({ opened: before, mine: draft, stored: draftOf(current) }, parts)
      if (merged.clashing.length === 0) return send(current, merged.values, cell, merged.taken)
      refuse(cell, { stored: current })
    }
  }

  return {
    draftOver,
    /** Saves a draft of a row that was opened; at once, or after what is saved of it already. */
    save: (fact: Of['fact'], opened: Row, draft: Draft) => {
      const cell: Saving = { is: 'saving', fact, opened, draft }
      states.set(opened.id, fact, cell)
      inTurn(opened.id, async () => {
        const from = newest(opened)
        const { contentOf } = partOf(fact)
        const content = (of: Draft) => JSON.stringify(contentOf(of))
        const there = content(draftOf(from))
        const known = [content(draftOf(opened)), content(draft), own.current.get(keyOf(opened.id, fact))]
        // Another window has changed the same, and this page came to know it by another cell.
        if (!known.includes(there)) return refuse(cell, { stored: from })
        if (rows.confirm && !(await rows.confirm(from, draft, fact))) return showState(cell, undefined)
        own.current.set(keyOf(opened.id, fact), content(draft))
        await send(from, draftOver(from, fact, draft), cell, [])
      })
    },
  }
}
