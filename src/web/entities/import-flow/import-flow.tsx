import { Stack } from '@mantine/core'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportAreaContext, useImportTexts } from './import-texts.ts'
import type { ImportTypes } from './import-types.ts'
import type { ImportView } from './import-view.ts'
import { PlanStep } from './plan/plan-step.tsx'
import { ActState } from './sending/act-state.tsx'
import type { Step } from './step-line.tsx'
import { useImportFlow } from './use-import-flow.ts'

const STEPS = ['file', 'columns', 'differences', 'done'] as const

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
  const { t } = useImportTexts()
  const sentence = useFailureSentence()
  const flow = useImportFlow(view, file)
  const { step, control, comparison, act, done } = flow
  const { source, opened, read, recognised } = control.file
  const hasWork =
    opened !== null && done === null && (comparison.state !== 'done' || view.bringsNews(comparison.lines))
  const own = opened?.own === true
  const open: readonly Step[] = act.busy || done !== null ? [] : own ? ['file'] : ['file', 'columns']
  const back = (to: Step) => (to === 'columns' ? flow.toColumns() : control.cancel())

  return (
    <ImportFrame control={control} pdf={view.pdf} steps={STEPS} step={step} open={open} onStep={back}>
      <UnsavedChangesGuard dirty={hasWork} />
      {step === 'columns' && <ColumnsStep view={view} control={control} onContinue={flow.toPlan} />}
      {step === 'differences' && (
        <Stack gap="md">
          {source !== null && <SourceName source={source} />}
          {comparison.state === 'busy' && (
            <Working text={t('working.comparing')} share={null} onCancel={flow.toColumns} />
          )}
          {comparison.state === 'failed' && (
            <ErrorBanner
              text={sentence(t('differences.failure'), comparison.failure)}
              onRetry={flow.toPlan}
            />
          )}
          <ActState
            acting={act.acting}
            onCancel={flow.cancelAct}
            onRetry={() => act.last && act.act(act.last)}
          />
          {comparison.state === 'done' && (
            <div hidden={act.busy}>
              <PlanStep
                view={view}
                lines={comparison.lines}
                read={read}
                recognised={recognised}
                own={own}
                again={flow.again}
                onColumns={flow.toColumns}
                onConfirm={flow.send}
              />
            </div>
          )}
        </Stack>
      )}
      {step === 'done' && done !== null && <view.Done done={done.value} onAnother={flow.restart} />}
    </ImportFrame>
  )
}
