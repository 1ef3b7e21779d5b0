import { Button, Group, Modal, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { DaysFields } from './days-fields.tsx'
import type { Days } from './days.ts'
import { useDaysForm } from './use-days-form.ts'

export interface DaysModalProps {
  title: string
  confirmLabel: string
  /** What the fields begin with. */
  days: Days
  /** The carte's other periods. */
  others: readonly Days[]
  failure: unknown
  failureText: string
  busy: boolean
  onConfirm: (days: Days) => void
  onClose: () => void
}

/** Asks for the first and the last day of a period. */
export function DaysModal(props: DaysModalProps) {
  const { title, confirmLabel, others, failure, failureText, busy, onConfirm, onClose } = props
  const t = useTranslations('common')
  const sentence = useFailureSentence()
  const form = useDaysForm({ initialValues: props.days })

  useDemoRefusal(onClose)

  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Form onSubmit={() => form.submit(onConfirm)}>
        <Stack gap="md">
          <DaysFields form={form} others={others} />
          {failure !== null && <ErrorBanner text={sentence(failureText, failure)} />}
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
    </Modal>
  )
}
