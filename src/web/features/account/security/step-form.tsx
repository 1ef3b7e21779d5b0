import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'

interface StepFormProps {
  children: ReactNode
  /** What failed, or is missing. */
  banner: string | undefined
  submitLabel: string
  busyLabel: string
  submitting: boolean
  danger?: boolean
  onSubmit: (form: HTMLFormElement) => void
  onCancel: () => void
}

/** A form in the place of a section of the settings: its fields, what failed, and the ways on and back. */
export function StepForm({ children, banner, submitting, danger = false, ...props }: StepFormProps) {
  const t = useTranslations('common')
  const { submitLabel, busyLabel, onSubmit, onCancel } = props
  return (
    <Form gap={18} mt={4} onSubmit={onSubmit} aria-busy={submitting}>
      {children}
      {banner !== undefined && <ErrorBanner text={banner} />}
      <Group gap="8px 12px">
        <Button type="submit" {...(danger && { color: 'beetroot' })} aria-disabled={submitting}>
          {submitting ? busyLabel : submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Form>
  )
}
