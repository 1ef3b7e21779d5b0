import { Button, FileButton, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ArchiveReading, Meetings } from '#contract/account-archive.ts'
import { UndoImportModal } from '#web/entities/import/undo-import-modal.tsx'
import { useFormat } from '#web/lib/format/use-format.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { Working } from '#web/ui/table-file/working.tsx'
import { ArchiveChoices, kindsThere } from './archive-choices.tsx'
import { ArchiveDone } from './archive-done.tsx'
import { ArchiveSummary, isNothing } from './archive-summary.tsx'
import { useArchiveFailureText } from './use-archive-failure-text.ts'
import { useArchiveImport } from './use-archive-import.ts'

/** Chooses an archive, shows what it holds and what is there already, and imports it. */
export function ImportArchive({ className }: { className: string | undefined }) {
  const t = useTranslations('archive')
  const tImports = useTranslations('imports.undoing')
  const textOf = useArchiveFailureText()
  const { step, read, bring, stop } = useArchiveImport()
  const [undoing, setUndoing] = useState<string | null>(null)
  const reset = useRef<() => void>(null)
  const close = () => {
    if (stop()) notifySuccess(t('cancelled'))
  }
  const content = (): ReactNode => {
    if (step?.at === 'reading') return <Working text={t('reading')} share={null} onCancel={close} />
    if (step?.at === 'importing') return <Working text={t('importing')} share={null} onCancel={close} />
    if (step?.at === 'failed') return <ErrorBanner text={textOf(step.failure)} />
    if (step?.at === 'done') return <ArchiveDone imported={step.imported} />
    if (step?.at !== 'choosing') return null
    const failure = 'failure' in step ? textOf(step.failure) : undefined
    return (
      <Choosing
        reading={step.reading}
        failure={failure}
        onImport={(meetings) => void bring(step.reading, meetings)}
        onCancel={close}
      />
    )
  }
  return (
    <div className={className}>
      <div>
        <Title order={3} size="h4">
          {t('title')}
        </Title>
        <Text c="dimmed">{t('lead')}</Text>
      </div>
      <FileButton
        accept=".zip,application/zip"
        resetRef={reset}
        inputProps={{ 'aria-label': t('choose') }}
        onChange={(file) => {
          // Allows the same file to be chosen again.
          reset.current?.()
          if (file) void read(file)
        }}
      >
        {(props) => (
          <DemoLock>
            <Button variant="default" {...props}>
              {t('choose')}
            </Button>
          </DemoLock>
        )}
      </FileButton>
      <NamedModal
        opened={step !== undefined}
        onClose={close}
        title={step?.at === 'done' ? t('done.title') : t('title')}
        size="lg"
        closeOnClickOutside={step?.at !== 'importing'}
        closeOnEscape={step?.at !== 'importing'}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Stack gap="lg">
          {content()}
          {(step?.at === 'failed' || step?.at === 'done') && (
            <Group justify="flex-end">
              {step.at === 'done' && step.imported.importId !== null && (
                <Button
                  variant="default"
                  onClick={() => {
                    setUndoing(step.imported.importId)
                    close()
                  }}
                >
                  {tImports('label')}
                </Button>
              )}
              <Button onClick={close} data-autofocus>
                {t('close')}
              </Button>
            </Group>
          )}
        </Stack>
      </NamedModal>
      <UndoImportModal importId={undoing} onClose={() => setUndoing(null)} />
    </div>
  )
}

interface ChoosingProps {
  reading: ArchiveReading
  failure: string | undefined
  onImport: (meetings: Meetings) => void
  onCancel: () => void
}

function Choosing({ reading, failure, onImport, onCancel }: ChoosingProps) {
  const t = useTranslations('archive')
  const tCommon = useTranslations('common')
  const format = useFormat()
  const [meetings, setMeetings] = useState<Meetings>({})
  const { holds, there, empty, sameWastage, carteKept, fullName, madeAt } = reading
  return (
    <Stack gap="lg">
      <div>
        <Text fw={600} mb={6}>
          {t('of', { name: fullName, date: format.dateLong(madeAt) })}
        </Text>
        {isNothing(holds) ? <Text>{t('nothing')}</Text> : <ArchiveSummary lead={t('holds')} counts={holds} />}
      </div>
      {kindsThere(there).length > 0 && (
        <ArchiveChoices there={there} meetings={meetings} onChange={setMeetings} />
      )}
      {empty && !isNothing(holds) && <Text size="sm">{t('notes.settings')}</Text>}
      {!empty && !sameWastage && <Text size="sm">{t('notes.wastage')}</Text>}
      {carteKept && <Text size="sm">{t('notes.carte')}</Text>}
      {failure !== undefined && <ErrorBanner text={failure} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {tCommon('cancel')}
        </Button>
        <Button onClick={() => onImport(meetings)}>{t('submit')}</Button>
      </Group>
    </Stack>
  )
}
