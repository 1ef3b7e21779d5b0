import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { DaysFields } from './days-fields.tsx'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import type { DaysForm } from './use-days-form.ts'

export interface DaysModalProps {
  title: string
  confirmLabel: string
  form: DaysForm
  /** The carte's other periods. */
  others: readonly SalesPeriod[]
  /** What is to be chosen before it can be confirmed, if anything. */
  notice: ReactNode
  failure: string | undefined
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for the first and the last day of a period. */
export function DaysModal(props: DaysModalProps) {
  const { title, confirmLabel, form, others, notice, failure, busy, onConfirm, onClose } = props
  const t = useTranslations('common')

  useDemoRefusal(onClose)

  return (
    <NamedModal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Form onSubmit={onConfirm}>
        <Stack gap="md">
          <DaysFields form={form} others={others} />
          {notice}
          {failure !== undefined && <ErrorBanner text={failure} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Form>
    </NamedModal>
  )
}
