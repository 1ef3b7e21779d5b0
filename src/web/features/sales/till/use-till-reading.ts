import { useMemo, useState } from 'react'
import type { CarteSales } from '#contract/sales.ts'
import { applySavedTillMapping } from '#domain/till/saved-till-mapping.ts'
import { matchTillNames } from '#domain/till/match-till-names.ts'
import { readTill } from '#domain/till/read-till.ts'
import { proposeTillColumns } from '#domain/till/till-columns.ts'
import type { TillMapping, TillRole } from '#domain/till/till-columns.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import type { SourceTable } from '#web/lib/sources/open-tables.ts'
import { takenKey } from '../recorded-sales.ts'

/** The user's choice for a name: the key of a dish, a menu or a dish taken in a menu; skipped this time, or always skipped. */
export type Resolution = { kind: 'dish'; id: string } | { kind: 'left' } | { kind: 'ignored' }

/** What a file of the till holds, as the columns and the user say. */
export function useTillReading(carte: CarteSales, sheets: readonly SourceTable[]) {
  const [sheet, setSheet] = useState(() => likeliest(sheets))
  const [chosen, setChosen] = useState<TillMapping | null>(null)
  const [resolved, setResolved] = useState<ReadonlyMap<string, Resolution>>(new Map())
  const matrix = sheets[sheet]?.rows ?? NO_ROWS
  const kept = useMemo(
    () => carte.mapping && applySavedTillMapping(matrix, carte.mapping),
    [matrix, carte.mapping],
  )
  const mapping = useMemo(() => chosen ?? kept ?? proposeTillColumns(matrix), [chosen, kept, matrix])
  const reading = useMemo(() => readTill(matrix, mapping), [matrix, mapping])
  const names = reading.known ? reading.names : null
  const matches = useMemo(() => {
    const dishes = carte.gammes.flatMap((gamme) =>
      gamme.dishes.map(({ id, nomAffiche }) => ({ id, name: nomAffiche })),
    )
    const menus = carte.menus.map(({ id, nom, choices }) => ({
      id,
      name: nom,
      dishes: choices.flatMap((choice) =>
        choice.dishes.map((dish) => ({ id: takenKey(choice.id, dish.ficheId), name: nameOf(dish) })),
      ),
    }))
    return names && matchTillNames(names, dishes, menus, carte.mapping)
  }, [names, carte])

  return {
    sheet,
    matrix,
    mapping,
    reading,
    matches,
    /** The columns were found as they were the last time. */
    recognised: kept !== null && chosen === null,
    resolved,
    resolve: (key: string, as: Resolution) => setResolved((before) => new Map(before).set(key, as)),
    resolveAll: (names: readonly (readonly [key: string, as: Resolution])[]) =>
      setResolved((before) => new Map([...before, ...names])),
    chooseSheet: (at: number) => {
      setSheet(at)
      setChosen(null)
    },
    /** A role that a column gets leaves the column that had it; null has none. */
    chooseColumn: (role: TillRole, at: number | null) => {
      const freed = mapping.roles.map((other) => (other === role ? 'ignored' : other))
      setChosen({ ...mapping, roles: at === null ? freed : freed.with(at, role) })
    },
  }
}

const NO_ROWS: SourceTable['rows'] = []

/** The sheet of most rows among those that name their columns. */
function likeliest(sheets: readonly SourceTable[]): number {
  const scores = sheets.map(
    ({ rows }) => (proposeTillColumns(rows).header === null ? 0 : 1_000_000) + rows.length,
  )
  return scores.indexOf(Math.max(...scores))
}

export type TillReadingControl = ReturnType<typeof useTillReading>
