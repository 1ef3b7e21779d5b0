import { Button, Group, type GroupProps } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SubmitButton } from './submit-button.tsx'

export interface FormFootProps extends Pick<GroupProps, 'mt'> {
  /** While it is sent, both wait. */
  busy: boolean
  onCancel: () => void
  /** Nothing is left to be typed: Enter sends it as soon as the form is shown. */
  focused?: boolean
  /** What the button that sends the form says. */
  children: string
}

/** How a form over a page ends: 'Annuler', and the button that sends it. */
export function FormFoot({ busy, onCancel, focused = false, children, mt }: FormFootProps) {
  const t = useTranslations('common')
  return (
    <Group justify="flex-end" gap="sm" mt={mt}>
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {t('cancel')}
      </Button>
      <SubmitButton busy={busy} focused={focused}>
        {children}
      </SubmitButton>
    </Group>
  )
}
