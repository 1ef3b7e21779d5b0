import { useDisclosure } from '@mantine/hooks'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePaletteActions } from '#web/lib/keyboard/palette-actions.ts'
import { useFocusBack } from '#web/lib/keyboard/use-focus-back.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { orpc } from '#web/lib/query/api.ts'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { useClosingQuestion } from '#web/ui/use-closing-question.tsx'
import { MakeForm, type MakeFormProps } from '../make/make-form.tsx'
import { type LabelledSource, productSource, sheetSource } from '../make/labelled-source.ts'
import { PickSource } from './pick-source.tsx'
import type { BatchSource } from './use-batch-sources.ts'

/** A new batch by a button, by the key 'n' and from the palette. Render `modal` once. */
export function useNewBatch() {
  const t = useTranslations('batches.new')
  const [opened, { open, close }] = useDisclosure()
  useShortcut('n', open)
  const label = t('open')
  const keywords = t('paletteKeywords')
  usePaletteActions(useMemo(() => [{ id: 'new-batch', label, keywords, run: open }], [label, keywords, open]))
  return { add: open, modal: <NewBatchModal opened={opened} onClose={close} /> }
}

/** What it is of, then its form; once its labels are printed, what the next one is of. */
function NewBatchModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('batches')
  const common = useTranslations('common')
  const [source, setSource] = useState<BatchSource | null>(null)
  const end = () => {
    setSource(null)
    onClose()
  }
  const { setDirty, cancel, question } = useClosingQuestion(opened, end)
  useFocusBack(opened)
  const next = () => {
    setDirty(false)
    setSource(null)
  }
  return (
    <>
      <NamedModal
        opened={opened}
        onClose={cancel}
        title={source === null ? t('new.open') : t('make.title', { name: source.name })}
        size="lg"
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        {source === null ? (
          <PickSource onPick={setSource} />
        ) : (
          <SourceForm source={source} onDirty={() => setDirty(true)} onDone={next} onCancel={cancel} />
        )}
      </NamedModal>
      {question}
    </>
  )
}

/** The form of a batch of what was picked, once that is read. */
function SourceForm({
  source: { id },
  ...form
}: { source: BatchSource } & Omit<MakeFormProps, 'of' | 'onMade'>) {
  const t = useTranslations('batches.new')
  const sheet = useQuery(
    orpc.sheets.get.queryOptions({
      input: 'techSheetId' in id ? { id: id.techSheetId } : skipToken,
      select: sheetSource,
    }),
  )
  const product = useQuery(
    orpc.products.get.queryOptions({
      input: 'userProductId' in id ? { id: id.userProductId } : skipToken,
      select: productSource,
    }),
  )
  return (
    <PageState<LabelledSource>
      query={'techSheetId' in id ? sheet : product}
      failureText={t('failed')}
      skeleton={<TableSkeleton rows={5} />}
    >
      {(of) => <MakeForm of={of} {...form} />}
    </PageState>
  )
}
