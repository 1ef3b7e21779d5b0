import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/lib/format/use-format.ts'
import { ChoiceBox } from '#web/ui/table/choice-box.tsx'
import type { ShownReason } from '../reading/shown-reasons.ts'
import type { SheetSummary, UnreadTab, Verdict } from '../reading/overview.ts'
import { baseName } from '#web/lib/sources/chosen-files.ts'
import { useFileTexts } from '../use-file-texts.ts'
import { useReasonText } from '../use-reason-text.ts'
import type { OpenedPart } from '../sheet-import-page.tsx'
import type { SheetChoice, SheetChoices } from '../answers/use-sheet-choices.ts'
import { tabId } from '../verdict.ts'
import classes from './found-list.module.css'

export interface FoundRowProps {
  sheet: SheetSummary
  /** The name of its file. */
  file: string
  choice: SheetChoice
  change: SheetChoices['change']
  onOpen: (opened: OpenedPart) => void
}

/**
 * A found sheet in a line: its name, portions and cost, and a mark where that cost may be wrong; neither box nor mark where the account
 * has it as it is. A row that was painted is not
 * rendered again while the list is scrolled.
 */
export const FoundRow = memo(function FoundRow({ sheet, file, choice, change, onOpen }: FoundRowProps) {
  const t = useTranslations('sheetFiles')
  const reasonText = useReasonText()
  const text = useFileTexts()
  const format = useFormat()
  const title = choice.title ?? sheet.title
  const portions = choice.portions ?? sheet.portions
  const marks = sheet.unchanged === true ? [] : costMarks(sheet)
  return (
    <article className={classes.row} data-left-out={choice.leftOut || undefined}>
      <span className={classes.keep}>
        {sheet.unchanged !== true && (
          <ChoiceBox
            label={t('list.keep', { title })}
            checked={!choice.leftOut}
            onChoose={() => change(sheet.id, { leftOut: !choice.leftOut })}
          />
        )}
      </span>
      <button
        type="button"
        className={classes.open}
        aria-label={t('list.open', { title })}
        title={[sheet.hidden && t('list.hidden'), baseName(file)].filter(Boolean).join(' · ')}
        onClick={() => onOpen({ sheet: sheet.id })}
      >
        {title}
      </button>
      <span className={classes.portions} data-unknown={portions === null || undefined}>
        {portions ?? 1}
      </span>
      <span className={classes.cost}>
        {sheet.cost === null
          ? t('list.noCost')
          : sheet.isPartial === true
            ? format.partialSum(sheet.cost, true)
            : text.money(sheet.cost, sheet.currency)}
      </span>
      <span className={classes.mark}>
        {marks.length > 0 && (
          <Mark verdict="doubtful" word={t('verdict.doubtful')} why={marks.map(reasonText)} />
        )}
      </span>
    </article>
  )
})

/** Doubts about a name are answered in the details; one sentence above the list is about missing totals and portions. */
const NOT_OF_COST: readonly ShownReason['reason'][] = [
  'title-unclear',
  'title-twice',
  'total-missing',
  'portions-missing',
]

const costMarks = ({ reasons }: SheetSummary) => reasons.filter(({ reason }) => !NOT_OF_COST.includes(reason))

/** A mark of a word; what it says in full is its tip, and is on the page that the row opens. */
function Mark({ verdict, word, why }: { verdict: Verdict | 'unread'; word: string; why: readonly string[] }) {
  return (
    <span
      className={classes.badge}
      data-verdict={verdict}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its reasons are read in place of its word
      role="img"
      aria-label={[word, ...why].join(' ')}
      title={why.join('\n')}
    >
      <IconAlertTriangle size={14} aria-hidden />
      <span className={classes.word}>{word}</span>
    </span>
  )
}

export interface UnreadRowProps {
  unread: UnreadTab
  file: string
  onOpen: (tab: string) => void
}

/** A tab that seems to be a sheet, and was not read. */
export function UnreadRow({ unread, file, onOpen }: UnreadRowProps) {
  const t = useTranslations('sheetFiles')
  return (
    <article className={classes.row}>
      <span className={classes.keep} />
      <button
        type="button"
        className={classes.open}
        aria-label={t('list.open', { title: unread.name })}
        title={[unread.hidden === true && t('list.hidden'), baseName(file)].filter(Boolean).join(' · ')}
        onClick={() => onOpen(tabId(unread))}
      >
        {unread.name}
      </button>
      <span className={classes.mark}>
        <Mark verdict="unread" word={t('verdict.unread')} why={[t(`tabs.${unread.outcome}`)]} />
      </span>
    </article>
  )
}

/** 'Juste', 'Sans total', 'À regarder' or 'Illisible'. */
export function VerdictBadge({ verdict }: { verdict: Verdict | 'unread' }) {
  const t = useTranslations('sheetFiles.verdict')
  return (
    <span className={classes.badge} data-verdict={verdict}>
      {t(verdict)}
    </span>
  )
}
