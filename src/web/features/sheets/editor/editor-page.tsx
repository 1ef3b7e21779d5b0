import { Stack } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { useSlashKey } from '#web/lib/use-slash-key.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import classes from './editor-page.module.css'
import { SaveStatus } from './header/save-status.tsx'
import { SheetActions } from './header/sheet-actions.tsx'
import { SheetFactsLine } from './header/sheet-facts.tsx'
import { SheetTitle } from './header/sheet-title.tsx'
import { Lines } from './lines.tsx'
import { Calculator } from './panel/calculator.tsx'
import { CostCard } from './panel/cost-card.tsx'
import { PinnedBar } from './phone/pinned-bar.tsx'
import { usePhone } from './phone/use-phone.ts'
import { SaveBanner } from './saving/save-banner.tsx'
import { useFreshProducts } from './saving/use-fresh-products.ts'
import { useLeaveAfterSave } from './saving/use-leave-after-save.ts'
import { usePageKeys } from './saving/use-page-keys.ts'
import { usePublication } from './saving/use-publication.ts'
import { useSave } from './saving/use-save.ts'
import { hasUnsavedWork } from './state/editor-state.ts'
import { useEditor, useEditorState } from './state/use-editor.ts'
import { DetailsCard } from './text/details-card.tsx'
import { MethodCard } from './text/method-card.tsx'

const ProductPicker = lazy(async () => ({
  default: (await import('./picker/product-picker.tsx')).ProductPicker,
}))
const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
}))

export function EditorPage() {
  const store = useEditor()
  const t = useTranslations('shell.navigation')
  const phone = usePhone()
  const unsaved = useEditorState(hasUnsavedWork)
  const conflict = useEditorState((state) => state.conflict)
  const [failure, showFailure] = useState<string | null>(null)
  const [picking, setPicking] = useState(false)
  const openPicker = useCallback(() => setPicking(true), [])

  const save = useSave(store)
  const leave = useLeaveAfterSave()
  const publication = usePublication(save, showFailure)
  const saveAndLeave = async () => {
    showFailure(null)
    if (await save()) leave()
  }
  usePageKeys(store, () => void save())
  useSlashKey(openPicker)
  useFreshProducts()

  return (
    <div className={classes.page}>
      <UnsavedChangesGuard dirty={unsaved} />
      <header className={classes.header}>
        <div className={classes.top}>
          <TextLink to={paths.recipes} className={classes.crumb}>
            <IconChevronLeft size={14} aria-hidden /> {t('recipes')}
          </TextLink>
          {phone && <SaveStatus />}
        </div>
        <SheetTitle />
        <div className={classes.bottom}>
          <SheetFactsLine />
          <SheetActions
            publication={publication}
            onSave={() => void saveAndLeave()}
            showFailure={showFailure}
          />
        </div>
      </header>
      <Stack gap="sm" className={classes.banners}>
        <SaveBanner onRetry={() => void save()} />
        {failure !== null && <ErrorBanner text={failure} onClose={() => showFailure(null)} />}
      </Stack>
      <div className={classes.columns}>
        <Stack gap="lg" className={classes.main}>
          <Lines onOpenPicker={openPicker} />
          <MethodCard />
          <DetailsCard />
        </Stack>
        <aside className={classes.panel}>
          <CostCard />
          <Calculator />
        </aside>
      </div>
      {phone && <PinnedBar onSave={() => void saveAndLeave()} />}
      <Suspense>
        {picking && <ProductPicker onClose={() => setPicking(false)} />}
        {conflict !== null && <ConflictDialog theirs={conflict} save={save} />}
      </Suspense>
    </div>
  )
}
