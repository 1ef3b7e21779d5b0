import { Card, Group, Stack } from '@mantine/core'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { AmountsButton } from '../editor/amounts/amounts-button.tsx'
import { Conflict } from '../editor/conflict/conflict.tsx'
import { useEditorDialogs } from '../editor/editor-dialogs.ts'
import layout from '../editor/editor-page.module.css'
import { Lines } from '../editor/lines.tsx'
import { Calculator } from '../editor/panel/calculator.tsx'
import { CostCard } from '../editor/panel/cost-card.tsx'
import { PinnedBar } from '../editor/phone/pinned-bar.tsx'
import { focusTitle } from '../editor/saving/focus-issue.ts'
import { SaveBanner } from '../editor/saving/save-banner.tsx'
import { useFreshSources } from '../editor/saving/use-fresh-sources.ts'
import { usePageKeys } from '../editor/saving/use-page-keys.ts'
import { useSave } from '../editor/saving/use-save.ts'
import { useSendSheet } from '../editor/saving/use-send-sheet.ts'
import { isStored } from '../editor/state/editor-state.ts'
import { useEditor, useEditorState } from '../editor/state/use-editor.ts'
import { useUnsaved } from '../editor/state/use-unsaved.ts'
import { TextArea } from '../editor/text/text-fields.tsx'
import { useEditorActions } from '../editor/use-editor-actions.ts'
import { BuilderActions } from './builder-actions.tsx'
import { DraftStatus } from './draft/draft-status.tsx'
import type { LocalDraftStatus } from './draft/local-draft.ts'
import { BuilderAllergens } from './sections/builder-allergens.tsx'
import { BuilderFacts } from './sections/builder-facts.tsx'
import { BuilderMore } from './sections/builder-more.tsx'
import { Section } from './sections/section.tsx'
import { StepList } from './steps/step-list.tsx'
import { useRefetchedSources } from './use-refetched-sources.ts'

interface BuilderFormProps {
  draftStatus: LocalDraftStatus
  resumed: boolean
  notice: ReactNode
  onCreated: (id: string) => void
  onDuplicated: (id: string) => void
}

export function BuilderForm({ draftStatus, resumed, notice, onCreated, onDuplicated }: BuilderFormProps) {
  const t = useTranslations()
  const store = useEditor()
  const phone = usePhone()
  const dialogs = useEditorDialogs()
  const unsaved = useUnsaved()
  const title = useEditorState(({ draft }) => draft.title.trim())
  const save = useSave(store, useSendSheet(onCreated))
  const onSave = () => void save()
  usePageKeys(store, onSave)
  useEditorActions({ save: onSave, openPicker: dialogs.openPicker, openPaste: dialogs.openPaste }, null)
  useFreshSources()
  useRefetchedSources(resumed)
  // A new sheet begins with its name.
  useEffect(() => {
    if (!isStored(store.state().stored)) focusTitle()
  }, [store])

  return (
    <>
      <UnsavedChangesGuard
        dirty={unsaved}
        onSave={save}
        draftStays={draftStatus.state !== 'refused' && draftStatus.state !== 'elsewhere'}
      />
      <PageHeader
        title={title === '' ? t('builder.newTitle') : title}
        crumb={{ label: t('shell.navigation.recipes'), to: paths.recipes }}
        meta={<DraftStatus draftStatus={draftStatus} />}
        actions={<BuilderActions save={save} onDuplicated={onDuplicated} />}
      />
      <Stack gap="sm" className={layout.banners}>
        <SaveBanner onRetry={onSave} />
        {notice}
      </Stack>
      <div className={layout.columns}>
        <Stack gap="lg">
          <BuilderFacts />
          <Section title={t('builder.ingredients')}>
            <Lines />
            <Group>
              <AmountsButton />
            </Group>
          </Section>
          <Section title={t('editor.text.equipment')} hint={t('editor.text.onePerLine')}>
            <TextArea field="equipment" label={t('editor.text.equipment')} labelHidden />
          </Section>
          <Section title={t('builder.steps.title')} hint={phone ? undefined : t('builder.steps.hint')} card>
            <StepList />
          </Section>
          <Section title={t('editor.text.storage')} hint={t('editor.text.storageHint')}>
            <TextArea field="storage" label={t('editor.text.storage')} labelHidden />
          </Section>
          <Section title={t('editor.text.notes')} hint={t('builder.notesHint')}>
            <TextArea field="notes" label={t('editor.text.notes')} labelHidden />
          </Section>
          <Section title={t('builder.allergens.title')} hint={t('builder.allergens.hint')} card>
            <BuilderAllergens />
          </Section>
          <Card component="section" padding={0}>
            <BuilderMore />
          </Card>
        </Stack>
        <aside className={layout.panel}>
          <CostCard />
          <Calculator />
        </aside>
      </div>
      {phone && <PinnedBar onSave={onSave} />}
      <Conflict onSave={onSave} />
    </>
  )
}
