import { lazy, useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { CostSettings } from '../sheet-view.ts'
import { CostExplanations } from './cost-explanations.tsx'
import type { CostSubject } from './explain.ts'
import { NO_TREE } from './cost-path-context.ts'
import type { PathSheet } from './cost-path-context.ts'

const CostPath = lazy(async () => ({ default: (await import('./cost-path.tsx')).CostPath }))

interface ExplainedSheetProps {
  sheet: PathSheet
  settings: Pick<CostSettings, 'wastageMethod'>
  children: ReactNode
}

/** A sheet that is read: its amounts explain themselves. */
export function ExplainedSheet({
  sheet,
  settings: { wastageMethod: method },
  children,
}: ExplainedSheetProps) {
  const context = useMemo(() => ({ method, tree: NO_TREE }), [method])
  const explanation = useCallback(
    (subject: CostSubject) => <CostPath subject={subject} sheet={sheet} context={context} />,
    [sheet, context],
  )
  return <CostExplanations explanation={explanation}>{children}</CostExplanations>
}
