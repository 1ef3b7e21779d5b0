import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePaletteActions } from '#web/lib/keyboard/palette-actions.ts'

interface EditorActions {
  save: () => void
  openPicker: () => void
  openPaste: () => void
  togglePublication?: () => void
  /** Where the sheet is stored. */
  read?: () => void
}

/** What the palette (Ctrl+K) offers while a sheet is edited; `published` null where that is not decided. */
export function useEditorActions(actions: EditorActions, published: boolean | null): void {
  const t = useTranslations('editor')
  const save = useTranslations('common')('save')
  const paste = useTranslations('paste')('title')
  const read = actions.read === undefined ? null : t('readRecipe')
  const publication =
    published === null ? null : published ? t('publication.unpublish') : t('publication.publish')
  // The list is stable while its callbacks change at every render.
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  usePaletteActions(
    useMemo(
      () => [
        { id: 'save-sheet', label: save, run: () => latest.current.save() },
        { id: 'pick-products', label: t('picker.title'), run: () => latest.current.openPicker() },
        { id: 'paste-recipe', label: paste, run: () => latest.current.openPaste() },
        ...(read === null ? [] : [{ id: 'read-sheet', label: read, run: () => latest.current.read?.() }]),
        ...(publication === null
          ? []
          : [{ id: 'publish-sheet', label: publication, run: () => latest.current.togglePublication?.() }]),
      ],
      [save, paste, publication, read, t],
    ),
  )
}
