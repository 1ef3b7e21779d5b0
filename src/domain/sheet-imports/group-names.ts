import { nameMatcher } from '../imports/name-matcher.ts'
import { isSameUnit } from '../quantity/same-unit.ts'
import { dimensionOf } from '../quantity/unit.ts'
import type { Unit } from '../quantity/unit.ts'
import { sameName } from '../catalogue/same-name.ts'

/** A product as files name it, and in which unit they price or measure it; null where they do neither. */
export interface WrittenName {
  name: string
  unit: Unit | null
}

/** Names that mean one product for certain, by their places in the list. */
export interface NameGroup extends WrittenName {
  names: number[]
}

/** Another group that may mean the same product, by its place. */
export interface AlikeGroup {
  group: number
  score: number
}

/** Least score of two names that may mean the same product. */
const ALIKE = 0.72
const MOST_ALIKE = 3

/** Whether a quantity in one unit says one in the other without a fact of the product. */
export function isSameMeasure(one: Unit, other: Unit): boolean {
  const dimension = dimensionOf(one)
  return isSameUnit(one, other) || (dimension !== 'count' && dimension === dimensionOf(other))
}

/** The figures of a name, which the matcher leaves aside: 'Crème 35 %' is no 'Crème 15 %'. */
const figuresOf = (name: string): string[] => name.match(/\d+(?:[.,]\d+)?/gu) ?? []

/** Whether both names have figures, and not the same ones. */
export function figuresDiffer(one: string, other: string): boolean {
  const [own, others] = [figuresOf(one), new Set(figuresOf(other))]
  return own.length > 0 && others.size > 0 && !own.every((figure) => others.has(figure))
}

/**
 * Merges the names of all files that are the same but for case, accents and plural. A name in kilograms and the same in
 * pieces stay apart, since neither quantity says the other; one without a unit joins the only group of its name.
 * Names that are nearly the same are not merged: see `alikeIn`.
 */
export function groupNames(names: readonly WrittenName[]): NameGroup[] {
  const groups: NameGroup[] = []
  const byName = new Map<string, NameGroup[]>()
  const join = (at: number, { name, unit }: WrittenName, fits: (group: NameGroup) => boolean) => {
    const key = sameName(name)
    const known = byName.get(key) ?? []
    const own = known.find(fits)
    if (own !== undefined) {
      own.names.push(at)
      return
    }
    const group = { name, unit, names: [at] }
    groups.push(group)
    byName.set(key, [...known, group])
  }
  names.forEach((written, at) => {
    const { unit } = written
    if (unit !== null) join(at, written, (group) => group.unit !== null && isSameMeasure(group.unit, unit))
  })
  names.forEach((written, at) => {
    if (written.unit !== null) return
    const only = (byName.get(sameName(written.name)) ?? []).length === 1
    join(at, written, (group) => group.unit === null || only)
  })
  const first = ({ names: [at = 0] }: NameGroup) => at
  for (const group of groups) group.names.sort((one, other) => one - other)
  return groups.toSorted((one, other) => first(one) - first(other))
}

/** Finds the groups that may mean the same product as one of them, the likeliest first. */
export function alikeIn(groups: readonly NameGroup[]): (group: NameGroup) => AlikeGroup[] {
  const match = nameMatcher(groups.map(({ name }, group) => ({ name, group })))
  return (named) =>
    match(named.name)
      .candidates.filter(
        ({ candidate, score }) =>
          score >= ALIKE && groups[candidate.group] !== named && !figuresDiffer(named.name, candidate.name),
      )
      .slice(0, MOST_ALIKE)
      .map(({ candidate, score }) => ({ group: candidate.group, score }))
}

/** Each group is alike those that are alike it; the likeliest first. */
export function bothWays(found: readonly (readonly AlikeGroup[])[]): AlikeGroup[][] {
  const all = found.map((others) => new Map(others.map(({ group, score }) => [group, score])))
  found.forEach((others, at) => {
    for (const { group, score } of others) all[group]?.set(at, Math.max(score, all[group].get(at) ?? 0))
  })
  return all.map((others) =>
    [...others]
      .map(([group, score]) => ({ group, score }))
      .toSorted((one, other) => other.score - one.score || one.group - other.group)
      .slice(0, MOST_ALIKE),
  )
}
