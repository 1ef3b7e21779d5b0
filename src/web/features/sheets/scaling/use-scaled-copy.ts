import { useTranslations } from 'use-intl'
import type { TechSheet, TechSheetInput } from '#contract/sheets.ts'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { useDuplicateSheet } from '../sheets-api.ts'

const PORTIONS_IN_TITLE = /\s*\(\d+ portions?\)$/u

interface ScaledCopy {
  /** The title of the stored sheet, as it is when the copy is there. */
  original: () => string
  onCopied: (copy: TechSheet) => void
}

/** Keeps a sheet for another number of portions as a copy named after them: 'Blanquette (80 portions)'. */
export function useScaledCopy({ original, onCopied }: ScaledCopy) {
  const t = useTranslations('scaling')
  const tFailure = useTranslations('sheets.duplication')
  const textOf = useFailureText()
  const { mutate, isPending } = useDuplicateSheet({
    onCopied: (copy) => {
      notifySuccess(t('copied', { title: copy.title, original: original() }))
      onCopied(copy)
    },
    onFailed: (failure) => notifyFailure(textOf(failure, tFailure('failed'))),
  })
  const keep = (id: string, content: TechSheetInput) => {
    if (refusedInDemo()) return
    const named = content.title.replace(PORTIONS_IN_TITLE, '')
    const suffix = t('titleSuffix', { count: content.portions })
    const title = `${named.slice(0, SHEET_MAX_LENGTH.title - suffix.length).trimEnd()}${suffix}`
    mutate({ id, sheet: { ...content, title } })
  }
  return { keep, isPending }
}
