import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { ChoiceBox } from '#web/ui/table/choice-box.tsx'
import type { SheetSummary, UnreadTab, Verdict } from '../reading/overview.ts'
import { baseName } from '../reading/source-files.ts'
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
 * A found sheet: its title, its lines, what it costs in the file and by its lines, and the verdict. A row that was painted
 * is not rendered again while the list is scrolled.
 */
export const FoundRow = memo(function FoundRow({ sheet, file, choice, change, onOpen }: FoundRowProps) {
  const t = useTranslations('sheetFiles')
  const tTrade = useTranslations('trade.sheetCategories')
  const reasonText = useReasonText()
  const text = useFileTexts()
  const title = choice.title ?? sheet.title
  const category = choice.category ?? sheet.category
  const { verdict, lines, total, cost, reasons, moreReasons } = sheet
  return (
    <article className={classes.row} data-left-out={choice.leftOut || undefined}>
      <span className={classes.keep}>
        <ChoiceBox
          label={t('list.keep', { title })}
          checked={!choice.leftOut}
          onChoose={() => change(sheet.id, { leftOut: !choice.leftOut })}
        />
      </span>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.open}
          aria-label={t('list.open', { title })}
          onClick={() => onOpen({ sheet: sheet.id })}
        >
          {title}
        </button>
        <div className={classes.dimmed} title={file}>
          {[
            sheet.hidden && t('list.hidden'),
            category !== null && tTrade(category),
            t('list.lines', { count: lines }),
            baseName(file),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <dl className={classes.costs}>
        <div>
          <dt className="dimmed">{t('list.file')}</dt>
          <dd>{total === null ? t('list.noTotal') : text.money(total, sheet.currency)}</dd>
        </div>
        <div>
          <dt className="dimmed">{t('list.computed')}</dt>
          <dd>{cost === null ? t('list.noCost') : text.money(cost, sheet.currency)}</dd>
        </div>
      </dl>
      <div className={classes.verdict}>
        <VerdictBadge verdict={verdict} />
        {reasons.map((reason, at) => (
          <p key={at} className={classes.reason}>
            {reasonText(reason)}
          </p>
        ))}
        {moreReasons > 0 && <p className={classes.dimmed}>{t('list.more', { count: moreReasons })}</p>}
      </div>
    </article>
  )
})

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
      <div className={classes.words}>
        <button
          type="button"
          className={classes.open}
          aria-label={t('list.open', { title: unread.name })}
          onClick={() => onOpen(tabId(unread))}
        >
          {unread.name}
        </button>
        <div className={classes.dimmed} title={file}>
          {[unread.hidden === true && t('list.hidden'), baseName(file)].filter(Boolean).join(' · ')}
        </div>
      </div>
      <span className={classes.costs} />
      <div className={classes.verdict}>
        <VerdictBadge verdict="unread" />
        <p className={classes.reason}>{t(`tabs.${unread.outcome}`)}</p>
      </div>
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
