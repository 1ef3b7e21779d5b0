import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sheetTreeQuery } from '../sheets-api.ts'
import type { Scalable, StoredLine } from '#web/entities/sheet/scaling/scaled-to.ts'

/** A sheet with the lines of its preparations, at any depth, once those are read. */
export function useWithParts<Sheet extends Scalable & { id: string }>(sheet: Sheet, wanted: boolean) {
  const needed = wanted && sheet.ingredients.some(({ preparation }) => preparation)
  const { data, isPending, isError } = useQuery({ ...sheetTreeQuery(sheet.id), enabled: needed })
  const whole = useMemo(() => {
    if (!needed || data === undefined) return sheet
    const lines = new Map(data.items.map(({ id, ingredients }) => [id, ingredients]))
    return { ...sheet, ingredients: withParts(sheet.ingredients, lines) }
  }, [sheet, needed, data])
  return { sheet: whole, pending: needed && isPending, failed: needed && isError }
}

/** @param linesOf the lines of each sheet below; none is below itself */
function withParts(
  lines: readonly StoredLine[],
  linesOf: ReadonlyMap<string, readonly StoredLine[]>,
): StoredLine[] {
  return lines.map((line) => {
    const below = line.preparation ? linesOf.get(line.preparation.id) : undefined
    if (!line.preparation || below === undefined) return line
    return { ...line, preparation: { ...line.preparation, lines: withParts(below, linesOf) } }
  })
}
