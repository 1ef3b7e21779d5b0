import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BackupFile, Backups } from '#contract/operator.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import entries from '#web/ui/entry-list.module.css'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { DownloadModal } from './download-modal.tsx'
import { backupsQuery, useBackUp } from './operator-api.ts'
import { useSizeText } from '#web/lib/format/use-size-text.ts'

const DAY_MS = 86_400_000
/** A night that was missed is no alarm yet: the machine may have been off. */
const OLD_DAYS = 2

/** How the last backups ended, the files, and one more at once. */
export function BackupsSection({ id }: { id: string }) {
  const t = useTranslations('operator.backups')
  const sentence = useFailureSentence()
  const query = useQuery(backupsQuery())
  const begin = useBackUp()
  const [downloading, setDownloading] = useState<BackupFile | null>(null)
  const running = begin.isPending || query.data?.running != null
  return (
    <SettingsCard id={id} title={t('title')}>
      <PageState query={query} failureText={t('failure')} skeleton={<Skeleton height={180} />}>
        {(backups) => (
          <>
            <Rule backups={backups} />
            <Outcome backups={backups} />
            <Group gap="8px 16px">
              <Button
                onClick={() => !running && begin.mutate({})}
                aria-disabled={running}
                data-disabled={running || undefined}
              >
                {running ? t('busy') : t('now')}
              </Button>
              <Progress backups={backups} refused={begin.data?.begun === false && !begin.isPending} />
            </Group>
            {begin.error !== null && <ErrorBanner text={sentence(t('notBegun'), begin.error)} />}
            <Title order={3} size="h4" mt="xs">
              {t('files')}
            </Title>
            {backups.files.length === 0 ? (
              !backups.missingFolder && <Text c="dimmed">{t('noFile')}</Text>
            ) : (
              <ul aria-label={t('files')}>
                {backups.files.map((file) => (
                  <FileEntry key={file.file} file={file} onDownload={() => setDownloading(file)} />
                ))}
              </ul>
            )}
          </>
        )}
      </PageState>
      <DownloadModal file={downloading} onClose={() => setDownloading(null)} />
    </SettingsCard>
  )
}

function Rule({ backups: { at, kept, folder, missingFolder } }: { backups: Backups }) {
  const t = useTranslations('operator.backups')
  return (
    <>
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {at === null ? t('never', { kept }) : t('nightly', { at, kept })}{' '}
        {!missingFolder && t('folder', { folder })}
      </Text>
      {missingFolder && <ErrorBanner text={t('missingFolder', { folder })} />}
    </>
  )
}

/** When the last one succeeded; what has failed since. */
function Outcome({ backups: { at, last, failure } }: { backups: Backups }) {
  const t = useTranslations('operator.backups')
  const format = useFormat()
  const size = useSizeText()
  const [now] = useState(Date.now)
  const moment = (instant: string) => ({ date: format.dateLong(instant), time: format.time(instant) })
  const days = last === null ? 0 : Math.floor((now - Date.parse(last.endedAt)) / DAY_MS)
  return (
    <>
      <output>
        {last === null
          ? t('none')
          : t('last', { ...moment(last.endedAt), size: size(last.bytes), rows: last.rows })}
      </output>
      {at !== null && days >= OLD_DAYS && <Alert color="saffron">{t('old', { days })}</Alert>}
      {failure !== null && (
        <Alert color="beetroot" title={t('failed', { ...moment(failure.endedAt), server: failure.server })}>
          <span lang="fr">{failure.reason}</span>
        </Alert>
      )}
    </>
  )
}

function Progress({ backups: { running }, refused }: { backups: Backups; refused: boolean }) {
  const t = useTranslations('operator.backups')
  const format = useFormat()
  const size = useSizeText()
  if (running === null) return refused && <output>{t('already')}</output>
  const { beganAt, bytes } = running
  return (
    <output>
      {beganAt === null
        ? t('runningElsewhere')
        : t('running', { time: format.time(beganAt), size: size(bytes ?? 0) })}
    </output>
  )
}

function FileEntry({ file, onDownload }: { file: BackupFile; onDownload: () => void }) {
  const t = useTranslations('operator.backups')
  const format = useFormat()
  const size = useSizeText()
  const moment = { date: format.dateLong(file.beganAt), time: format.time(file.beganAt) }
  return (
    <li className={entries.entry}>
      <div>
        <Text>
          {t('file', moment)} · {size(file.bytes)}
        </Text>
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {file.file}
        </Text>
      </div>
      <Button variant="default" size="compact-md" onClick={onDownload} aria-label={t('downloadOne', moment)}>
        {t('download')}
      </Button>
    </li>
  )
}
