import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import { sourceName } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { hasSameHead, isProductItself } from '#domain/imports/is-product-itself.ts'
import type { Refusal } from './use-refusal.ts'

/**
 * What the server found, in the order in which it is likely meant: what is the thing itself, names that begin with what was typed,
 * whatever its plural, then names with a word that does, then the rest; among equals the order they came in.
 */
export function rankSources(sources: readonly LineSource[], typed: string): LineSource[] {
  const wanted = sameName(typed)
  const rank = (source: LineSource) => {
    const name = sameName(sourceName(source) ?? '')
    if (isNamed(source, typed)) return 0
    if (isProductItself(typed, named(source))) return 1
    if (name.startsWith(wanted)) return 2
    return name.split(' ').some((word) => word.startsWith(wanted)) ? 3 : 4
  }
  return sources.toSorted((one, other) => rank(one) - rank(other))
}

/** Whether what was typed begins its name: 'Tarte au miel' only contains 'miel', so that a new product is offered before it. */
export function beginsWith(source: LineSource, typed: string): boolean {
  const { name } = named(source)
  return sameName(name).startsWith(sameName(typed)) || hasSameHead(typed, name)
}

const named = (source: LineSource) => ({
  name: sourceName(source) ?? '',
  brand: source.product?.brand ?? null,
})

/** Whether it is called just what was typed. */
export function isNamed(source: LineSource, typed: string): boolean {
  return foldForSearch(sourceName(source) ?? '') === foldForSearch(typed.trim())
}

/**
 * Ranked, with what cannot be taken at the end, unless it is called just what was typed: then it is what is meant, and
 * comes before every other name. The sheet itself is listed only for an exact match.
 */
export function offeredSources(
  sources: readonly LineSource[],
  typed: string,
  refusalOf: (source: LineSource) => Refusal | null,
): LineSource[] {
  const place = (source: LineSource) => {
    const refused = refusalOf(source) !== null
    if (isNamed(source, typed)) return refused ? 1 : 0
    return refused ? 3 : 2
  }
  return rankSources(sources, typed)
    .filter((source) => refusalOf(source) !== 'isThis' || isNamed(source, typed))
    .toSorted((one, other) => place(one) - place(other))
}
