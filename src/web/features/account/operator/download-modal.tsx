import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BackupFile } from '#contract/operator.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { downloadFrom } from '#web/lib/browser/download-file.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useSizeText } from '#web/lib/format/use-size-text.ts'
import { client } from '#web/lib/query/api.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useCredentialsFailureText } from '../credentials/use-credentials-failure-text.ts'
import { PasswordModal } from '../security/password-modal.tsx'

interface DownloadModalProps {
  /** null keeps the question closed. */
  file: BackupFile | null
  onClose: () => void
}

/** Asks for the password before a file that holds every account is sent. */
export function DownloadModal({ file, onClose }: DownloadModalProps) {
  const t = useTranslations('operator.backups.request')
  const textOf = useCredentialsFailureText()
  const queryClient = useQueryClient()
  const format = useFormat()
  const size = useSizeText()
  // The words stay while the question fades.
  const [about, setAbout] = useState(file)
  if (file !== null && file !== about) setAbout(file)
  if (about === null) return null

  async function download(name: string, input: { password: string }): Promise<void> {
    try {
      const { href } = await client.operator.backupLink({ ...input, file: name })
      downloadFrom(name, href)
      notifySuccess(t('begun'))
    } catch (failure) {
      // A missing file is missing from the list too.
      void invalidateAfter(queryClient, 'operator')
      throw failure
    }
  }

  return (
    <PasswordModal
      opened={file !== null}
      title={t('title', { date: format.dateLong(about.beganAt), time: format.time(about.beganAt) })}
      confirmLabel={t('confirm')}
      busyLabel={t('busy')}
      label={t('password')}
      send={(input) => download(about.file, input)}
      textOf={(failure) => (codeOf(failure) === 'NOT_FOUND' ? t('gone') : textOf(failure, t('failure')))}
      onClose={onClose}
    >
      <Text mb="md">{t('body', { size: size(about.bytes) })}</Text>
    </PasswordModal>
  )
}
