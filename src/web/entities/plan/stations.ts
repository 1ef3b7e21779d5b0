import type { ProductionMark } from '#contract/service-shapes.ts'
import { compareNames } from '#domain/catalogue/compare-names.ts'
import type { ProductionNode } from '#domain/production/production-node.ts'

/** What is made at one station, in the order of making, dishes after what they take. */
export interface Station<Node> {
  /** Null of sheets that do not say where they are made. */
  name: string | null
  /** Still to be made, or made already. */
  toMake: Node[]
  /** Nothing is left to be made of them: it is ready, or an earlier day has made it. */
  there: Node[]
}

type PlacedNode = Pick<ProductionNode, 'station' | 'isDish' | 'made'> & { sheet: { id: string } }

/**
 * By station, in the order of the house; those that it does not list after them by name, and what has none last.
 * @param order the stations of the house
 * @param kept the sheets that stay where they are also once nothing of them is left to be made
 */
export function byStation<Node extends PlacedNode>(
  nodes: readonly Node[],
  order: readonly string[],
  kept: ReadonlySet<string> = new Set(),
): Station<Node>[] {
  const groups = Map.groupBy(nodes, ({ station }) => station)
  const place = (name: string | null) => {
    if (name === null) return order.length + 1
    const at = order.indexOf(name)
    return at < 0 ? order.length : at
  }
  const names = [...groups.keys()].toSorted(
    (one, other) => place(one) - place(other) || compareNames(one ?? '', other ?? ''),
  )
  return names.map((name) => {
    const own = groups.get(name) ?? []
    const inOrder = [...own.filter(({ isDish }) => !isDish), ...own.filter(({ isDish }) => isDish)]
    return {
      name,
      toMake: inOrder.filter((node) => isToMake(node, kept)),
      there: inOrder.filter((node) => !isToMake(node, kept)),
    }
  })
}

function isToMake({ made, sheet }: PlacedNode, kept: ReadonlySet<string>): boolean {
  return made > 0 || kept.has(sheet.id)
}

/** Whether it was ticked as done. */
export function isDone(mark: ProductionMark | undefined): boolean {
  return mark !== undefined && mark.doneAt !== null
}
