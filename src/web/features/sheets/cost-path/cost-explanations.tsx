import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { ExplainProvider } from './explain.ts'
import type { CostSubject } from './explain.ts'

const ExplanationBox = lazy(async () => ({
  default: (await import('./explanation-box.tsx')).ExplanationBox,
}))

interface CostExplanationsProps {
  /** How an amount was computed; rendered only while one is asked about. */
  explanation: (subject: CostSubject) => ReactNode
  children: ReactNode
}

interface Target {
  subject: CostSubject
  element: HTMLElement
  time: number
}

/** One popover for all amounts inside, so that sixty lines do not render one each. */
export function CostExplanations({ explanation, children }: CostExplanationsProps) {
  const [target, setTarget] = useState<Target | null>(null)
  const explain = useCallback(
    (subject: CostSubject, element: HTMLElement) =>
      setTarget((before) => ({ subject, element, time: (before?.time ?? 0) + 1 })),
    [],
  )
  return (
    <ExplainProvider value={explain}>
      {children}
      {target !== null && (
        <Suspense>
          <ExplanationBox key={target.time} element={target.element} onClose={() => setTarget(null)}>
            {explanation(target.subject)}
          </ExplanationBox>
        </Suspense>
      )}
    </ExplainProvider>
  )
}
