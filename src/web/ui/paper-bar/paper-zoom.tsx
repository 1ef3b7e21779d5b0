import { Button, ButtonGroup, ButtonGroupSection } from '@mantine/core'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './paper-zoom.module.css'

/** Percent of the width of a phone. */
const STEPS = [100, 150, 200, 300] as const
const FIRST = 0

interface Zoom {
  step: number
  setStep: (step: number) => void
}

const ZoomContext = createContext<Zoom>({ step: FIRST, setStep: () => undefined })

/** Around a bar with `ZoomButtons` and the pages that these enlarge. */
export function PaperZoom({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(FIRST)
  return <ZoomContext value={useMemo(() => ({ step, setStep }), [step])}>{children}</ZoomContext>
}

/** '− 100 % +' on a phone. */
export function ZoomButtons() {
  const t = useTranslations('common.zoom')
  const format = useFormat()
  const { step, setStep } = use(ZoomContext)
  const button = (to: number, label: string, sign: string) => (
    <Button
      variant="default"
      px={10}
      aria-label={label}
      disabled={STEPS[to] === undefined}
      onClick={() => setStep(to)}
    >
      {sign}
    </Button>
  )
  return (
    <ButtonGroup aria-label={t('label')}>
      {button(step - 1, t('out'), '−')}
      <ButtonGroupSection variant="default" px={6} className={classes.percent}>
        <output>{format.rate(STEPS[step] ?? STEPS[FIRST])}</output>
      </ButtonGroupSection>
      {button(step + 1, t('in'), '+')}
    </ButtonGroup>
  )
}

/** Pages as large as the buttons say; on a desktop as they are. */
export function Zoomed({ children }: { children: ReactNode }) {
  const phone = usePhone()
  const { step } = use(ZoomContext)
  const percent = STEPS[step] ?? STEPS[FIRST]
  if (!phone) return children
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
    <div className={classes.room} tabIndex={step > FIRST ? 0 : undefined}>
      <div style={{ width: `${String(percent)}%` }}>{children}</div>
    </div>
  )
}
