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

interface Asked {
  subject: CostSubject
  element: HTMLElement
  time: number
}

/** One popover for all amounts inside, so that sixty lines do not render one each. */
export function CostExplanations({ explanation, children }: CostExplanationsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const explain = useCallback(
    (subject: CostSubject, element: HTMLElement) =>
      setAsked((before) => ({ subject, element, time: (before?.time ?? 0) + 1 })),
    [],
  )
  return (
    <ExplainProvider value={explain}>
      {children}
      {asked !== null && (
        <Suspense>
          <ExplanationBox key={asked.time} element={asked.element} onClose={() => setAsked(null)}>
            {explanation(asked.subject)}
          </ExplanationBox>
        </Suspense>
      )}
    </ExplainProvider>
  )
}
