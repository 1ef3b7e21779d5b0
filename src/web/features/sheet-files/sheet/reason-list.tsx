import { Flex } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Verdict } from '../reading/overview.ts'
import type { ShownReason } from '../reading/shown-reasons.ts'
import { VerdictBadge } from '../list/found-row.tsx'
import { useReasonText } from '../use-reason-text.ts'
import classes from './reason-list.module.css'
import type { FigureSelection } from './use-figure-selection.ts'

export interface ReasonListProps {
  verdict: Verdict
  reasons: readonly ShownReason[]
  selection: FigureSelection
}

/** The verdict of a sheet, and each reason for it with the way to its cell. */
export function ReasonList({ verdict, reasons, selection }: ReasonListProps) {
  const t = useTranslations('sheetFiles.sheet')
  const textOf = useReasonText()
  if (reasons.length === 0)
    return (
      <Flex component="p" wrap="wrap" align="center" gap={8}>
        <VerdictBadge verdict={verdict} /> {t('exact')}
      </Flex>
    )
  return (
    <div>
      <VerdictBadge verdict={verdict} />
      <ul className={classes.reasons} aria-label={t('reasons')}>
        {reasons.map((reason, at) => (
          <li key={at}>
            {reason.place === null ? (
              textOf(reason)
            ) : (
              <button
                type="button"
                className={classes.reason}
                onClick={() => reason.place !== null && selection.choosePlace(reason.place)}
              >
                {textOf(reason)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
