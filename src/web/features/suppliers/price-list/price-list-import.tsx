import { Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { DifferencesStep } from './differences/differences-step.tsx'
import type { ImportOutcome } from './differences/outcome.ts'
import { DoneStep } from './done/done-step.tsx'
import { FileStep } from './file/file-step.tsx'
import { SourceName } from '#web/ui/table-file/source-name.tsx'
import classes from './price-list-import.module.css'
import { bringsNews } from './reading/compare-with-catalogue.ts'
import { SendingState } from './sending/sending-state.tsx'
import { type Step, StepLine } from './step-line.tsx'
import { usePriceList } from './use-price-list.ts'
import { Working } from '#web/ui/table-file/working.tsx'

/** From a file to the catalogue, step by step on one page. */
export function PriceListImport({ supplier }: { supplier: SupplierDetail }) {
  const t = useTranslations('priceList')
  const sentence = useFailureSentence()
  const list = usePriceList(supplier.id)
  const { step, control, comparison, sending, imported } = list
  const [asked, setAsked] = useState<{ outcome: ImportOutcome; takePrices: boolean } | null>(null)

  const confirm = (outcome: ImportOutcome, takePrices: boolean) => {
    setAsked({ outcome, takePrices })
    list.send(outcome, takePrices)
  }
  const section = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The button that led here is gone: the keyboard, and who listens, go on at the top of what came.
    section.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  const busy = sending.state === 'sending' || sending.state === 'committing'
  const hasWork =
    control.file.opened !== null &&
    imported === null &&
    (comparison.state !== 'done' || bringsNews(comparison.differences))
  const own = control.file.opened?.own === true
  const open: readonly Step[] = busy || imported !== null ? [] : own ? ['file'] : ['file', 'columns']
  const back = (to: Step) => (to === 'columns' ? list.toColumns() : control.cancel())

  return (
    <>
      <UnsavedChangesGuard dirty={hasWork} />
      <StepLine step={step} open={open} onStep={back} />
      <section ref={section} tabIndex={-1} aria-label={t(`steps.${step}`)} className={classes.step}>
        {step === 'file' && <FileStep control={control} />}
        {step === 'columns' && <ColumnsStep control={control} onContinue={list.toDifferences} />}
        {step === 'differences' && (
          <Stack gap="md">
            {control.file.source !== null && <SourceName source={control.file.source} />}
            {comparison.state === 'busy' && (
              <Working text={t('working.comparing')} share={null} onCancel={list.toColumns} />
            )}
            {comparison.state === 'failed' && (
              <ErrorBanner
                text={sentence(t('differences.failure'), comparison.failure)}
                onRetry={list.toDifferences}
              />
            )}
            <SendingState
              sending={sending}
              onCancel={list.cancelSending}
              onRetry={() => asked && list.send(asked.outcome, asked.takePrices)}
            />
            {comparison.state === 'done' && (
              <div hidden={busy}>
                <DifferencesStep
                  supplierId={supplier.id}
                  differences={comparison.differences}
                  read={control.file.read}
                  recognised={control.file.recognised}
                  own={own}
                  again={list.again}
                  onColumns={list.toColumns}
                  onConfirm={confirm}
                />
              </div>
            )}
          </Stack>
        )}
        {step === 'done' && imported !== null && <DoneStep list={imported} onAnother={list.restart} />}
      </section>
    </>
  )
}
