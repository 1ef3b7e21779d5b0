import { useEffect, useMemo, useState } from 'react'
import type { CarteSales } from '#contract/sales.ts'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import type { ImportFileControl } from '#web/entities/import-flow/source/use-import-file.ts'
import { takenKey } from '../recorded-sales.ts'
import type { TillImport } from './till-reader.ts'

/** The user's choice for a name: the key of a dish, a menu or a dish taken in a menu; skipped this time, or always skipped. */
export type Resolution = { kind: 'dish'; id: string } | { kind: 'left' } | { kind: 'ignored' }

/** What the names of a till's file mean, as the carte and the user say. */
export function useTillNames(carte: CarteSales, { file, reader }: ImportFileControl<TillImport>) {
  const [found, setFound] = useState<readonly TillMatch[] | null>(null)
  const [resolved, setResolved] = useState<ReadonlyMap<string, Resolution>>(new Map())
  const known = useMemo(() => knownOf(carte), [carte])
  const { read } = file
  useEffect(() => {
    let current = true
    if (read !== null)
      void reader.current
        ?.compare(known)
        .then((matches) => current && setFound(matches))
        .catch(() => undefined)
    return () => {
      current = false
    }
  }, [read, known, reader])

  return {
    matches: read === null ? null : found,
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
