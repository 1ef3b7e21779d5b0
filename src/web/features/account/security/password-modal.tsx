import { useTranslations } from 'use-intl'
import { passwordAgain } from '#contract/account.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { ConfirmModal, type ConfirmModalProps } from '#web/ui/confirm-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordAgain, useHasPassword } from './password-again.tsx'

interface PasswordModalProps extends Pick<
  ConfirmModalProps,
  'opened' | 'title' | 'children' | 'confirmLabel' | 'busyLabel' | 'danger'
> {
  /** Of the password's field. */
  label?: string
  /** Does what is asked; the question closes when it resolves. */
  send: (input: { password: string }) => Promise<void>
  textOf: (failure: unknown) => string
  onClose: () => void
}

/** Asks for the password again, or for a recent sign-in where the account has none, before a step. */
export function PasswordModal({ label, children, send, textOf, onClose, ...question }: PasswordModalProps) {
  const t = useTranslations('account.fields')
  const hasPassword = useHasPassword()
  const form = useForm({ initialValues: { password: '' }, schema: passwordAgain })
  const { password } = form.values
  const close = () => {
    form.reset()
    onClose()
  }
  const confirm = () =>
    form.submit(async (input) => {
      await send(input)
      close()
    })
  return (
    <ConfirmModal
      {...question}
      busy={form.submitting}
      ready={!hasPassword || password !== ''}
      error={form.failure === undefined || form.heldBack ? undefined : textOf(form.failure)}
      onConfirm={confirm}
      onCancel={close}
    >
      {children}
      <Form onSubmit={confirm}>
        <PasswordAgain
          {...form.field('password')}
          label={label ?? t('currentPassword')}
          value={password}
          onChange={(event) => form.setValues({ password: event.currentTarget.value })}
        />
      </Form>
    </ConfirmModal>
  )
}
