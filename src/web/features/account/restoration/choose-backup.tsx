import { Button, FileButton, Stack, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenedRestoration, RestorableFile } from '#contract/restoration-limits.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useSizeText } from '#web/lib/format/use-size-text.ts'
import list from '#web/ui/entry-list.module.css'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import type { Trouble } from './use-restoration.ts'
import { useRestorationFailureText } from './use-restoration-failure-text.ts'

interface ChooseBackupProps {
  opened: OpenedRestoration
  trouble: Trouble | undefined
  /** A file of this device, or the name of one in the server's folder. */
  onChoose: (file: File | string) => void
}

/** Chooses the backup: a file of this device, or one in the server's folder of backups. */
export function ChooseBackup({ opened: { folder, files }, trouble, onChoose }: ChooseBackupProps) {
  const t = useTranslations('restoration')
  const reset = useRef<() => void>(null)
  return (
    <Stack gap="lg">
      {trouble !== undefined && <TroubleBanner trouble={trouble} />}
      <div>
        <FileButton
          accept=".zst,application/zstd"
          resetRef={reset}
          inputProps={{ 'aria-label': t('choose') }}
          onChange={(file) => {
            // Allows the same file to be chosen again.
            reset.current?.()
            if (file) onChoose(file)
          }}
        >
          {(props) => (
            <Button {...props} size="md" fullWidth>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" mt={6}>
          {t('chooseHint')}
        </Text>
      </div>
      {files.length === 0 ? (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {t('noFile', { folder })}
        </Text>
      ) : (
        <div>
          <Title order={2} size="h5" mb={8} style={{ overflowWrap: 'anywhere' }}>
            {t('onServer', { folder })}
          </Title>
          <ul>
            {files.map((file) => (
              <FileEntry key={file.file} file={file} onChoose={() => onChoose(file.file)} />
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

function FileEntry({
  file: { file, bytes, madeAt },
  onChoose,
}: {
  file: RestorableFile
  onChoose: () => void
}) {
  const t = useTranslations('restoration')
  const format = useFormat()
  const size = useSizeText()
  const written = { date: format.dateLong(madeAt), time: format.time(madeAt) }
  return (
    <li className={list.entry}>
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>{file}</Text>
        <Text size="sm" c="dimmed">
          {t('file', { size: size(bytes), ...written })}
        </Text>
      </div>
      <Button variant="default" size="compact-md" aria-label={t('takeOne', { file })} onClick={onChoose}>
        {t('take')}
      </Button>
    </li>
  )
}

function TroubleBanner({ trouble }: { trouble: Trouble }) {
  const t = useTranslations('restoration')
  const textOf = useRestorationFailureText()
  if (trouble === 'empty') return <ErrorBanner text={t('emptyFile')} />
  if ('failure' in trouble) return <ErrorBanner text={textOf(trouble.failure, t('failed'))} />
  return (
    <div lang="fr">
      <ErrorBanner text={trouble.sentence} />
    </div>
  )
}
