import { useState } from 'react'
import type { KitchenNode } from './production-of.ts'

/** The sheets of which something was to be made since the page was opened: their rows do not move from under the hand. */
export function useToMake(nodes: readonly KitchenNode[]): ReadonlySet<string> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const others = nodes.filter(({ made, sheet }) => made > 0 && !shown.has(sheet.id))
  if (others.length > 0) setShown(new Set([...shown, ...others.map(({ sheet }) => sheet.id)]))
  return shown
}
