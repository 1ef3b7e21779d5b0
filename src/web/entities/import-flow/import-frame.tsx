import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './import-frame.module.css'
import type { ImportTypes } from './import-types.ts'
import { FileStep } from './source/file-step.tsx'
import type { ImportFileControl } from './source/use-import-file.ts'
import { StepLine, type StepLineProps } from './step-line.tsx'

export interface ImportFrameProps<Types extends ImportTypes> extends StepLineProps {
  control: ImportFileControl<Types>
  /** Whether its tables may come as a PDF. */
  pdf: boolean
  /** The steps after the file. */
  children: ReactNode
}

/** What every import of a table has around its own steps: where one is, the way back, and the file. */
export function ImportFrame<Types extends ImportTypes>(props: ImportFrameProps<Types>) {
  const { control, pdf, children, ...line } = props
  const { step } = line
  const t = useTranslations('tableFile.steps')
  const section = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The button that led here is removed: the keyboard and a screen reader continue at the top of the new step.
    section.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return (
    <>
      <StepLine {...line} />
      <section ref={section} tabIndex={-1} aria-label={t(step)} className={classes.step}>
        {step === 'file' ? <FileStep control={control} pdf={pdf} /> : children}
      </section>
    </>
  )
}
