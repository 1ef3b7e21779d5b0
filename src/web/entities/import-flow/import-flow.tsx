import { Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import classes from './import-flow.module.css'
import { ImportAreaContext, useImportTexts } from './import-texts.ts'
import type { ImportTypes } from './import-types.ts'
import type { ImportView } from './import-view.ts'
import { PlanStep } from './plan/plan-step.tsx'
import { SendingState } from './sending/sending-state.tsx'
import { FileStep } from './source/file-step.tsx'
import { type Step, StepLine } from './step-line.tsx'
import { useImportFlow } from './use-import-flow.ts'

interface ImportFlowProps<Types extends ImportTypes> {
  view: ImportView<Types>
  /** Read at once: a file that was chosen on another page. */
  file?: File | undefined
}

/** From a file to what is stored, step by step on one page: source, columns with their doubts, plan, and what was done. */
export function ImportFlow<Types extends ImportTypes>(props: ImportFlowProps<Types>) {
  return (
    <ImportAreaContext value={props.view.area}>
      <Steps {...props} />
    </ImportAreaContext>
  )
}

function Steps<Types extends ImportTypes>({ view, file }: ImportFlowProps<Types>) {
  const { t, refusalText } = useImportTexts()
  const sentence = useFailureSentence()
  const flow = useImportFlow(view, file)
  const { step, control, comparison, sending, done } = flow
  const [confirmation, setConfirmation] = useState<{
    outcome: Types['outcome']
    options: Types['options']
  } | null>(null)

  const confirm = (outcome: Types['outcome'], options: Types['options']) => {
    setConfirmation({ outcome, options })
    flow.send(outcome, options)
  }
  const section = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The button that led here is removed: the keyboard and a screen reader continue at the top of the new step.
    section.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  const busy = sending.state === 'sending' || sending.state === 'committing'
  const hasWork =
    control.file.opened !== null &&
    done === null &&
    (comparison.state !== 'done' || view.bringsNews(comparison.lines))
  const own = control.file.opened?.own === true
  const open: readonly Step[] = busy || done !== null ? [] : own ? ['file'] : ['file', 'columns']
  const back = (to: Step) => (to === 'columns' ? flow.toColumns() : control.cancel())

  return (
    <>
      <UnsavedChangesGuard dirty={hasWork} />
      <StepLine step={step} open={open} onStep={back} />
      <section ref={section} tabIndex={-1} aria-label={t(`steps.${step}`)} className={classes.step}>
        {step === 'file' && (
          <FileStep
            control={control}
            pdf={view.pdf}
            texts={{
              lead: t('file.lead'),
              working: (kind) => t(`working.${kind}`),
              refused: refusalText,
              nothing: t('refused.nothing'),
            }}
          />
        )}
        {step === 'columns' && <ColumnsStep view={view} control={control} onContinue={flow.toPlan} />}
        {step === 'differences' && (
          <Stack gap="md">
            {control.file.source !== null && <SourceName source={control.file.source} />}
            {comparison.state === 'busy' && (
              <Working text={t('working.comparing')} share={null} onCancel={flow.toColumns} />
            )}
            {comparison.state === 'failed' && (
              <ErrorBanner
                text={sentence(t('differences.failure'), comparison.failure)}
                onRetry={flow.toPlan}
              />
            )}
            <SendingState
              sending={sending}
              onCancel={flow.cancelSending}
              onRetry={() => confirmation && flow.send(confirmation.outcome, confirmation.options)}
            />
            {comparison.state === 'done' && (
              <div hidden={busy}>
                <PlanStep
                  view={view}
                  lines={comparison.lines}
                  read={control.file.read}
                  recognised={control.file.recognised}
                  own={own}
                  again={flow.again}
                  onColumns={flow.toColumns}
                  onConfirm={confirm}
                />
              </div>
            )}
          </Stack>
        )}
        {step === 'done' && done !== null && <view.Done done={done.value} onAnother={flow.restart} />}
      </section>
    </>
  )
}
