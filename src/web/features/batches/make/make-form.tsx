import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Batch } from '#contract/batch-shapes.ts'
import { MAX_LABELS } from '#domain/batches/batch.ts'
import { lotNumber } from '#domain/batches/lot-number.ts'
import { keepsUntil } from '#domain/batches/use-by.ts'
import { MadeBeforeNotice } from '#web/ui/conflict/made-before-notice.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { FormFoot } from '#web/ui/form-foot.tsx'
import type { FormInModal } from '#web/ui/form-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { DayAndTime, typedMoment } from '../day-and-time.tsx'
import { RoundedQuantityField } from '../rounded-quantity-field.tsx'
import { FirstPlace } from '../label/first-place.tsx'
import { ShortenedNote } from '../label/shortened-note.tsx'
import { useBatchWords } from '../use-batch-words.ts'
import { initialsOf, useLabelFormat } from './label-settings.ts'
import type { LabelledSource } from './labelled-source.ts'
import classes from './make-form.module.css'
import { PrinterFields } from './printer-fields.tsx'
import { TooEarly } from './too-early.tsx'
import { useLabelledFacts } from './use-labelled-facts.ts'
import { useMakeBatch } from './use-make-batch.ts'

/** The number of a lot is not known before it is made: one of two digits is as wide as any day needs. */
const LIKELY_NUMBER = 88

export interface MakeFormProps extends FormInModal {
  of: LabelledSource
  /** Called with the batch and the initials of who made it; not with one that does not count for its day. */
  onMade?: ((batch: Batch, by: string) => void) | undefined
}

/** What was done, how much, until when it keeps, how many labels and by whom. What is known is there already. */
export function MakeForm({ of, onMade, onDirty, onDone, onCancel }: MakeFormProps) {
  const t = useTranslations('batches.make')
  const units = useTranslations('trade.units')
  const words = useBatchWords()
  const format = useLabelFormat()
  const { form, until, kind, setKind, openedAt, creation, failure, submit, isBusy } = useMakeBatch(of, {
    onMade,
    onDone,
  })
  const { quantity, unit, day, time, labels, initials } = form.values
  const set = (change: Partial<typeof form.values>) => {
    form.setValues(change)
    onDirty()
  }
  const facts = useLabelledFacts(of)
  const [first] = useState(day === '' ? 'useBy' : initials === '' ? 'initials' : 'submit')
  const shown = useRef<HTMLFormElement>(null)
  // In a dialog that was open before it, too.
  useEffect(() => shown.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <Form gap={16} ref={shown} className={classes.form} onSubmit={submit} onKeyDown={waitForRelease}>
      {of.kinds.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label={t('kind')}
          value={kind}
          onChange={(chosen) => {
            const next = of.kinds.find((known) => known === chosen)
            if (next) setKind(next)
          }}
          data={of.kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      )}
      <div className={classes.pair}>
        <RoundedQuantityField
          {...form.field('quantity')}
          label={t('quantity')}
          validateOnSubmit
          exact={of.quantity}
          measuredIn={unit}
          value={quantity}
          onChange={(value) => set({ quantity: value })}
        />
        <NativeSelect
          {...form.field('unit')}
          label={t('unit')}
          value={unit}
          onChange={({ currentTarget }) =>
            set({ unit: of.units.find((each) => each === currentTarget.value) ?? unit })
          }
          data={of.units.map((value) => ({ value, label: units(value) }))}
        />
      </div>
      <div>
        <DayAndTime
          field={form.field('useBy')}
          label={t('useBy')}
          description={t('plan')}
          day={day}
          time={time}
          focused={first === 'useBy'}
          onChange={set}
        />
        <output className={classes.until}>
          {until !== '' && t('until', { moment: words.moment(until) })}
        </output>
        <TooEarly of={of} madeAt={openedAt} useBy={until} />
        {kind === 'vacuum' && of.frozenHours !== null && (
          <Button
            variant="default"
            size="compact-md"
            mt={6}
            onClick={() => set(typedMoment(keepsUntil(openedAt, of.frozenHours ?? 0)))}
          >
            {t('frozen', { moment: words.moment(keepsUntil(openedAt, of.frozenHours)) })}
          </Button>
        )}
      </div>
      <div className={classes.pair}>
        <NumberField
          {...form.field('labels')}
          label={t('labels')}
          decimals={0}
          max={MAX_LABELS}
          validateOnSubmit
          value={labels}
          onChange={(value) => set({ labels: value })}
        />
        <TextInput
          {...form.field('initials')}
          label={t('initials')}
          required
          autoComplete="off"
          data-autofocus={first === 'initials' || undefined}
          value={initials}
          onChange={({ currentTarget }) => set({ initials: initialsOf(currentTarget.value) })}
        />
      </div>
      <FirstPlace format={format} />
      <PrinterFields />
      {facts !== undefined && (labels ?? 0) > 0 && (
        <ShortenedNote
          label={{
            ...facts,
            kind,
            madeAt: openedAt,
            useBy: until || openedAt,
            quantity,
            unit,
            lot: lotNumber(openedAt, initials, LIKELY_NUMBER),
          }}
        />
      )}
      <MadeBeforeNotice
        creation={creation}
        nameOf={({ lot }) => lot}
        busy={isBusy}
        onCorrect={undefined}
        onAnother={submit}
      />
      {failure !== undefined && <ErrorBanner text={failure} />}
      <FormFoot busy={isBusy} onCancel={onCancel} focused={first === 'submit'}>
        {isBusy ? t('busy') : isCount(labels ?? 0) ? t('submit', { count: labels ?? 0 }) : t('submitLabels')}
      </FormFoot>
    </Form>
  )
}

/** The Enter that has opened the form sends it only once it was released. */
function waitForRelease(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** So many labels can be printed. */
function isCount(labels: number): boolean {
  return Number.isInteger(labels) && labels >= 0 && labels <= MAX_LABELS
}
