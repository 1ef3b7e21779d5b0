import { useTranslations } from 'use-intl'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { Issue } from '../state/issues.ts'
import { lineName } from '../state/line-source.ts'
import { onlyRemoved } from '../state/only-removed.ts'
import { useEditorState } from '../state/use-editor.ts'
import { useIssueText } from '../state/use-issue-text.ts'
import { inCycle } from '../table/use-line-issues.ts'

/** What was being stored when the server refused a field. */
type RefusedPart = 'quantity' | 'wastage' | 'added' | 'ingredient' | 'price' | 'method'

interface RefusedField {
  part: RefusedPart
  /** Of its line; null for a field of the sheet. */
  name: string | null
}

/**
 * 'Erreur lors de la mise à jour de la quantité : Riz. La quantité doit être supérieure à 0.' for the fields that the last
 * save was refused for, and 'Erreur lors de la suppression de l’ingrédient : Riz.' where nothing else was to be saved; null
 * where the refusal names none of them.
 */
export function useRefusedWords(): string | null {
  const t = useTranslations('editor.save.refused')
  const ruleText = useIssueText()
  const tTable = useTranslations('editor.table')
  const textOf = useFailureText()
  const draft = useEditorState((state) => state.draft)
  const stored = useEditorState((state) => state.lineIds)
  const refused = useEditorState((state) => state.refused)
  const failure = useEditorState((state) => state.failure)
  const saved = useEditorState((state) => state.stored)

  const cycle = draft.lines.find((line) => inCycle(line, failure))
  const issues: readonly Issue[] =
    cycle === undefined ? refused : [{ at: 'line', key: cycle.key, field: 'product', rule: 'invalid' }]
  const fields = issues.flatMap((issue) => fieldOf(issue, { draft, lineIds: stored }) ?? [])
  if (fields.length === 0) {
    const removed = failure === null ? [] : onlyRemoved({ draft, stored: saved, lineIds: stored })
    if (removed.length === 0) return null
    const names = removed.map((line) => lineName(line) ?? tTable('noProduct')).join(', ')
    return [`${t('of', { error: t('removed'), names })}.`, textOf(failure, '')].join(' ').trim()
  }

  const parts = [...new Set(fields.map(({ part }) => part))].map((part) => {
    const lines = fields.filter((field) => field.part === part && field.name !== null)
    if (lines.length === 0) return `${t(part)}.`
    const names = lines.map(({ name }) => name || tTable('noProduct')).join(', ')
    return `${t('of', { error: t(part), names })}.`
  })
  const sentences = new Set(
    issues.map((issue) =>
      ruleText(
        issue,
        draft.lines.find(({ key }) => issue.at === 'line' && key === issue.key),
      ),
    ),
  )
  const [sentence] = sentences
  if (cycle !== undefined) parts.push(textOf(failure))
  else if (sentence !== undefined && sentences.size === 1) parts.push(`${sentence}.`)
  return parts.join(' ')
}

function fieldOf(
  issue: Issue,
  { draft, lineIds }: Pick<EditorState, 'draft' | 'lineIds'>,
): RefusedField | null {
  if (issue.at === 'lines') return null
  if (issue.at === 'fact') {
    if (issue.field === 'sellingPriceHt' || issue.field === 'tvaRate') return { part: 'price', name: null }
    return issue.field === 'method' ? { part: 'method', name: null } : null
  }
  const line = draft.lines.find(({ key }) => key === issue.key)
  // Removed since: nothing of it is to be corrected.
  if (line === undefined) return null
  const name = line.product?.name ?? line.preparation?.title ?? ''
  if (issue.field === 'quantity') return { part: 'quantity', name }
  if (issue.field === 'wastagePercent') return { part: 'wastage', name }
  return { part: lineIds.has(issue.key) ? 'ingredient' : 'added', name }
}
