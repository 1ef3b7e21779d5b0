import { useEffect, useMemo, useState } from 'react'
import type { CarteSales } from '#contract/sales.ts'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import type { ImportFileControl } from '#web/entities/import-flow/source/use-import-file.ts'
import { takenKey } from '../recorded-sales.ts'
import type { TillImport } from './till-reader.ts'

/** The user's choice for a name: the key of a dish, a menu or a dish taken in a menu; skipped this time, or always skipped. */
export type Resolution = { kind: 'dish'; id: string } | { kind: 'left' } | { kind: 'ignored' }

/** The names of what was read beside what was known; null where that failed. */
interface Comparison {
  read: ImportFileControl<TillImport>['file']['read']
  known: TillImport['known']
  matches: readonly TillMatch[] | null
}

/** What the names of a till's file mean, as the carte and the user say. */
export function useTillNames(carte: CarteSales, { file, reader }: ImportFileControl<TillImport>) {
  const [found, setFound] = useState<Comparison | null>(null)
  const [resolved, setResolved] = useState<ReadonlyMap<string, Resolution>>(new Map())
  const known = useMemo(() => knownOf(carte), [carte])
  const { read } = file
  useEffect(() => {
    let current = true
    const show = (matches: Comparison['matches']) => current && setFound({ read, known, matches })
    if (read !== null) reader.current?.compare(known).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [read, known, reader])

  // While other columns are read, what was read before is still there.
  const isCurrent = file.work === null && found?.read === read && found.known === known
  return {
    /** Those of the columns chosen before, until those of the columns chosen now are there. */
    matches: read === null ? null : (found?.matches ?? null),
    /** Whether the matches are of the columns and the carte as they are now. */
    isCurrent,
    failed: read !== null && isCurrent && found.matches === null,
    resolved,
    resolve: (key: string, as: Resolution) => setResolved((before) => new Map(before).set(key, as)),
    resolveAll: (names: readonly (readonly [key: string, as: Resolution])[]) =>
      setResolved((before) => new Map([...before, ...names])),
  }
}

function knownOf({ gammes, menus, mapping }: CarteSales): TillImport['known'] {
  return {
    dishes: gammes.flatMap(({ dishes }) => dishes.map(({ id, nomAffiche }) => ({ id, name: nomAffiche }))),
    menus: menus.map(({ id, nom, choices }) => ({
      id,
      name: nom,
      dishes: choices.flatMap((choice) =>
        choice.dishes.map((dish) => ({ id: takenKey(choice.id, dish.ficheId), name: nameOf(dish) })),
      ),
    })),
    names: mapping,
  }
}

export type TillNamesControl = ReturnType<typeof useTillNames>
