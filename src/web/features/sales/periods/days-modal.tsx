import { Alert, Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { FIRST_DAY_EVER, LAST_DAY_EVER } from '#domain/menu-engineering/limits.ts'
import { useFailureSentence } from '#web/lib/use-failure-sentence.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import type { Days } from './days.ts'
import { faultOf } from './days.ts'
import { useOverlapText } from './use-overlap-text.ts'

export interface DaysModalProps {
  title: string
  confirmLabel: string
  /** What the fields begin with. */
  days: Days
  /** The carte's other periods: one that shares a day is said, and allowed. */
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
  const t = useTranslations('sales.period')
  const common = useTranslations('common')
  const sentence = useFailureSentence()
  const overlapText = useOverlapText()
  const [days, setDays] = useState(props.days)
  const [judged, setJudged] = useState(false)
  const faultId = useId()
  const fault = faultOf(days)
  const overlap = fault === null ? overlapText(others, days) : null

  const confirm = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (fault === null) onConfirm(days)
  }
  const field = (name: keyof Days) => ({
    type: 'date',
    label: t(name),
    value: days[name],
    min: FIRST_DAY_EVER,
    max: LAST_DAY_EVER,
    error: judged && fault !== null,
    'aria-describedby': judged && fault !== null ? faultId : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setDays({ ...days, [name]: currentTarget.value }),
  })
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': common('close') }}>
      <form onSubmit={confirm} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput data-autofocus {...field('firstDay')} />
            <TextInput {...field('lastDay')} />
          </SimpleGrid>
          {judged && fault !== null && (
            <Text id={faultId} role="alert" size="sm" c="var(--danger-text)">
              {t(`faults.${fault}`)}
            </Text>
          )}
          {overlap !== null && <Alert color="saffron">{overlap}</Alert>}
          {failure !== null && <ErrorBanner text={sentence(failureText, failure)} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
