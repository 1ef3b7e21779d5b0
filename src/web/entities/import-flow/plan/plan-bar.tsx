import { Button, Group } from '@mantine/core'
import { IconChevronDown } from '#web/ui/icons/chevron-down.ts'
import { IconChevronUp } from '#web/ui/icons/chevron-up.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { OutcomeBar } from '#web/ui/table-file/outcome-bar.tsx'
import { useImportTexts } from '../import-texts.ts'
import classes from './plan-bar.module.css'

export interface PlanBarProps {
  /** What will happen, in whole sentences. */
  children: ReactNode
  /** The same in some words, which a phone unfolds; `folded` says more of it while it is not. */
  short: ReactNode
  folded: ReactNode
  disabled: boolean
  onConfirm: () => void
}

/** What will happen, and 'Valider'; sticky under the list, on a phone as one line of it. */
export function PlanBar({ children, short, folded, disabled, onConfirm }: PlanBarProps) {
  const { t } = useImportTexts()
  const phone = usePhone()
  const [unfolded, setUnfolded] = useState(false)
  return (
    <OutcomeBar label={t('differences.summary.label')}>
      {phone && unfolded && (
        <div id={DETAILS} className={classes.details}>
          {children}
        </div>
      )}
      <Group justify="space-between" gap="md" wrap="nowrap">
        {phone ? (
          <button
            type="button"
            className={classes.fold}
            aria-expanded={unfolded}
            aria-controls={unfolded ? DETAILS : undefined}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? <IconChevronDown {...ICON} /> : <IconChevronUp {...ICON} />}
            <span>
              {short}
              {!unfolded && folded}
            </span>
          </button>
        ) : (
          <div>{children}</div>
        )}
        <Button flex="none" disabled={disabled} onClick={onConfirm}>
          {t('differences.confirm')}
        </Button>
      </Group>
    </OutcomeBar>
  )
}

const DETAILS = 'what-will-change'
const ICON = { size: 18, 'aria-hidden': true } as const
