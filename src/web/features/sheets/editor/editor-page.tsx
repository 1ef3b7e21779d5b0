import { Group, Stack } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/lib/paths.ts'
import { useSlashKey } from '#web/lib/use-slash-key.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { PrintRules } from '../document/print-rules.tsx'
import { AmountsDoor } from './amounts/amounts-door.tsx'
import { UseOfSheet } from '../use-of-sheet.tsx'
import { DoorsProvider } from './doors.ts'
import type { Doors, NewProductForm } from './doors.ts'
import classes from './editor-page.module.css'
import { SaveStatus } from './header/save-status.tsx'
import { SheetActions } from './header/sheet-actions.tsx'
import { SheetFactsLine } from './header/sheet-facts.tsx'
import { SheetTitle } from './header/sheet-title.tsx'
import { Lines } from './lines.tsx'
import { Calculator } from './panel/calculator.tsx'
import { CostCard } from './panel/cost-card.tsx'
import { PinnedBar } from './phone/pinned-bar.tsx'
import { PhotoCard } from '../photo/photo-card.tsx'
import { usePhone } from '#web/lib/use-phone.ts'
import { SaveBanner } from './saving/save-banner.tsx'
import { PasteDoor } from './paste/paste-door.tsx'
import { useFreshSources } from './saving/use-fresh-sources.ts'
import { useLeaveAfterSave } from './saving/use-leave-after-save.ts'
import { usePageKeys } from './saving/use-page-keys.ts'
import { usePublication } from './saving/use-publication.ts'
import { useSave } from './saving/use-save.ts'
import { hasUnsavedWork } from './state/editor-state.ts'
import { useEditor, useEditorState } from './state/use-editor.ts'
import { useEditorActions } from './use-editor-actions.ts'
import { focusAgain } from './table/focus-cell.ts'
import { DetailsCard } from './text/details-card.tsx'
import { MethodCard } from './text/method-card.tsx'

const ProductPicker = lazy(async () => ({
  default: (await import('./picker/product-picker.tsx')).ProductPicker,
}))
const PasteDialog = lazy(async () => ({
  default: (await import('./paste/paste-dialog.tsx')).PasteDialog,
}))
const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict/conflict-dialog.tsx')).ConflictDialog,
}))

/** A product being made; a form that goes on to the next one makes several before it closes. */
interface Creating {
  name: string
  onMade: (product: UserProduct) => void
  made: UserProduct[]
  /** Where the focus goes back to when none is made. */
  cameFrom: Element | null
}

export interface EditorPageProps {
  newProduct: (form: NewProductForm) => ReactNode
}

export function EditorPage({ newProduct }: EditorPageProps) {
  const store = useEditor()
  const t = useTranslations('shell.navigation')
  const phone = usePhone()
  const unsaved = useEditorState(hasUnsavedWork)
  const stored = useEditorState((state) => state.stored)
  const conflict = useEditorState((state) => state.conflict)
  const [failure, showFailure] = useState<string | null>(null)
  const [picking, setPicking] = useState(false)
  /** The text that the dialog opens with. */
  const [pasting, setPasting] = useState<string | null>(null)
  const [creating, setCreating] = useState<Creating | null>(null)
  const doors = useMemo<Doors>(
    () => ({
      openPicker: () => setPicking(true),
      openPaste: (text = '') => setPasting(text),
      createProduct: (name, onMade) =>
        setCreating({ name: capitalised(name), onMade, made: [], cameFrom: document.activeElement }),
    }),
    [],
  )

  const save = useSave(store)
  const leave = useLeaveAfterSave()
  const publication = usePublication(save, showFailure)
  const saveAndLeave = async () => {
    showFailure(null)
    if (await save()) leave()
  }
  usePageKeys(store, () => void save())
  useSlashKey(doors.openPicker)
  useEditorActions(
    {
      save: () => void save(),
      openPicker: doors.openPicker,
      openPaste: doors.openPaste,
      togglePublication: publication.toggle,
    },
    publication.published,
  )
  useFreshSources()

  return (
    <DoorsProvider value={doors}>
      <PrintRules margin="12mm" />
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
        <SaveBanner onRetry={() => void saveAndLeave()} />
        {failure !== null && <ErrorBanner text={failure} onClose={() => showFailure(null)} />}
      </Stack>
      <div className={classes.columns}>
        <Stack gap="lg" className={classes.main}>
          <Lines />
          <Group gap="xs">
            <PasteDoor />
            <AmountsDoor />
          </Group>
          <MethodCard />
          <DetailsCard />
          <PhotoCard sheetId={stored.id} title={stored.title} />
        </Stack>
        <aside className={classes.panel}>
          <CostCard />
          <Calculator />
          <UseOfSheet id={stored.id} to="editRecipe" />
        </aside>
      </div>
      {phone && <PinnedBar onSave={() => void saveAndLeave()} />}
      <Suspense>
        {creating !== null &&
          newProduct({
            name: creating.name,
            onAdded: (product) => creating.made.push(product),
            onClose: () => {
              flushSync(() => setCreating(null))
              for (const product of creating.made) creating.onMade(product)
              if (creating.made.length === 0) focusAgain(creating.cameFrom)
            },
          })}
        {pasting !== null && <PasteDialog initialText={pasting} onClose={() => setPasting(null)} />}
        {picking && <ProductPicker onClose={() => setPicking(false)} />}
        {conflict !== null && <ConflictDialog theirs={conflict} onSave={() => void saveAndLeave()} />}
      </Suspense>
    </DoorsProvider>
  )
}

/** A name as a list of products has it, however it was typed in a recipe. */
function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
}
