import type { OrderLine } from '#contract/order-shapes.ts'
import { isDivisible } from '#domain/orders/ordered-article.ts'
import { roundedUp } from '#domain/orders/offered-pack.ts'
import { wholePacks } from '#domain/purchases/whole-packs.ts'
import type { NewLine } from './lines.queries.ts'

/** The lines of a draft with others added: packs of one article at one price are one line, whole for both needs together. */
export function mergeLines(stored: readonly OrderLine[], added: readonly NewLine[]): NewLine[] {
  const lines: NewLine[] = [...stored]
  for (const line of added) {
    const place = lines.findIndex((each) => isOfSame(each, line))
    const same = lines[place]
    if (same === undefined) lines.push(line)
    else lines[place] = { ...same, ...together(same, line) }
  }
  return lines
}

function isOfSame(one: NewLine, other: NewLine): boolean {
  return (
    one.supplierProductId !== null &&
    one.supplierProductId === other.supplierProductId &&
    one.userProductId === other.userProductId &&
    one.packQuantity === other.packQuantity &&
    one.unit === other.unit &&
    one.priceHt === other.priceHt &&
    one.carriedFrom === null &&
    other.carriedFrom === null &&
    // What is still to be counted stays by itself.
    one.packs !== null &&
    other.packs !== null
  )
}

function together(one: NewLine, other: NewLine): Pick<NewLine, 'packs' | 'neededPacks'> {
  const packs = (one.packs ?? 0) + (other.packs ?? 0)
  if (one.neededPacks === null || other.neededPacks === null) return { packs: tidy(packs), neededPacks: null }
  const neededPacks = tidy(one.neededPacks + other.neededPacks)
  // More than needed was typed on purpose.
  if (!isAsNeeded(one) || !isAsNeeded(other)) return { packs: tidy(packs), neededPacks }
  const { unit, packQuantity, packText } = one
  const isLoose = unit !== null && isDivisible({ unit, packQuantity, packText })
  return { packs: isLoose ? roundedUp(neededPacks) : wholePacks(neededPacks), neededPacks }
}

function isAsNeeded({ packs, neededPacks }: NewLine): boolean {
  const more = (packs ?? 0) - (neededPacks ?? 0)
  return more >= 0 && more < 1
}

const DECIMALS = 1e6
/** Without what binary fractions leave. */
const tidy = (packs: number) => Math.round(packs * DECIMALS) / DECIMALS
