import { useCallback, useEffect, useRef, useState } from 'react'
import type { TabPlace } from '../reading/sheet-reader.ts'
import type { PictureCell } from '../reading/tab-picture.ts'
import type { SheetFilesControl } from '../use-sheet-files.ts'

/** Rows that the worker is asked for at once. */
const BLOCK = 200

export type RowsOfTab = (row: number) => readonly PictureCell[]

/** The rows of a tab, fetched from the worker as they come into sight; a row that is not there yet is empty. */
export function useTabRows({ query }: SheetFilesControl, { file, tab }: TabPlace) {
  const [blocks, setBlocks] = useState<ReadonlyMap<number, PictureCell[][]>>(new Map())
  const requested = useRef(new Set<number>())
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])

  const need = useCallback(
    (from: number, to: number) => {
      for (let block = Math.floor(from / BLOCK); block <= Math.floor(to / BLOCK); block += 1) {
        if (requested.current.has(block)) continue
        requested.current.add(block)
        query((reader) => reader.call('rows', { file, tab }, block * BLOCK, (block + 1) * BLOCK)).then(
          (rows) => {
            if (alive.current) setBlocks((known) => new Map(known).set(block, rows))
          },
          () => requested.current.delete(block),
        )
      }
    },
    [query, file, tab],
  )
  const rowsOf: RowsOfTab = (row) => blocks.get(Math.floor(row / BLOCK))?.[row % BLOCK] ?? []
  return { rowsOf, need }
}
