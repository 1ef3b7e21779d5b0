import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { passwordAgain } from '#contract/account.ts'
import type { BackupFile } from '#contract/operator.ts'
import { downloadFrom } from '#web/lib/browser/download-file.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { Form } from '#web/ui/form.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { PasswordAgain, useHasPassword } from '../security/password-again.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { useBackupLink } from './operator-api.ts'
import { useSizeText } from '#web/lib/format/use-size-text.ts'

interface DownloadModalProps {
  /** null keeps the question closed. */
  file: BackupFile | null
  onClose: () => void
}

/** Asks for the password before a file that holds every account is sent. */
export function DownloadModal({ file, onClose }: DownloadModalProps) {
  const t = useTranslations('operator.backups.asking')
  const textOf = useCredentialsFailureText()
  const format = useFormat()
  const size = useSizeText()
  // The words stay while the question fades.
  const [about, setAbout] = useState(file)
  if (file !== null && file !== about) setAbout(file)
  const hasPassword = useHasPassword()
  const form = useForm({ initialValues: { password: '' }, schema: passwordAgain })
  const { password } = form.values
  const link = useBackupLink()

  const close = () => {
    form.reset()
    link.reset()
    onClose()
  }
  const confirm = () => {
    if (link.isPending || about === null) return
    form.submit((input) =>
      link.mutate(
        { ...input, file: about.file },
        {
          onSuccess: ({ href }) => {
            downloadFrom(about.file, href)
            notifySuccess(t('begun'))
            close()
          },
        },
      ),
    )
  }
  const failureText = () =>
    codeOf(link.error) === 'NOT_FOUND' ? t('gone') : textOf(link.error, t('failure'))
  if (about === null) return null
  return (
    <ConfirmModal
      opened={file !== null}
      title={t('title', { date: format.dateLong(about.beganAt), time: format.time(about.beganAt) })}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      busy={link.isPending}
      ready={!hasPassword || password !== ''}
      error={link.error === null || form.heldBack ? undefined : failureText()}
      onConfirm={confirm}
      onCancel={close}
    >
      <Text mb="md">{t('body', { size: size(about.bytes) })}</Text>
      <Form onSubmit={confirm}>
        <PasswordAgain
          {...form.field('password')}
          label={t('password')}
          value={password}
          onChange={(event) => form.setValues({ password: event.currentTarget.value })}
        />
      </Form>
    </ConfirmModal>
  )
}
